import { asTime } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { listEndedFamilies } from '../store/sessions.ts';

/** A full response is about 3.5 MB, below the 8 MiB of a message. The caller continues from the last `ended_at`. */
const ENDED_MAX = 50_000;

/** Lists the session families of all stores that ended at or after `since`, oldest first. */
export const listEndedSessions: BillingHandler<'ListEndedSessions'> =
  ({ db }) =>
  async ({ since }) => {
    const families = await listEndedFamilies(db, asTime('since', since), ENDED_MAX);
    return { sessions: families.map(({ familyId, endedAt }) => ({ familyId, endedAt: endedAt.toISOString() })) };
  };
