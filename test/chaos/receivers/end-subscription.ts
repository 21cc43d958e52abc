import { retryUntilFinal } from '../../support/faults/retry-until-final.ts';
import type { ApiResponse } from '../../support/http/api.ts';
import type { TestStore } from '../../support/systems/a-store.ts';
import type { BehaviorName } from './behaviors.ts';

/** How the store ends the subscriptions of these endpoints midway. */
const ENDS: Partial<Record<BehaviorName, (store: TestStore, path: string) => Promise<ApiResponse>>> = {
  'is disabled': ({ server }, path) => server.patch(path, { status: 'DISABLED' }),
  'is deleted': ({ server }, path) => server.delete(path),
};

/** Ends a subscription as the behavior of its endpoint says. Returns false if it is not to end. */
export async function endSubscription(store: TestStore, id: string, behavior: BehaviorName): Promise<boolean> {
  const end = ENDS[behavior];
  if (end === undefined) return false;
  const { status, text } = await retryUntilFinal(() => end(store, `/v1/webhooks/${id}`));
  // A deletion whose response was lost is repeated, and then finds nothing.
  const isEnded = status === 200 || status === 204 || (status === 404 && behavior === 'is deleted');
  if (!isEnded) throw new Error(`the subscription ${id}, which ${behavior}, returned ${status}: ${text}`);
  return true;
}
