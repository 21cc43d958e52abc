import { enveloped, example } from '../envelope-examples.ts';
import { SESSION } from '../examples/customers.ts';
import { IDS } from '../examples/ids.ts';
import type { OperationDocs } from '../operation-doc.ts';

const session = { session: enveloped('A signed-in shopper', SESSION) };
const refreshToken = { token: example('The current refresh token', { refresh_token: 'f3Vq0s3mZ2c8X1yB7kP4nT6wJ9dL5hR2' }) };

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
  },
  logIn: {
    description:
      'Signs a shopper in and returns a shopper token and a refresh token. A wrong email and a wrong password return the same 401 error. ' +
      'After ten failed attempts for one email within 15 minutes, requests return 429, and one attempt per minute is admitted. With a ' +
      'publishable key, the same applies to one client address; with a secret key, to the address in `X-Storefront-Client-Address`, and to ' +
      '1,000 failed attempts with that key.',
    reasons: ['invalid_credentials', 'account_pending_approval', 'account_suspended', 'account_closed', ...LOGIN_LIMITS],
    request: { shopper: example('Email and password', { email: 'ann@garage.example', password: 'correct horse battery' }) },
    response: session,
  },
  refreshSession: {
    description:
      'Exchanges a refresh token for a new shopper token and a new refresh token. Each refresh token works once; using it again ends the ' +
      'entire session.',
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
