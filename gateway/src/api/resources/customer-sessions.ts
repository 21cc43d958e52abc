import type { ChangePasswordRequest } from '@storefront/proto/storefront/billing/v1';
import type { CloseAccountRequest } from '@storefront/proto/storefront/orders/v1';
import { renderCustomerSession } from '@storefront/public-json';
import { type NamesShopperAddress, shopperAddressOf } from '../../http/input/shopper-address.ts';
import { noContent, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward, forwardPage } from '../forward.ts';

/** Returns the operations on the sessions, the password, and the account of the signed-in customer. */
export const customerSessionHandlers = ({ clients: { billing, orders } }: ResourceDeps) => ({
  listSessions: forwardPage(billing.listSessions, ({ sessions }) => sessions.map(renderCustomerSession)),
  endSession: forward(billing.endCustomerSession, noContent),
  endOtherSessions: forward(billing.endOtherSessions, noContent),
  changePassword: async (request: ChangePasswordRequest & NamesShopperAddress, call: Call): Promise<Reply> => {
    await billing.changePassword({ ...request, shopperAddress: shopperAddressOf(request, call) }, call.caller);
    return noContent();
  },
  closeAccount: async ({ password, ...named }: CloseAccountRequest & NamesShopperAddress, call: Call): Promise<Reply> => {
    await orders.closeAccount({ password, shopperAddress: shopperAddressOf(named, call) }, call.caller);
    return noContent();
  },
});
