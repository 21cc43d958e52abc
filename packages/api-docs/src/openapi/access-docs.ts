import type { Access } from '../description/description.ts';
import type { Reason } from '../errors/error-reasons.ts';

/** The documentation of the access of a route. */
interface AccessDocs {
  readonly security: Record<string, string[]>[];
  /** The key and what else is required, before and after the scope. */
  readonly key: string;
  readonly rest?: string;
  /** The reasons of the errors that the checks of credentials return. */
  readonly reasons: readonly Reason[];
}

export const KEY_AND_TOKEN: readonly Reason[] = [
  'invalid_api_key',
  'invalid_shopper_token',
  'shopper_token_expired',
  'shopper_session_ended',
];
export const ANY_KEY: readonly Reason[] = ['origin_not_allowed', 'scope_required', 'shopper_of_another_store'];
export const SECRET_KEY: readonly Reason[] = ['secret_key_required', ...ANY_KEY];

const secret: AccessDocs = { security: [{ secretKey: [] }], key: 'a secret key', reasons: [...KEY_AND_TOKEN, ...SECRET_KEY] };

/** The documentation of each kind of access. */
export const ACCESS_DOCS: Readonly<Record<Access, AccessDocs>> = {
  none: { security: [], key: 'no key required', reasons: [] },
  any_key: {
    security: [{ publishableKey: [] }, { secretKey: [] }],
    key: 'a publishable or secret key',
    reasons: [...KEY_AND_TOKEN, ...ANY_KEY, 'client_rate_limited'],
  },
  secret,
  secret_shopper: { ...secret, security: [{ secretKey: [], shopperToken: [] }], rest: ' and a shopper token' },
  secret_webhook: secret,
  secret_sandbox: { ...secret, key: 'a secret key of sandbox mode; a live key gets a 404' },
};
