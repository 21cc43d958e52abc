import type { WebhooksHandler } from '../deps.ts';
import { parseReplayRange } from '../domain/replay-range.ts';
import { replayDeliveries as replayStored } from '../store/replay-deliveries.ts';
import { getSubscription } from '../store/subscriptions.ts';

/** Sends past deliveries again, for a receiver that has lost them: with the same IDs and bytes, and one more attempt each. */
export const replayDeliveries: WebhooksHandler<'ReplayDeliveries'> =
  ({ db, now, afterCommit }) =>
  async ({ subscriptionId, ...requested }, caller) => {
    await getSubscription(db, caller, subscriptionId);
    const replayed = await replayStored(db, caller, subscriptionId, parseReplayRange(requested, now()));
    afterCommit(caller);
    return { replayed };
  };
