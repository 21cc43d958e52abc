import { closeAccount as close } from '../closing/close-account.ts';
import type { OrdersHandler } from '../deps.ts';

/** Closes the caller's account for good. */
export const closeAccount: OrdersHandler<'CloseAccount'> =
  (deps) =>
  async ({ password, shopperAddress }, caller) => {
    await close(deps, caller, { password, shopperAddress });
    return {};
  };
