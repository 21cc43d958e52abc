import { eventSweeps } from '@storefront/events';
import type { Sweep } from '@storefront/lifecycle';
import type { SweepDeps } from '../deps.ts';
import { discardAbandoned } from '../store/discard-pending.ts';
import { purgeDeliveries } from './purge-deliveries.ts';
import { purgeListeners } from './purge-listeners.ts';
import { purgeSubscriptions } from './purge-subscriptions.ts';
import { resealSecrets } from './reseal-secrets.ts';

/** Often enough that each run deletes little. */
const PURGE_EVERY_MS = 10 * 60_000;
/** Like a lease: a delivery that a killed sender has abandoned is discarded within two minutes. */
const DISCARD_EVERY_MS = 60_000;

/** The periodic tasks of this service, except sending, which `sending/start-sender.ts` schedules. */
export const sweeps = (deps: SweepDeps): readonly Sweep[] => [
  { name: 'discard-abandoned', everyMs: DISCARD_EVERY_MS, run: () => discardAbandoned(deps.db) },
  { name: 'purge-deliveries', everyMs: PURGE_EVERY_MS, run: () => purgeDeliveries(deps) },
  { name: 'purge-listeners', everyMs: PURGE_EVERY_MS, run: () => purgeListeners(deps) },
  { name: 'purge-subscriptions', everyMs: PURGE_EVERY_MS, run: () => purgeSubscriptions(deps) },
  { name: 'reseal-secrets', everyMs: PURGE_EVERY_MS, run: () => resealSecrets(deps) },
  ...eventSweeps(deps),
];
