import type { OperationDocs } from '@storefront/api-docs';
import { SESSION } from '../customers/examples.ts';
import { enveloped, example } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';

const session = { session: enveloped('A signed-in shopper', SESSION) };
const refreshToken = { token: example('The current refresh token', { refresh_token: 'f3Vq0s3mZ2c8X1yB7kP4nT6wJ9dL5hR2' }) };

/** A token that an email carries. */
const EMAILED = 'pX3vK9sQ7mB2tR5wY8zN1cF4hJ6';

const LOGIN_LIMITS = ['login_email_limited', 'login_address_limited', 'login_key_limited'] as const;

export const SESSION_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  signUp: {
    description:
      'Creates a customer account and signs the shopper in. If the store approves new accounts manually, the tokens are `null` until the ' +
      'account is approved. Passwords must have 10 to 128 characters. If the email address is already in use, the request returns 409.',
    reasons: ['email_taken', 'login_address_limited', 'login_key_limited'],
    request: {
      shopper: example('A new shopper', { email: 'ann@garage.example', password: 'correct horse battery', name: 'Ann Brown' }),
    },
    response: {
      ...session,
      pending: enveloped('An account waiting for approval', {
        ...SESSION,
        shopper_token: null,
        expires_at: null,
        refresh_token: null,
        customer: { ...SESSION.customer, status: 'PENDING_APPROVAL' },
      }),
    },
    sample: { body: { email: 'carol@garage.example', password: 'correct horse battery', name: 'Carol Reid' } },
  },
  logIn: {
    description:
      'Signs a shopper in and returns a shopper token and a refresh token. A wrong email and a wrong password return the same 401 error. ' +
      'After ten failed or a hundred successful attempts for one email within 15 minutes, requests return 429, and one attempt per minute is admitted. With a ' +
      'publishable key, ten failures limit one client address as well; with a secret key, the address in `X-Storefront-Client-Address`, and ' +
      '1,000 failures that key.',
    reasons: ['invalid_credentials', 'account_pending_approval', 'account_suspended', ...LOGIN_LIMITS],
    request: { shopper: example('Email and password', { email: 'ann@garage.example', password: 'correct horse battery' }) },
    response: session,
  },
  createPasswordReset: {
    description:
      'Issues a token that your server sends to the `email` of the response, for example in a link. Never send it to the email of the request, which can belong to ' +
      'someone else and look the same. It replaces the earlier token. If no active account has the email, the fields are `null`, ' +
      'and the response takes as long; show the shopper the same page. At most five an hour for one email, and ten in 15 minutes from the address in `X-Storefront-Client-Address`.',
    reasons: ['reset_limit_reached'],
    request: { email: example('The email of an account', { email: 'ann@garage.example' }) },
    response: {
      reset: enveloped('An active account', {
        reset_token: EMAILED,
        expires_at: '2026-11-21T09:15:00.000Z',
        customer_id: IDS.customer,
        email: 'ann@garage.example',
      }),
      unknown: enveloped('No active account', { reset_token: null, expires_at: null, customer_id: null, email: null }),
    },
  },
  confirmPasswordReset: {
    description: 'Sets a new password, ends all sessions of the customer, starts another one, and marks the email as verified.',
    reasons: ['reset_token_invalid'],
    request: { password: example('The token and the new password', { reset_token: EMAILED, password: 'correct horse battery' }) },
    response: session,
  },
  createEmailVerification: {
    description:
      "Issues a token that your server sends to the customer's email, or to the given one, which becomes the customer's when the token is confirmed. It replaces the " +
      'earlier one. At most five an hour for one email.',
    reasons: ['reset_limit_reached'],
    request: {
      present: example('The present email', {}),
      other: example('Another email', { email: 'ann@workshop.example' }),
    },
    response: {
      verification: enveloped('A verification', {
        verification_token: EMAILED,
        expires_at: '2026-11-22T08:15:00.000Z',
        email: 'ann@garage.example',
      }),
    },
  },
  confirmEmailVerification: {
    description:
      'Marks the email of the token as verified. If another account has it by now, the request returns 409, and the token is used up.',
    reasons: ['verification_token_invalid', 'email_taken'],
    request: { token: example('The token of an email', { verification_token: EMAILED }) },
    response: { customer: enveloped('A verified customer', { customer: SESSION.customer }) },
  },
  refreshSession: {
    description:
      'Exchanges a refresh token for a new shopper token and a new refresh token. Within 30 seconds of its first use, a refresh token can be ' +
      'presented again, as by another tab, and returns the same new refresh token. Using it later, or after the new one was used, ends the entire session.',
    reasons: ['invalid_refresh_token', 'account_pending_approval', 'account_suspended', 'account_closed'],
    request: refreshToken,
    response: session,
  },
  logOut: {
    description:
      'Ends the session of a refresh token. Its shopper tokens stop working within 5 seconds. An unknown or expired refresh token also ' +
      'returns 204.',
    request: refreshToken,
  },
  issueShopperToken: {
    description:
      "Signs in one of the store's customers without a password. Use it if your store has its own login. Requires a secret key, so call " +
      'it only from your server.',
    reasons: ['account_pending_approval', 'account_suspended', 'account_closed'],
    request: { customer: example('An existing customer', { customer_id: IDS.customer }) },
    response: session,
  },
};
