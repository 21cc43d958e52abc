import { createHmac, randomBytes } from 'node:crypto';

/** Issues refresh tokens, and tokens that emails carry, and computes the hash under which they are stored. */
export interface RefreshTokens {
  issue(bytes?: number): IssuedToken;
  /** Returns the token for which a refresh token is exchanged, the same each time. Only who has the token and the pepper can compute it. */
  successorOf(token: string): IssuedToken;
  hash(token: string): Buffer;
}

/** A token, and the hash under which it is stored. */
interface IssuedToken {
  readonly token: string;
  readonly tokenHash: Buffer;
}

/** 256 random bits cannot be guessed, so a fast hash is sufficient. */
const TOKEN_BYTES = 32;

/** Creates refresh tokens that are stored as HMAC-SHA256 with `pepper` as the key. Changing the pepper invalidates every session. */
export function createRefreshTokens(pepper: string): RefreshTokens {
  const hash = (token: string): Buffer => createHmac('sha256', pepper).update(token).digest();
  const issued = (bytes: Buffer): IssuedToken => {
    const token = bytes.toString('base64url');
    return { token, tokenHash: hash(token) };
  };
  return {
    issue: (bytes = TOKEN_BYTES) => issued(randomBytes(bytes)),
    // A token has no space, so this is the stored hash of no token.
    successorOf: (token) => issued(hash(`successor ${token}`)),
    hash,
  };
}
