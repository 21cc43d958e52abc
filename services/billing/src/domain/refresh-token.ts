/** A refresh token lives this long, and is good for one use. */
export const REFRESH_TOKEN_DAYS = 30;

/** What is known of a presented refresh token and its family. */
export interface RefreshTokenState {
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
  readonly familyEndedAt: Date | null;
}

/**
 * What a presented token is worth. `reused`: somebody holds a copy, so the whole family must end, whoever came first.
 * A token of an ended family, or one past its time, is `refused` and changes nothing.
 */
export function judgeRefresh(token: RefreshTokenState, now: Date): 'continues' | 'reused' | 'refused' {
  if (token.familyEndedAt !== null) return 'refused';
  if (token.usedAt !== null) return 'reused';
  return token.expiresAt > now ? 'continues' : 'refused';
}

/** When a token issued now expires. */
export const refreshTokenExpiry = (now: Date): Date => new Date(now.getTime() + REFRESH_TOKEN_DAYS * 86_400_000);
