import type { KeyKind } from './key-principal.ts';

/** All scopes. */
export const SCOPES = [
  'storefront:catalog',
  'storefront:auth',
  'storefront:customer',
  'storefront:checkout',
  'storefront:webhooks',
] as const;
/** The name of a scope. */
export type KeyScope = (typeof SCOPES)[number];

/** The default scopes of each kind of key. The webhooks scope must be granted explicitly. */
export const DEFAULT_SCOPES: Record<KeyKind, readonly KeyScope[]> = {
  PUBLISHABLE: ['storefront:catalog', 'storefront:auth'],
  SECRET: ['storefront:catalog', 'storefront:auth', 'storefront:customer', 'storefront:checkout'],
};

/** The scopes that each kind of key can have. A key used in browsers can never access customer data. */
export const ALLOWED_SCOPES: Record<KeyKind, readonly KeyScope[]> = {
  PUBLISHABLE: DEFAULT_SCOPES.PUBLISHABLE,
  SECRET: SCOPES,
};
