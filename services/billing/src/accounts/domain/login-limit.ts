import { AppError } from '@storefront/errors';

/** The failures of one email, or of one client address, within the window after which further attempts are refused. */
export const LOGIN_FAILURES_MAX = 10;
/** The signups from one client address within the window after which further ones are refused. */
export const SIGNUPS_MAX = 10;
/** The failures of one secret key. It belongs to the store's own server, whose attempts are those of all its shoppers, wherever they come from. */
export const KEY_LOGIN_FAILURES_MAX = 1000;
/** The logins of one email that succeed. Each starts a session and may end another. */
export const LOGINS_MAX = 100;
export const LOGIN_WINDOW_SECONDS = 15 * 60;
/**
 * While a limit is reached, one attempt is admitted this long after the last failure. The contract caps Retry-After at 60 s and promises that a request sent at that
 * time is admitted. This allows 15 guesses per window instead of 10, so guessing stays as slow as the limit intends.
 */
export const LOGIN_RETRY_SECONDS = 60;

/** The password resets, and the email verifications, that one email can have in an hour. Enough for a shopper who asks again, and too few to flood a mailbox. */
export const RESETS_MAX = 5;
/** The longest window, for which attempts are retained. */
export const RESET_WINDOW_SECONDS = 60 * 60;
/** The password resets from one client address within the window of logins. */
export const RESETS_PER_ADDRESS_MAX = 10;

/** The limits that an attempt counts against: a failed one; every signup or reset from an address; every reset or verification of an email; a `login` that succeeds. */
export interface LoginSubject {
  readonly kind: 'key' | 'address' | 'email' | 'signup' | 'reset' | 'verification' | 'reset_address' | 'login';
  readonly value: string;
  /** The customer who verifies an email. */
  readonly customerId?: string;
}

/** How many attempts of a subject are admitted. */
interface AttemptLimit {
  /** The number of counted attempts after which further ones are refused. */
  readonly max: number;
  readonly windowSeconds: number;
  /** How long after the last attempt one is admitted while the limit is reached. */
  readonly retrySeconds: number;
}

const loginLimit = (max: number): AttemptLimit => ({ max, windowSeconds: LOGIN_WINDOW_SECONDS, retrySeconds: LOGIN_RETRY_SECONDS });
const resetLimit: AttemptLimit = { max: RESETS_MAX, windowSeconds: RESET_WINDOW_SECONDS, retrySeconds: RESET_WINDOW_SECONDS };

/** The limits of each kind of subject. */
export const ATTEMPT_LIMITS: Record<LoginSubject['kind'], AttemptLimit> = {
  key: loginLimit(KEY_LOGIN_FAILURES_MAX),
  address: loginLimit(LOGIN_FAILURES_MAX),
  email: loginLimit(LOGIN_FAILURES_MAX),
  signup: loginLimit(SIGNUPS_MAX),
  reset: resetLimit,
  verification: resetLimit,
  reset_address: loginLimit(RESETS_PER_ADDRESS_MAX),
  login: loginLimit(LOGINS_MAX),
};

interface Attempt {
  readonly email?: string | undefined;
  readonly clientAddress: string;
  /** The address of the shopper as the store's own server names it; empty if it names none. */
  readonly shopperAddress: string;
}

/** The API key of an attempt. */
interface AttemptKey {
  readonly keyKind?: 'PUBLISHABLE' | 'SECRET';
  readonly keyId?: string;
}

/** Returns the address of a shopper, or '' if it is unknown: with a secret key, the client is the store's own server, which may name it. */
export const shopperAddress = ({ clientAddress, shopperAddress: named }: Attempt, { keyKind }: AttemptKey): string =>
  keyKind === 'SECRET' ? named : clientAddress;

/**
 * Returns the subjects of an attempt, in the order in which they are locked. With a publishable key the client is a shopper's browser, so its address counts.
 * With a secret key it is the store's own server, whose address would lock out all shoppers, so the address that it names for the shopper counts, and the key, with a
 * higher limit.
 */
export function loginSubjects(attempt: Attempt, key: AttemptKey): LoginSubject[] {
  const subjects: LoginSubject[] = [];
  const address = shopperAddress(attempt, key);
  if (key.keyKind === 'SECRET' && key.keyId !== undefined) subjects.push({ kind: 'key', value: key.keyId });
  if (address !== '') subjects.push({ kind: 'address', value: address });
  if (attempt.email !== undefined) subjects.push({ kind: 'email', value: attempt.email }, { kind: 'login', value: attempt.email });
  return subjects;
}

/** Returns the subject of a signup; none if the address of the shopper is unknown. */
export function signupSubjects(attempt: Attempt, key: AttemptKey): LoginSubject[] {
  const address = shopperAddress(attempt, key);
  return address === '' ? [] : [{ kind: 'signup', value: address }];
}

/** Returns the subjects of a password reset, of which the email is undefined if no customer can have it. */
export function resetSubjects({ email, shopperAddress: address }: Pick<Attempt, 'email' | 'shopperAddress'>): LoginSubject[] {
  const subjects: LoginSubject[] = [];
  if (address !== '') subjects.push({ kind: 'reset_address', value: address });
  if (email !== undefined) subjects.push({ kind: 'reset', value: email });
  return subjects;
}

/** A subject that has reached its limit. */
export interface ReachedLimit {
  readonly kind: LoginSubject['kind'];
  /** Seconds until an attempt is admitted. */
  readonly waitSeconds: number;
}

/** Returns a 429 with a reason that names the limit. */
export function tooManyAttempts({ kind, waitSeconds }: ReachedLimit): AppError {
  return new AppError('rate_limited', `Too many ${COUNTED[kind] ?? 'failed attempts'}. Try again later.`, {
    reason: REASON[kind],
    retryAfterSeconds: waitSeconds,
  });
}

const COUNTED: Partial<Record<LoginSubject['kind'], string>> = {
  signup: 'signups',
  reset: 'password resets',
  reset_address: 'password resets',
  verification: 'email verifications',
  login: 'logins',
};

const REASON: Record<LoginSubject['kind'], string> = {
  key: 'login_key_limited',
  address: 'login_address_limited',
  email: 'login_email_limited',
  signup: 'login_address_limited',
  reset: 'reset_limit_reached',
  verification: 'reset_limit_reached',
  reset_address: 'reset_limit_reached',
  login: 'login_email_limited',
};
