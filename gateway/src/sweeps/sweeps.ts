import { eventSweeps } from '@storefront/events';
import type { Sweep } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { GatewayDatabase } from '../stores/store/schema.ts';

/** The periodic tasks of the gateway, besides polling for changes of catalogs and sessions. */
export const sweeps = (deps: { readonly db: Kysely<GatewayDatabase>; readonly log: Logger }): readonly Sweep[] => eventSweeps(deps);
