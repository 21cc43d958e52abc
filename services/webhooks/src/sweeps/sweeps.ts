import { eventSweeps } from '@storefront/events';
import { reportSkipped, type Sweep } from '@storefront/lifecycle';
import type { SweepDeps } from '../deps.ts';
import { discardAbandoned } from '../store/discard-pending.ts';
import { purgeEvents } from './purge-events.ts';
import { PURGE_EVERY_MS, purges } from './purges.ts';
import { resealSecrets } from './reseal-secrets.ts';

/** Like a lease: a delivery that a killed sender has abandoned is discarded within two minutes. */
const DISCARD_EVERY_MS = 60_000;

/** The periodic tasks of this service, except sending, which `sending/start-sender.ts` schedules. */
export const sweeps = (deps: SweepDeps): readonly Sweep[] => [
  { name: 'discard-abandoned', everyMs: DISCARD_EVERY_MS, run: () => discardAbandoned(deps.db) },
  { name: 'reseal-secrets', everyMs: PURGE_EVERY_MS, run: () => resealSecrets(deps) },
  { name: 'purge-events', everyMs: PURGE_EVERY_MS, run: () => purgeEvents(deps.db, reportSkipped(deps.log, 'purge-events')) },
  ...purges(deps),
  ...eventSweeps(deps),
];
