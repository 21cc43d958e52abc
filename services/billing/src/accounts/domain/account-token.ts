import { type AppError, invalid } from '@storefront/errors';

/** The purpose of a token that the store sends by email. */
export type AccountTokenPurpose = 'reset' | 'verification';

/** 160 random bits cannot be guessed. */
export const ACCOUNT_TOKEN_BYTES = 20;
const RESET_MINUTES = 60;
const VERIFICATION_HOURS = 24;

/** Returns the expiry of a token issued now. */
export const accountTokenExpiry = (purpose: AccountTokenPurpose, now: Date): Date =>
  new Date(now.getTime() + (purpose === 'reset' ? RESET_MINUTES : VERIFICATION_HOURS * 60) * 60_000);

/** Returns the 422 of a token that is wrong, used, expired, or of an earlier email or password. It does not reveal which. */
export const invalidAccountToken = (purpose: AccountTokenPurpose): AppError => {
  const reason = purpose === 'reset' ? 'reset_token_invalid' : 'verification_token_invalid';
  return invalid(`${purpose}_token`, 'is wrong, used, or expired', { code: reason, reason });
};
