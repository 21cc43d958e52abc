import { randomBytes } from 'node:crypto';
import { open, seal } from '@storefront/secrets';

/** Encrypts and decrypts signing secrets with AES-256-GCM under the service's key. Each is bound to its subscription. */
export interface SecretBox {
  seal(secret: string, owner: SecretOwner): Buffer;
  /** Throws if the secret was encrypted with none of the keys or for another subscription. */
  open(sealed: Buffer, owner: SecretOwner): string;
  /** Whether there are keys besides the one that encrypts. */
  readonly hasOtherKeys: boolean;
  /** Encrypts the secret with the current key; undefined if it is already. Throws like `open`. */
  reseal(sealed: Buffer, owner: SecretOwner): Buffer | undefined;
}

/** The subscription that a secret belongs to. */
export interface SecretOwner {
  readonly tenantId: string;
  readonly mode: string;
  readonly subscriptionId: string;
}

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** Creates a signing secret: `whsec_` and 32 random bytes in base64. */
export const newSigningSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Returns enough of a secret to distinguish it from others, but too little to sign with. */
export const secretHint = (secret: string): string => `${PREFIX}...${secret.replace(/=+$/, '').slice(-4)}`;

/** Creates a secret box. The first key encrypts, and all of them decrypt; each has 32 bytes. */
export function secretBox(keys: readonly Buffer[]): SecretBox {
  const [current] = keys;
  if (current === undefined) throw new Error('a secret box needs a key');
  const sealed = (secret: string, owner: SecretOwner): Buffer => seal(current, secret, boundTo(owner));
  const opened = (box: Buffer, owner: SecretOwner): { secret: string; key: Buffer } => {
    for (const key of keys) {
      const secret = tryOpen(key, box, boundTo(owner));
      if (secret !== undefined) return { secret, key };
    }
    throw new Error('an encrypted secret was changed, or belongs to another key or subscription');
  };
  return {
    seal: sealed,
    open: (box, owner) => opened(box, owner).secret,
    hasOtherKeys: keys.length > 1,
    reseal: (box, owner) => {
      const { secret, key } = opened(box, owner);
      return key === current ? undefined : sealed(secret, owner);
    },
  };
}

/** AES-GCM authenticates the text, so a wrong key cannot yield a wrong secret. */
function tryOpen(key: Buffer, sealed: Buffer, owner: string): string | undefined {
  try {
    return open(key, sealed, owner);
  } catch {
    return undefined;
  }
}

const boundTo = ({ tenantId, mode, subscriptionId }: SecretOwner): string => `${tenantId}/${mode}/${subscriptionId}`;
