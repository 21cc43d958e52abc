import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Closes and opens signing secrets; at rest they are AES-256-GCM under the service's key, bound to their subscription. */
export interface SecretBox {
  seal(secret: string, owner: SecretOwner): Buffer;
  /** Throws when the box was sealed under another key or for another subscription. */
  open(sealed: Buffer, owner: SecretOwner): string;
}

export interface SecretOwner {
  readonly tenantId: string;
  readonly mode: string;
  readonly subscriptionId: string;
}

const ALGORITHM = 'aes-256-gcm';
/** Stands first in every box, so that a later form can be told apart. */
const FORM = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A new signing secret: `whsec_` and 32 random bytes in base64. */
export const newSigningSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Enough of a secret to tell two apart, too little to sign with. */
export const secretHint = (secret: string): string => `${PREFIX}...${secret.replace(/=+$/, '').slice(-4)}`;

/** A box under `key`, 32 bytes. */
export function secretBox(key: Buffer): SecretBox {
  return {
    seal(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundTo(owner));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(FORM), nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, owner) {
      if (sealed[0] !== FORM) throw new Error('a sealed secret has an unknown form');
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(boundTo(owner)).setAuthTag(tag);
      const secret = Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return secret.toString('utf8');
    },
  };
}

const boundTo = ({ tenantId, mode, subscriptionId }: SecretOwner): Buffer => Buffer.from(`${tenantId}/${mode}/${subscriptionId}`);
