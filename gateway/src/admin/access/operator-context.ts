import type { OperatorScope } from '@storefront/access';
import type { StoreSettings } from '@storefront/contract';

/** The owner of a token, as the gateway knows it. */
export interface OperatorPrincipal {
  readonly tokenId: string | null;
  readonly name: string;
  readonly scopes: readonly OperatorScope[];
  /** The only store that the token is for, or null. */
  readonly tenantId: string | null;
  /** ISO 8601; null if the token has no end. */
  readonly expiresAt: string | null;
}

/** Who makes a request to the Admin API, and for which store. */
export interface OperatorContext {
  readonly principal: OperatorPrincipal;
  /** The presented token, which every call of the request carries. */
  readonly token: string;
  /** The settings of the store of the path, once it is open to the token. */
  store?: StoreSettings;
}

/** The scopes that a route needs one of, besides `admin`, which permits every route; `any` is any scope at all. */
export type NeededScopes = 'any' | readonly Exclude<OperatorScope, 'admin'>[];

/** Reports whether a token's scopes permit what needs one of `needed`. */
export const permits = ({ scopes }: Pick<OperatorPrincipal, 'scopes'>, needed: NeededScopes): boolean =>
  scopes.includes('admin') || (needed === 'any' ? scopes.length > 0 : needed.some((scope) => scopes.includes(scope)));
