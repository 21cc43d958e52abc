import { renderInvoice, renderInvoiceRow } from '@storefront/public-json';
import { section } from '@storefront/rpc';
import type { z } from 'zod';
import type { ResourceDeps } from '../deps.ts';
import { enveloped, page, type Reply } from '../http/reply.ts';
import type { Call } from '../http/route.ts';
import type { pagingQuery } from '../schemas/numbers.ts';
import { present } from './present.ts';

type Clients = Pick<ResourceDeps, 'clients'>;

export const listInvoices =
  ({ clients }: Clients) =>
  async ({ query }: { query: z.output<typeof pagingQuery> }, { caller }: Call): Promise<Reply> => {
    const { invoices, total } = await clients.billing.listInvoices(query, caller);
    return page(invoices.map(renderInvoiceRow), { ...query, total });
  };

/** The invoice, with the order that it bills where that can be had. */
export const getInvoice =
  ({ clients: { billing, orders } }: Clients) =>
  async ({ path }: { path: { invoice_id: string } }, { caller }: Call): Promise<Reply> => {
    const invoice = present((await billing.getInvoice({ invoiceId: path.invoice_id }, caller)).invoice, 'invoice');
    const order = await section(['order'], caller, async (within) => (await orders.getOrder({ orderId: invoice.orderId }, within)).order);
    return enveloped(renderInvoice(invoice, order.value), { errors: order.errors });
  };
