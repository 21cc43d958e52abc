import type { DeleteListenerRequest__Output } from '@storefront/proto/storefront/webhooks/v1/DeleteListenerRequest';
import type { DeleteListenerResponse } from '@storefront/proto/storefront/webhooks/v1/DeleteListenerResponse';
import type { Handler } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { deleteListener as deleteStored } from '../store/listeners.ts';

/** Deletes a listener with its events. */
export const deleteListener =
  ({ db }: WebhooksDeps): Handler<DeleteListenerRequest__Output, DeleteListenerResponse> =>
  async ({ listenerId }, caller) => {
    await deleteStored(db, caller, listenerId);
    return {};
  };
