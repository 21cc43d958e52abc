import { eventSweeps } from '@storefront/events';
import type { Sweep } from '@storefront/lifecycle';
import type { SweepDeps } from '../deps.ts';
import { purgeCarts } from './purge-carts.ts';
import { purgeFreezes } from './purge-freezes.ts';
import { purgeIdempotentAnswers } from './purge-idempotent-answers.ts';
import { purgePromotionUses } from './purge-promotion-uses.ts';

/** Not urgent: old rows only take up space. */
const PURGE_EVERY_MS = 10 * 60_000;

/** The periodic tasks of carts. */
export const sweeps = (deps: SweepDeps): readonly Sweep[] => [
  { name: 'purge-carts', everyMs: PURGE_EVERY_MS, run: () => purgeCarts(deps) },
  { name: 'purge-freezes', everyMs: PURGE_EVERY_MS, run: () => purgeFreezes(deps) },
  { name: 'purge-promotion-uses', everyMs: PURGE_EVERY_MS, run: () => purgePromotionUses(deps) },
  { name: 'purge-idempotent-answers', everyMs: PURGE_EVERY_MS, run: () => purgeIdempotentAnswers(deps) },
  ...eventSweeps(deps),
];
