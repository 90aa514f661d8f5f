package fr.zizanie.server.people;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.exception.DataConversionException;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.verifier.exception.VerificationException;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.store.people.Passkey;
import fr.zizanie.table.seat.PlayerId;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Checks what authenticators say (Web Authentication, level 2); all texts are base64url. */
final class Authenticators {
  private static final Refusal UNPROVED =
      Reason.BAD_FIELD.because(
          "Cette clé d’accès n’a pas été reconnue. Essayez-en une autre, ou un mot de passe.",
          "This passkey was not recognized. Try another one, or a password.");

  private static final Base64.Encoder TO_TEXT = Base64.getUrlEncoder().withoutPadding();
  private static final Base64.Decoder FROM_TEXT = Base64.getUrlDecoder();

  private static final List<PublicKeyCredentialParameters> KINDS =
      List.of(
          kind(COSEAlgorithmIdentifier.ES256),
          kind(COSEAlgorithmIdentifier.EdDSA),
          kind(COSEAlgorithmIdentifier.RS256));

  private static final ObjectConverter CONVERTER = new ObjectConverter();
  private static final WebAuthnManager MANAGER =
      WebAuthnManager.createNonStrictWebAuthnManager(CONVERTER);
  private static final AttestedCredentialDataConverter CREDENTIALS =
      new AttestedCredentialDataConverter(CONVERTER);

  private Authenticators() {}

  private static PublicKeyCredentialParameters kind(COSEAlgorithmIdentifier algorithm) {
    return new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, algorithm);
  }

  /** What somebody's authenticator answered to a challenge. */
  record Answered(RelyingParty place, String challenge, String client) {
    ServerProperty server() {
      return ServerProperty.builder()
          .origin(new Origin(place.origin()))
          .rpId(place.site())
          .challenge(new DefaultChallenge(FROM_TEXT.decode(challenge)))
          .build();
    }

    byte[] said() {
      return FROM_TEXT.decode(client);
    }
  }

  /** {@return the passkey that was made for somebody at a time} */
  static Answer<Passkey> made(
      Answered answered, String attestation, PlayerId player, String label, long at) {
    try {
      var data =
          MANAGER.verify(
              new RegistrationRequest(FROM_TEXT.decode(attestation), answered.said()),
              new RegistrationParameters(answered.server(), KINDS, false, true));
      var authenticator =
          Objects.requireNonNull(data.getAttestationObject()).getAuthenticatorData();
      var credential = Objects.requireNonNull(authenticator.getAttestedCredentialData());
      return Answer.ok(
          new Passkey(
              TO_TEXT.encodeToString(credential.getCredentialId()),
              player,
              label,
              TO_TEXT.encodeToString(CREDENTIALS.convert(credential)),
              authenticator.getSignCount(),
              at,
              0));
    } catch (DataConversionException | VerificationException | IllegalArgumentException _) {
      return Answer.no(UNPROVED);
    }
  }

  /** {@return how many signatures a passkey says it has made, with this one that it proves} */
  static Answer<Long> proved(Answered answered, Passkey passkey, String data, String signature) {
    try {
      var verified =
          MANAGER.verify(
              new AuthenticationRequest(
                  FROM_TEXT.decode(passkey.id()),
                  FROM_TEXT.decode(data),
                  answered.said(),
                  FROM_TEXT.decode(signature)),
              new AuthenticationParameters(answered.server(), record(passkey), null, false, true));
      return Answer.ok(Objects.requireNonNull(verified.getAuthenticatorData()).getSignCount());
    } catch (DataConversionException | VerificationException | IllegalArgumentException _) {
      return Answer.no(UNPROVED);
    }
  }

  private static CredentialRecordImpl record(Passkey passkey) {
    return new CredentialRecordImpl(
        new NoneAttestationStatement(),
        null,
        null,
        null,
        passkey.signatures(),
        CREDENTIALS.convert(FROM_TEXT.decode(passkey.credential())),
        null,
        null,
        null,
        Set.of());
  }

  static Refusal unproved() {
    return UNPROVED;
  }
}
