import { generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A key pair of the scheme `v1a`, in the forms of Standard Webhooks. */
export interface SigningKeyPair {
  /** `whsk_` and the 32 bytes of the private key in base64. It is stored encrypted and never returned. */
  readonly signingKey: string;
  /** `whpk_` and the 32 bytes of the public key in base64. */
  readonly publicKey: string;
}

/** Creates an Ed25519 key pair. */
export function newSigningKeyPair(): SigningKeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { signingKey: `whsk_${bytesOf(privateKey, 'd')}`, publicKey: `whpk_${bytesOf(publicKey, 'x')}` };
}

/** Returns the bytes of a key in base64. A JWK has them in base64url. */
const bytesOf = (key: KeyObject, part: 'd' | 'x'): string =>
  Buffer.from(key.export({ format: 'jwk' })[part] ?? '', 'base64url').toString('base64');
