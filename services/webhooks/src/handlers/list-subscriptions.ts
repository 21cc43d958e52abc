import type { WebhooksHandler } from '../deps.ts';
import { listSubscriptions as listStored } from '../store/subscriptions.ts';
import { toProtoSubscription } from '../wire/to-proto-subscription.ts';

/** Lists all subscriptions of the store; their number is limited, so there are no pages. */
export const listSubscriptions: WebhooksHandler<'ListSubscriptions'> =
  ({ db }) =>
  async (_, caller) => ({ subscriptions: (await listStored(db, caller)).map(toProtoSubscription) });
