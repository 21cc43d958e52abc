/** The lifetime of a refresh token, which can be used once. */
export const REFRESH_TOKEN_DAYS = 30;

/** The state of a refresh token and its family. */
export interface RefreshTokenState {
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
  readonly familyEndedAt: Date | null;
}

/**
 * Classifies a presented token. `reused` means that the token was copied, so the whole family must end, because either use can be the
 * attacker's. A token that has expired or whose family has ended is `invalid` and has no effect.
 */
export function checkRefreshToken(token: RefreshTokenState, now: Date): 'valid' | 'reused' | 'invalid' {
  if (token.familyEndedAt !== null) return 'invalid';
  if (token.usedAt !== null) return 'reused';
  return token.expiresAt > now ? 'valid' : 'invalid';
}

/** Returns the expiry of a token issued now. */
export const refreshTokenExpiry = (now: Date): Date => new Date(now.getTime() + REFRESH_TOKEN_DAYS * 86_400_000);
