import { enveloped } from '../enveloped.ts';
import { SESSION } from '../examples/customers.ts';
import { IDS } from '../examples/ids.ts';
import type { OperationDocs } from '../operation-docs.ts';

const session = { session: { summary: 'A signed-in shopper', value: enveloped(SESSION) } };
const refreshToken = { token: { summary: 'The refresh token at hand', value: { refresh_token: 'f3Vq0s3mZ2c8X1yB7kP4nT6wJ9dL5hR2' } } };

export const SESSION_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  signUp: {
    description:
      'Registers a shopper and signs them in. Where the store approves its accounts the tokens are `null` until it has. Passwords have 10 to 128 characters.',
    reasons: ['email_taken', 'too_many_login_failures'],
    request: {
      shopper: { summary: 'A shopper', value: { email: 'ann@garage.example', password: 'correct horse battery', name: 'Ann Brown' } },
    },
    response: {
      ...session,
      pending: {
        summary: 'The store approves its accounts',
        value: enveloped({
          ...SESSION,
          shopper_token: null,
          expires_at: null,
          refresh_token: null,
          customer: { ...SESSION.customer, status: 'PENDING_APPROVAL' },
        }),
      },
    },
  },
  logIn: {
    description:
      'Signs a shopper in. A wrong e-mail and a wrong password are the same 401 in the same time. Ten failures for one e-mail or one address within 15 minutes are a 429.',
    reasons: ['invalid_credentials', 'account_pending_approval', 'account_suspended', 'too_many_login_failures'],
    request: { shopper: { summary: 'A shopper', value: { email: 'ann@garage.example', password: 'correct horse battery' } } },
    response: session,
  },
  refreshSession: {
    description: 'Trades a refresh token, once, for a new pair. A second use of the same one ends the whole session.',
    reasons: ['invalid_refresh_token', 'account_pending_approval', 'account_suspended'],
    request: refreshToken,
    response: session,
  },
  logOut: {
    description:
      'Ends the session of a refresh token; its access tokens are refused within 5 s. A token that is not known any more is no fault.',
    request: refreshToken,
  },
  issueShopperToken: {
    description: 'For stores with a login of their own: signs one of their customers in. Secret key only.',
    reasons: ['account_pending_approval', 'account_suspended'],
    request: { customer: { summary: 'A customer of the store', value: { customer_id: IDS.customer } } },
    response: session,
  },
};
