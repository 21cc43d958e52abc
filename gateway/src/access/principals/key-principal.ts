import type { Mode } from '@storefront/db';
import type { StoreSettings } from '@storefront/rpc';

/** The kind of an API key. */
export type KeyKind = 'PUBLISHABLE' | 'SECRET';

/** The store and permissions that an API key resolves to. */
export interface KeyPrincipal {
  readonly keyId: string;
  readonly tenantId: string;
  readonly mode: Mode;
  readonly kind: KeyKind;
  readonly scopes: readonly string[];
  /** Browser origins of a publishable key, each matched exactly. */
  readonly origins: readonly string[];
  readonly ratePerMinute: number;
  /** The limit of one client address, in requests per minute; null if there is none, as for every secret key. */
  readonly ratePerClient: number | null;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number | null;
  readonly store: StoreSettings;
  /** The state of the store's sandbox; only set for keys of sandbox mode. */
  readonly sandbox?: SandboxState;
}

/** The settings that apply to a request of a sandbox. */
export interface SandboxState {
  /** How far the store's clock is ahead of the real time. */
  readonly clockOffsetMs: number;
  /** Whether a sandbox fault may apply to a request. */
  readonly hasFaults: boolean;
}
