import type { WebhooksHandler } from '../deps.ts';
import { deleteListener as deleteStored } from '../store/listeners.ts';

/** Deletes a listener with its events. */
export const deleteListener: WebhooksHandler<'DeleteListener'> =
  ({ db }) =>
  async ({ listenerId }, caller) => {
    await deleteStored(db, caller, listenerId);
    return {};
  };
