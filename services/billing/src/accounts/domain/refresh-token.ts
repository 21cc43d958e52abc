/** The lifetime of a refresh token, which can be used once. */
export const REFRESH_TOKEN_DAYS = 30;

/** How long a used token can be presented again, so that two tabs or a repeated request do not log each other out. Longer than a request takes, also over a slow network. */
export const REFRESH_GRACE_MS = 30_000;

/** The state of a refresh token, of its family, and of the token that it was exchanged for. */
export interface RefreshTokenState {
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
  readonly familyEndedAt: Date | null;
  /** Whether the token that it was exchanged for was itself used. */
  readonly isSuccessorUsed: boolean;
}

/**
 * Classifies a presented token. `repeated` means that it was used within the last 30 s, so it returns what its first use returned. `reused` means that the token was
 * copied, so the whole family must end, because either use can be the attacker's. A token that has expired or whose family has ended is `invalid` and has no effect.
 */
export function checkRefreshToken(token: RefreshTokenState, now: Date): 'valid' | 'repeated' | 'reused' | 'invalid' {
  if (token.familyEndedAt !== null) return 'invalid';
  if (token.usedAt !== null)
    return !token.isSuccessorUsed && now.getTime() - token.usedAt.getTime() <= REFRESH_GRACE_MS ? 'repeated' : 'reused';
  return token.expiresAt > now ? 'valid' : 'invalid';
}

/** Returns the expiry of a token issued now. */
export const refreshTokenExpiry = (now: Date): Date => new Date(now.getTime() + REFRESH_TOKEN_DAYS * 86_400_000);
