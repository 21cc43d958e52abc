import { renderCreditStatus, renderMe } from '@storefront/public-json';
import { section } from '@storefront/rpc';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';

type Clients = Pick<ResourceDeps, 'clients'>;

/** Returns the customer of the token. The credit section can be missing. */
export const getMe =
  ({ clients: { billing } }: Clients) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> => {
    const [{ customer }, credit] = await Promise.all([
      billing.getCustomer({}, caller),
      section(['credit'], caller, async (within) => present((await billing.getCreditStatus({}, within)).credit, 'credit status')),
    ]);
    return enveloped(renderMe(present(customer, 'customer'), credit.value), { errors: credit.errors });
  };

export const getCreditStatus =
  ({ clients: { billing } }: Clients) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> => {
    const { credit } = await billing.getCreditStatus({}, caller);
    return enveloped(renderCreditStatus(present(credit, 'credit status')));
  };
