import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

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

/** The prefix of the 32 bytes of a private key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Reads a private key in the form `whsk_…`. */
export function readSigningKey(signingKey: string): KeyObject {
  const bytes = Buffer.from(signingKey.replace(/^whsk_/, ''), 'base64');
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, bytes]), format: 'der', type: 'pkcs8' });
}
