package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Wire;
import java.util.List;

/**
 * The answer to whatever changes an account.
 *
 * @param codes new recovery codes, which are told this once; each signs in once
 */
@Wire
public record NewCodes(AccountInfo account, List<String> codes) {}
