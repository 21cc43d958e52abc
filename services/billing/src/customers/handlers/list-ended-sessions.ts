import { invalid } from '@storefront/errors';
import type { BillingHandler } from '../../deps.ts';
import { listEndedFamilies } from '../store/sessions.ts';

/** A full response is about 3.5 MB, below the 8 MiB of a message. The caller continues from the last `ended_at`. */
const ENDED_MAX = 50_000;

/** Lists the session families of all stores that ended at or after `since`, oldest first. */
export const listEndedSessions: BillingHandler<'ListEndedSessions'> =
  ({ db }) =>
  async ({ since }) => {
    const from = new Date(since);
    if (Number.isNaN(from.getTime())) throw invalid('since', 'must be an ISO-8601 time');
    const families = await listEndedFamilies(db, from, ENDED_MAX);
    return { sessions: families.map(({ familyId, endedAt }) => ({ familyId, endedAt: endedAt.toISOString() })) };
  };
