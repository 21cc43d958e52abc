import type { Mode } from '@storefront/db';
import type { StoreSettings } from '@storefront/rpc';

export type KeyKind = 'PUBLISHABLE' | 'SECRET';

/** Who an API key speaks for, and what it may do. */
export interface KeyPrincipal {
  readonly keyId: string;
  readonly tenantId: string;
  readonly mode: Mode;
  readonly kind: KeyKind;
  readonly scopes: readonly string[];
  /** Browser origins of a publishable key, each matched exactly. */
  readonly origins: readonly string[];
  readonly ratePerMinute: number;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number | null;
  readonly store: StoreSettings;
}
