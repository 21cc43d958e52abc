import type { ShopperTokens } from '../access/principals/shopper-tokens.ts';
import type { Clients } from '../clients.ts';
import type { InsightDeps } from '../insight/insight-deps.ts';
import type { SandboxDeps } from '../stores/index.ts';
import type { ServicesHealth } from './diagnostics/services-health.ts';

/** The dependencies of the resource handlers. */
export interface ResourceDeps {
  readonly clients: Clients;
  readonly tokens: ShopperTokens;
  readonly sandbox: SandboxDeps;
  readonly insight: InsightDeps;
  readonly health: ServicesHealth;
  /** Whether the gateway is being stopped, so that requests must not wait any longer. */
  readonly isDraining: () => boolean;
  /** The release that is running, shown in health responses. */
  readonly version: string;
}
