import { section } from '@storefront/rpc';
import { z } from 'zod';
import { named } from '../../api/schemas/named.ts';
import { text } from '../../api/schemas/text.ts';
import { enveloped } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { permits } from '../access/operator-context.ts';
import { type AdminCall, adminRoute, type AdminRoute, S } from '../http/admin-route.ts';

/** The lists that a search reads, by the names of its sections. */
const LISTS = { orders: 'listOrders', customers: 'listCustomers', invoices: 'listInvoices', products: 'listProducts' } as const;
const FOUND_MAX = 5;

/** Searches the lists of the table, each by its own `q` and for its own scopes. */
export function searchRoutes(table: readonly AdminRoute[]): readonly AdminRoute[] {
  const lists = Object.entries(LISTS).map(([name, id]) => ({ name, list: listIn(table, id) }));
  const SearchOut = named('SearchResults', Object.fromEntries(lists.map(({ name, list }) => [name, itemsOf(list)])));
  // prettier-ignore
  return [
    adminRoute({
      id: 'search', method: 'get', path: `${S}/search`, scopes: 'any', sample: { query: { q: 'SO-1' } },
      summary: `Find at most ${FOUND_MAX} of each kind`, description: 'A section that the token may not read is `null`.',
      request: { query: z.object({ q: text(256) }) }, response: ok('What was found.', SearchOut),
      handler: async ({ q }, call) => {
        const { tenantId: store_id, mode } = call.caller;
        const input = { path: { store_id, mode }, query: { q, limit: FOUND_MAX, format: 'json' }, headers: {}, body: {} };
        const found = await Promise.all(lists.map(({ name, list }) => search(name, list, input, call)));
        const data = Object.fromEntries(found.map(({ name, value }) => [name, value]));
        return enveloped(data, { errors: found.flatMap(({ errors }) => errors) });
      },
    }),
  ];
}

async function search(name: string, list: AdminRoute, input: Parameters<AdminRoute['call']>[0], call: AdminCall) {
  if (!permits(call.principal, list.scopes)) return { name, value: null, errors: [] };
  const found = await section([name], call.caller, async (caller) => {
    const { body } = await list.call(input, { ...call, caller });
    return (body as { readonly data: readonly unknown[] }).data;
  });
  return { name, ...found };
}

function listIn(table: readonly AdminRoute[], id: string): AdminRoute {
  const list = table.find((route) => route.id === id);
  if (list === undefined) throw new Error(`there is no route ${id}`);
  return list;
}

/** The items of the pages of a list. */
const itemsOf = ({ response }: AdminRoute): z.ZodType =>
  (response.body as z.ZodObject<{ data: z.ZodArray }>).shape.data.max(FOUND_MAX).nullable();
