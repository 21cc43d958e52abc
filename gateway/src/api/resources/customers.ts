import type { Customer__Output, UpdateCustomerRequest } from '@storefront/proto/storefront/billing/v1';
import { renderCreditStatus, renderMe } from '@storefront/public-json';
import { type Caller, section } from '@storefront/rpc';
import type { Clients } from '../../clients.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forwardMessage } from '../forward.ts';

const creditOf = (billing: Clients['billing'], caller: Caller) =>
  section(['credit'], caller, async (within) => present((await billing.getCreditStatus({}, within)).credit, 'credit status'));

const answerMe = (customer: Customer__Output | null, { value: credit, errors }: Awaited<ReturnType<typeof creditOf>>): Reply =>
  enveloped(renderMe({ ...present(customer, 'customer'), credit }), { errors });

/** Returns the operations on the customer of the shopper token. */
export const customerHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  /** The credit section can be missing. */
  getMe: async (_request: object, { caller }: Call): Promise<Reply> => {
    const [{ customer }, credit] = await Promise.all([billing.getCustomer({}, caller), creditOf(billing, caller)]);
    return answerMe(customer, credit);
  },
  updateMe: async (request: UpdateCustomerRequest, { caller }: Call): Promise<Reply> => {
    const { customer } = await billing.updateCustomer(request, caller);
    return answerMe(customer, await creditOf(billing, caller));
  },
  getCreditStatus: forwardMessage(billing.getCreditStatus, 'credit', renderCreditStatus),
});
