import { open, SECRET_KEY_BYTES, seal } from './sealed-text.ts';

/** An encrypted secret and the ID of its key, which are stored together. */
export interface SealedSecret {
  readonly keyId: string;
  readonly sealed: Buffer;
}

/** Encrypts with its first key and decrypts with any of its keys. */
export interface Keyring {
  /** The ID of the key that encrypts. */
  readonly currentKeyId: string;
  seal(text: string, owner: string): SealedSecret;
  /** Throws if the key is not in the ring, if the owner is another one, or if the secret was changed. */
  open(secret: SealedSecret, owner: string): string;
}

const ENTRY = /^([A-Za-z0-9._-]{1,64}):([A-Za-z0-9+/]+={0,2})$/;

/** Creates a keyring; the first key encrypts. To replace a key, put the new one first and keep the old one until nothing is encrypted with it. */
export function keyring(keys: ReadonlyMap<string, Buffer>): Keyring {
  const [current] = keys;
  if (current === undefined) throw new Error('a keyring needs a key');
  const [currentKeyId, currentKey] = current;
  return {
    currentKeyId,
    seal: (text, owner) => ({ keyId: currentKeyId, sealed: seal(currentKey, text, owner) }),
    open: ({ keyId, sealed }, owner) => {
      const key = keys.get(keyId);
      if (key === undefined) throw new Error(`the key ${keyId} of an encrypted secret is not configured`);
      return open(key, sealed, owner);
    },
  };
}

/** Parses `<id>:<32 bytes in base64>`, several separated by commas or lines. Returns undefined if an entry is invalid or an ID is repeated. */
export function parseKeyring(list: string): Keyring | undefined {
  const keys = new Map<string, Buffer>();
  for (const entry of list.split(/[,\n]/).map((part) => part.trim())) {
    if (entry === '') continue;
    const [, id = '', encoded = ''] = ENTRY.exec(entry) ?? [];
    const key = Buffer.from(encoded, 'base64');
    if (key.length !== SECRET_KEY_BYTES || keys.has(id)) return undefined;
    keys.set(id, key);
  }
  return keys.size === 0 ? undefined : keyring(keys);
}
