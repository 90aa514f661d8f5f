import { Refused } from "../net/api";
import type { ByPasskey, Ceremony, Here, NewPasskey, Refusal } from "../wire";
import { bytesOf, lettersOf } from "./base64url";
import { deviceOf } from "./device";

const GONE: Refusal = {
  code: "no-passkey",
  message: {
    fr: "La clé d’accès n’est pas venue : rien n’a changé. Réessayez, ou prenez l’autre chemin.",
    en: "The passkey didn’t come: nothing has changed. Try again, or take the other way.",
  },
};

const KNOWN: Refusal = {
  code: "known-passkey",
  message: {
    fr: "Cet appareil a déjà une clé pour vous.",
    en: "This device already has a passkey of yours.",
  },
};

/** Signatures that the server can check, the best first: Ed25519, P-256, RSA. */
const KINDS = [-8, -7, -257];

/** Why there can be no passkeys: by this address, or by this browser; empty where they work. */
export function whyNone(here: Here): "" | "place" | "browser" {
  if (!here.passkeys || !isSecureContext) return "place";
  return "PublicKeyCredential" in globalThis ? "" : "browser";
}

/** Asks the visitor's device for a new passkey in a name; one that isn't of this device is labelled `apart`. */
export async function made(ceremony: Ceremony, name: string, apart: string): Promise<NewPasskey> {
  const { challenge, site, user, known } = ceremony;
  const credential = await heard(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: site, name: "Zizanie" },
        user: { id: bytesOf(user), name, displayName: name },
        pubKeyCredParams: KINDS.map((alg) => ({ type: "public-key", alg })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
        excludeCredentials: known.map((id) => ({ type: "public-key", id: bytesOf(id) })),
        attestation: "none",
      },
    }),
  );
  const { clientDataJSON, attestationObject } = credential.response as AuthenticatorAttestationResponse;
  const label = credential.authenticatorAttachment === "cross-platform" ? apart : deviceOf(navigator.userAgent);
  return { challenge, client: lettersOf(clientDataJSON), attestation: lettersOf(attestationObject), label };
}

/** Asks the visitor's device for a passkey that it has: whose it is, it says. */
export async function shown({ challenge, site }: Ceremony): Promise<ByPasskey> {
  const credential = await heard(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), rpId: site, allowCredentials: [], userVerification: "preferred" },
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = credential.response as AuthenticatorAssertionResponse;
  return {
    challenge,
    id: lettersOf(credential.rawId),
    client: lettersOf(clientDataJSON),
    data: lettersOf(authenticatorData),
    signature: lettersOf(signature),
  };
}

/** What the device answers; its own errors in our words, for it says little and in no language of ours. */
async function heard(asked: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let answer: Credential | null;
  try {
    answer = await asked();
  } catch (cause) {
    throw new Refused(cause instanceof DOMException && cause.name === "InvalidStateError" ? KNOWN : GONE);
  }
  if (!answer) throw new Refused(GONE);
  return answer as PublicKeyCredential;
}
