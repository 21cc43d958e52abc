import { isAppError } from '@storefront/errors';
import {
  renderAddress,
  renderCart,
  renderCreditNote,
  renderCustomer,
  renderCustomerPayment,
  renderCustomerSession,
  renderInvoice,
  renderOrder,
  renderSavedList,
} from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import type { Clients } from '../../clients.ts';
import { present } from '../../http/replies/present.ts';
import { FileBody, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';

/** A page of each list is in memory while it is sent. */
const PAGE = 50;
/** Documents with their lines are read this many at a time, so that an export leaves room for other requests. */
const AT_ONCE = 5;

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}
type Identified = { readonly id?: string };
type List<Item extends Identified> = (page: { limit: number; offset: number }) => Promise<Listed<Item>>;

/** Returns the export of all that the store keeps of the signed-in customer, which is read while it is sent. */
export const accountExportHandlers = ({ clients }: ResourceDeps) => ({
  exportAccount: async (_request: object, { caller }: Call): Promise<Reply> => {
    const customer = present((await clients.billing.getCustomer({}, caller)).customer, 'customer');
    return {
      status: 200,
      body: new FileBody(undefined, exported(renderCustomer(customer), sectionsOf(clients, caller))),
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      partial: false,
    };
  },
});

/** The sections of an export, in their order. Lists that grow meanwhile are read from the oldest on, if they can be. */
const sectionsOf = ({ billing, cart, orders }: Clients, caller: Caller): Readonly<Record<string, AsyncGenerator<object>>> => ({
  addresses: each(
    listed(billing.listAddresses, caller, ({ addresses }) => addresses),
    renderAddress,
  ),
  sessions: each(
    listed(billing.listSessions, caller, ({ sessions }) => sessions),
    renderCustomerSession,
  ),
  carts: each(
    listed(cart.listCarts, caller, ({ carts }) => carts),
    async ({ id }) => renderCart(present((await cart.getCart({ cartId: id }, caller)).cart, 'cart')),
  ),
  lists: each(
    listed(cart.listLists, caller, ({ lists }) => lists),
    async ({ id }) => renderSavedList(present((await cart.getList({ listId: id }, caller)).list, 'list')),
  ),
  orders: each(
    listed(
      (page, by) => orders.listOrders({ ...page, sort: 'placed_at' }, by),
      caller,
      (response) => response.orders,
    ),
    async ({ id }) => renderOrder(present((await orders.getOrder({ orderId: id }, caller)).order, 'order')),
  ),
  invoices: each(
    listed(
      (page, by) => billing.listInvoices({ ...page, sort: 'issued_at' }, by),
      caller,
      ({ invoices }) => invoices,
    ),
    async ({ id }) => renderInvoice({ ...present((await billing.getInvoice({ invoiceId: id }, caller)).invoice, 'invoice'), order: null }),
  ),
  credit_notes: each(
    listed(billing.listCreditNotes, caller, ({ creditNotes }) => creditNotes),
    renderCreditNote,
  ),
  payments: each(
    listed(billing.listCustomerPayments, caller, ({ payments }) => payments),
    renderCustomerPayment,
  ),
});

const listed =
  <Response extends { readonly total: number }, Item extends Identified>(
    rpc: (page: { limit: number; offset: number }, caller: Caller) => Promise<Response>,
    caller: Caller,
    itemsOf: (response: Response) => readonly Item[],
  ): List<Item> =>
  async (page) => {
    const response = await rpc(page, caller);
    return { items: itemsOf(response), total: response.total };
  };

/** Yields what `render` makes of each item of a list, without those that were deleted meanwhile. An item that moves to the next page meanwhile is sent once. */
async function* each<Item extends Identified>(list: List<Item>, render: (item: Item) => object | Promise<object>): AsyncGenerator<object> {
  let before = new Set<string | undefined>();
  for (let offset = 0; ; offset += PAGE) {
    const { items, total } = await list({ limit: PAGE, offset });
    const fresh = items.filter(({ id }) => !before.has(id));
    for (let index = 0; index < fresh.length; index += AT_ONCE) {
      const rendered = await Promise.all(fresh.slice(index, index + AT_ONCE).map(async (item) => unlessDeleted(async () => render(item))));
      yield* rendered.filter((item) => item !== undefined);
    }
    if (items.length === 0 || offset + PAGE >= total) return;
    before = new Set(items.map(({ id }) => id));
  }
}

async function unlessDeleted(read: () => Promise<object>): Promise<object | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Yields the JSON of an export. The next part is read when the client has taken the last one. */
async function* exported(customer: object, sections: Readonly<Record<string, AsyncGenerator<object>>>): AsyncGenerator<Buffer> {
  yield Buffer.from(`{"data":{"customer":${JSON.stringify(customer)}`);
  for (const [name, items] of Object.entries(sections)) {
    let separator = `,"${name}":[`;
    for await (const item of items) {
      yield Buffer.from(separator + JSON.stringify(item));
      separator = ',';
    }
    yield Buffer.from(separator === ',' ? ']' : `${separator}]`);
  }
  yield Buffer.from('},"errors":[]}');
}
