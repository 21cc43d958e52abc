import type { KeyScope } from '../../access/principals/scopes.ts';
import type { Route } from '../routing/route.ts';

/** Scopes whose responses contain no credential: products, and what a shopper sees of their own account. */
const WITHOUT_CREDENTIALS: ReadonlySet<KeyScope | null> = new Set<KeyScope>([
  'storefront:catalog',
  'storefront:customer',
  'storefront:checkout',
]);

/**
 * Whether the responses of a route can be compressed. The size of a compressed response depends on its content, so a response that may contain a new credential,
 * such as a shopper token or a signing secret, never is; reads contain none.
 */
export const isCompressible = ({ method, scope }: Pick<Route, 'method' | 'scope'>): boolean =>
  method === 'get' || WITHOUT_CREDENTIALS.has(scope);
