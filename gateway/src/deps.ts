import type { Clients } from './clients.ts';
import type { ServicesHealth } from './health/services-health.ts';
import type { ShopperTokens } from './principals/shopper-tokens.ts';

/** What the resources need. */
export interface ResourceDeps {
  readonly clients: Clients;
  readonly tokens: ShopperTokens;
  readonly health: ServicesHealth;
  readonly now: () => Date;
  /** Told once per answer, so it is read once per process. */
  readonly version: string;
}
