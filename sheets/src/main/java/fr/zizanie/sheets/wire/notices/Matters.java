package fr.zizanie.sheets.wire.notices;

import fr.zizanie.codec.mark.Heard;
import java.util.List;

/**
 * PUT /api/notices/push: what somebody wants to be told on browsers that have no page open.
 *
 * @param matters as {@link Pushing} has them
 */
@Heard
public record Matters(List<String> matters) {}
