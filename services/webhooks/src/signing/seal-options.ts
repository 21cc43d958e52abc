import type { OptionChange, RequestedOptions, RequestHeader, SealedKeyPair } from '../domain/subscription-options.ts';
import { newSigningKeyPair } from './ed25519-keys.ts';
import type { SecretBox, SecretOwner } from './secrets.ts';

/** Returns the owner that encrypted headers are bound to, so that they cannot be used as another secret of the subscription. */
export const ownerOfHeaders = (owner: SecretOwner): SecretOwner => ({ ...owner, subscriptionId: `${owner.subscriptionId}/headers` });
/** Returns the owner that an encrypted signing key is bound to. */
export const ownerOfSigningKey = (owner: SecretOwner): SecretOwner => ({ ...owner, subscriptionId: `${owner.subscriptionId}/signing-key` });

/** Returns checked options as they are stored. A key pair is created in case the scheme needs one. */
export function sealOptions(
  { filters, headers, ordering, signatureScheme, maxDeliveriesPerSecond }: RequestedOptions,
  secrets: SecretBox,
  owner: SecretOwner,
): OptionChange {
  return {
    ...(filters === undefined ? {} : { filters: filters.map((filter) => ({ field: filter.field, in: [...new Set(filter.in)] })) }),
    ...(headers === undefined ? {} : { headers: { names: headers.map(({ name }) => name), sealed: sealHeaders(headers, secrets, owner) } }),
    ...(ordering === 'NONE' || ordering === 'AGGREGATE' ? { ordering } : {}),
    ...(signatureScheme === 'v1' ? { signatureScheme } : {}),
    ...(signatureScheme === 'v1a' ? { signatureScheme, keyPair: newSealedKeyPair(secrets, owner) } : {}),
    ...(maxDeliveriesPerSecond === undefined ? {} : { maxDeliveriesPerSecond: maxDeliveriesPerSecond || null }),
  };
}

function sealHeaders(headers: readonly RequestHeader[], secrets: SecretBox, owner: SecretOwner): Buffer | null {
  if (headers.length === 0) return null;
  return secrets.seal(JSON.stringify(headers.map(({ name, value }) => [name, value])), ownerOfHeaders(owner));
}

/** Creates a key pair and encrypts its private key. */
export function newSealedKeyPair(secrets: SecretBox, owner: SecretOwner): SealedKeyPair {
  const { publicKey, signingKey } = newSigningKeyPair();
  return { publicKey, sealed: secrets.seal(signingKey, ownerOfSigningKey(owner)) };
}
