import type { KeyKind } from './key-principal.ts';

export const SCOPES = [
  'storefront:catalog',
  'storefront:auth',
  'storefront:customer',
  'storefront:checkout',
  'storefront:webhooks',
] as const;
export type Scope = (typeof SCOPES)[number];

/** What a key of each kind is given when nobody says otherwise. Webhooks are granted by name only. */
export const DEFAULT_SCOPES: Record<KeyKind, readonly Scope[]> = {
  PUBLISHABLE: ['storefront:catalog', 'storefront:auth'],
  SECRET: ['storefront:catalog', 'storefront:auth', 'storefront:customer', 'storefront:checkout'],
};

/** What a key of each kind may be given: a browser's key never reaches a customer's data. */
export const ALLOWED_SCOPES: Record<KeyKind, readonly Scope[]> = {
  PUBLISHABLE: DEFAULT_SCOPES.PUBLISHABLE,
  SECRET: SCOPES,
};
