import { AppError } from '@storefront/errors';

/** The failures of one email, or of one client address, within the window after which further attempts are refused. */
export const LOGIN_FAILURES_MAX = 10;
/** The failures of one secret key. It belongs to the store's own server, whose attempts are those of all its shoppers. */
export const KEY_LOGIN_FAILURES_MAX = 1000;
export const LOGIN_WINDOW_SECONDS = 15 * 60;
/**
 * While a limit is reached, one attempt is admitted this long after the last failure. The contract caps Retry-After at 60 s and promises that a request sent at that
 * time is admitted. This allows 15 guesses per window instead of 10, so guessing stays as slow as the limit intends.
 */
export const LOGIN_RETRY_SECONDS = 60;

/** What a failed attempt counts against. */
export interface LoginSubject {
  readonly kind: 'key' | 'address' | 'email';
  readonly value: string;
}

/** The number of failures after which attempts of each kind of subject are refused. */
export const FAILURES_MAX: Record<LoginSubject['kind'], number> = {
  key: KEY_LOGIN_FAILURES_MAX,
  address: LOGIN_FAILURES_MAX,
  email: LOGIN_FAILURES_MAX,
};

interface Attempt {
  readonly email?: string | undefined;
  readonly clientAddress: string;
}

/** The API key of an attempt. */
interface AttemptKey {
  readonly keyKind?: 'PUBLISHABLE' | 'SECRET';
  readonly keyId?: string;
}

/**
 * Returns the subjects of an attempt, in the order in which they are locked. With a publishable key the client is a shopper's browser, so its address counts.
 * With a secret key it is the store's own server, whose address would lock out all shoppers, so the key counts instead, with a higher limit.
 */
export function loginSubjects({ email, clientAddress }: Attempt, { keyKind, keyId }: AttemptKey): LoginSubject[] {
  const subjects: LoginSubject[] = [];
  if (keyKind === 'SECRET' && keyId !== undefined) subjects.push({ kind: 'key', value: keyId });
  if (keyKind !== 'SECRET' && clientAddress !== '') subjects.push({ kind: 'address', value: clientAddress });
  if (email !== undefined) subjects.push({ kind: 'email', value: email });
  return subjects;
}

/** A subject that has reached its limit. */
export interface ReachedLimit {
  readonly kind: LoginSubject['kind'];
  /** Seconds until an attempt is admitted. */
  readonly waitSeconds: number;
}

/** Returns a 429 with a reason that names the limit. */
export function tooManyFailures({ kind, waitSeconds }: ReachedLimit): AppError {
  return new AppError('rate_limited', 'Too many failed attempts. Try again later.', {
    reason: REASON[kind],
    retryAfterSeconds: waitSeconds,
  });
}

const REASON: Record<LoginSubject['kind'], string> = {
  key: 'login_key_limited',
  address: 'login_address_limited',
  email: 'login_email_limited',
};
