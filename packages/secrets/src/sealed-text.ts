import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** The first byte of every encrypted text, so that the format can change later. */
const FORMAT_VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The length of an AES-256 key. */
export const SECRET_KEY_BYTES = 32;

/** Encrypts a text with AES-256-GCM. `owner` is not stored, but the same owner is required to decrypt the text. */
export function seal(key: Buffer, text: string, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT_VERSION), nonce, cipher.getAuthTag(), encrypted]);
}

/** Decrypts a text. Throws if it was encrypted with another key or for another owner, or if it was changed. */
export function open(key: Buffer, sealed: Buffer, owner: string): string {
  if (sealed[0] !== FORMAT_VERSION) throw new Error('an encrypted secret has an unknown format');
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner)).setAuthTag(tag);
  const text = Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
}
