import { renderCreditStatus, renderMe } from '@storefront/public-json';
import { section } from '@storefront/rpc';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forwardMessage } from '../forward.ts';

/** Returns the operations on the customer of the shopper token. */
export const customerHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  /** The credit section can be missing. */
  getMe: async (_request: object, { caller }: Call): Promise<Reply> => {
    const [{ customer }, credit] = await Promise.all([
      billing.getCustomer({}, caller),
      section(['credit'], caller, async (within) => present((await billing.getCreditStatus({}, within)).credit, 'credit status')),
    ]);
    return enveloped(renderMe({ ...present(customer, 'customer'), credit: credit.value }), { errors: credit.errors });
  },
  getCreditStatus: forwardMessage(billing.getCreditStatus, 'credit', renderCreditStatus),
});
