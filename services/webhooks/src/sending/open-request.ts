import { ownerOfHeaders, ownerOfSigningKey } from '../signing/seal-options.ts';
import type { SecretBox } from '../signing/secrets.ts';
import type { SigningSecrets } from '../signing/signature-headers.ts';
import type { Claim } from '../store/claims.ts';

/** The encrypted parts of a request. */
export interface OpenedRequest {
  readonly signing: SigningSecrets;
  /** The headers that the store has chosen. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Decrypts the secrets and headers of a claim. Undefined if any was encrypted with another SECRETS_KEY: nothing is sent unsigned, and the attempt is retried. */
export function openRequest(claim: Claim, secrets: SecretBox): OpenedRequest | undefined {
  const { tenantId, mode, subscriptionId, headersSealed } = claim;
  const owner = { tenantId, mode, subscriptionId };
  try {
    const headers = headersSealed === null ? [] : (JSON.parse(secrets.open(headersSealed, ownerOfHeaders(owner))) as [string, string][]);
    const newest = secrets.open(claim.secretSealed, owner);
    const signing =
      claim.previousSecretSealed === null
        ? { current: newest }
        : { current: secrets.open(claim.previousSecretSealed, owner), next: newest };
    const keys = [claim.previousSigningKeySealed, claim.signingKeySealed].flatMap((sealed) =>
      sealed === null ? [] : [secrets.open(sealed, ownerOfSigningKey(owner))],
    );
    return { headers: Object.fromEntries(headers), signing: { ...signing, keys, schemes: claim.signatureSchemes } };
  } catch {
    return undefined;
  }
}
