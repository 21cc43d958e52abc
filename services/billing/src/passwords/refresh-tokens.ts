import { createHmac, randomBytes } from 'node:crypto';

/** Makes refresh tokens, and the hash under which the database knows one. */
export interface RefreshTokens {
  issue(): { token: string; tokenHash: Buffer };
  hash(token: string): Buffer;
}

/** 256 bits: nobody guesses one, so a fast hash is enough to store it under. */
const TOKEN_BYTES = 32;

/** Tokens that are stored as HMAC-SHA256 under `pepper`. Another pepper ends every session. */
export function createRefreshTokens(pepper: string): RefreshTokens {
  const hash = (token: string): Buffer => createHmac('sha256', pepper).update(token).digest();
  return {
    issue: () => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      return { token, tokenHash: hash(token) };
    },
    hash,
  };
}
