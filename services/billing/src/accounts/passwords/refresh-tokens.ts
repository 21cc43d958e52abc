import { createHmac, randomBytes } from 'node:crypto';

/** Issues refresh tokens, and tokens that emails carry, and computes the hash under which they are stored. */
export interface RefreshTokens {
  issue(bytes?: number): { token: string; tokenHash: Buffer };
  hash(token: string): Buffer;
}

/** 256 random bits cannot be guessed, so a fast hash is sufficient. */
const TOKEN_BYTES = 32;

/** Creates refresh tokens that are stored as HMAC-SHA256 with `pepper` as the key. Changing the pepper invalidates every session. */
export function createRefreshTokens(pepper: string): RefreshTokens {
  const hash = (token: string): Buffer => createHmac('sha256', pepper).update(token).digest();
  return {
    issue: (bytes = TOKEN_BYTES) => {
      const token = randomBytes(bytes).toString('base64url');
      return { token, tokenHash: hash(token) };
    },
    hash,
  };
}
