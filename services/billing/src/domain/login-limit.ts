import { AppError } from '@storefront/errors';

/** Failures of one e-mail or one network address inside the window before more are refused. */
export const LOGIN_FAILURES_MAX = 10;
export const LOGIN_WINDOW_SECONDS = 15 * 60;

/** Whom a failed attempt counts against. */
export interface LoginSubject {
  readonly kind: 'email' | 'address';
  readonly value: string;
}

/** The subjects of an attempt, in the one order in which they are locked; an unknown address counts against nobody. */
export const loginSubjects = (attempt: { email?: string | undefined; clientAddress: string }): LoginSubject[] => [
  ...(attempt.clientAddress === '' ? [] : [{ kind: 'address' as const, value: attempt.clientAddress }]),
  ...(attempt.email === undefined ? [] : [{ kind: 'email' as const, value: attempt.email }]),
];

/** 429 for as long as the window still holds too many failures. */
export const tooManyFailures = (retryAfterSeconds: number): AppError =>
  new AppError('rate_limited', 'Too many failed attempts. Try again later.', {
    reason: 'too_many_login_failures',
    retryAfterSeconds: Math.max(1, retryAfterSeconds),
  });
