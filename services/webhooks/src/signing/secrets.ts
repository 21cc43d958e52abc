import { randomBytes } from 'node:crypto';
import { open, seal } from '@storefront/secrets';

/** Encrypts and decrypts signing secrets with AES-256-GCM under the service's key. Each is bound to its subscription. */
export interface SecretBox {
  seal(secret: string, owner: SecretOwner): Buffer;
  /** Throws if the secret was encrypted with another key or for another subscription. */
  open(sealed: Buffer, owner: SecretOwner): string;
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

/** Creates a secret box with a key of 32 bytes. */
export const secretBox = (key: Buffer): SecretBox => ({
  seal: (secret, owner) => seal(key, secret, boundTo(owner)),
  open: (sealed, owner) => open(key, sealed, boundTo(owner)),
});

const boundTo = ({ tenantId, mode, subscriptionId }: SecretOwner): string => `${tenantId}/${mode}/${subscriptionId}`;
