import type { WebhooksHandler } from '../deps.ts';
import { getSubscription as getStored } from '../store/subscriptions.ts';
import { toProtoSubscription } from '../wire/to-proto-subscription.ts';

/** Returns a subscription. */
export const getSubscription: WebhooksHandler<'GetSubscription'> =
  ({ db }) =>
  async ({ subscriptionId }, caller) => ({ subscription: toProtoSubscription(await getStored(db, caller, subscriptionId)) });
