import type { Caller } from '@storefront/rpc';
import { z } from 'zod';
import { currency, id, mode, time } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { text } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { created, ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes } from '../http/admin-route.ts';
import { listRoute, pageOf } from '../http/cursor-list.ts';
import { rendererOf } from '../http/render-fields.ts';
import { bodyOf, OneStorePath, rateIn } from '../schemas/inputs.ts';

const StoreOut = named('AdminStore', {
  id,
  name: z.string(),
  created_at: time,
  modes: z.array(named('AdminStoreMode', { mode, currency, time_zone: z.string() })),
});

const StoreIn = bodyOf('StoreIn', {
  name: text(200),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code, such as JMD')
    .optional()
    .meta({ description: 'An ISO 4217 code; JMD by default. It never changes.' }),
  gct_rate: rateIn.optional().meta({ description: '0.15 by default.' }),
  online_payments: z.boolean().default(false),
  couriers: z.boolean().default(false),
});

/** The stores that the token is for. */
// prettier-ignore
export const storeRoutes: AdminRoutes = ({ stores }) => {
  const storeWith = async (tenantId: string, caller: Caller) => {
    const { stores: [store] } = await stores.listStores({ tenantId, keyset: { limit: 1 } }, caller);
    return renderStore(present(store, 'store'));
  };
  return [
    listRoute({
      id: 'listStores', path: '/admin/v1/stores', scopes: 'any', summary: 'List stores', page: pageOf('A page of stores, newest first.', StoreOut, 'AdminStorePage'),
      filters: { q: text(256).optional().meta({ description: 'A part of the name.' }) },
      read: async (keyset, { q }, { caller }) => {
        const { stores: entries, next } = await stores.listStores({ text: q, keyset }, caller);
        return { items: entries.map(renderStore), next };
      },
    }),
    adminRoute({
      id: 'createStore', method: 'post', path: '/admin/v1/stores', scopes: [], forAllStores: true, sample: { body: { name: 'Hope Hardware', currency: 'JMD' } },
      summary: 'Create a store', description: 'Creates it in both modes, with the same settings.',
      request: { body: StoreIn }, response: created('The store.', StoreOut),
      data: async (request, { caller }) => storeWith((await stores.createStore(request, caller)).tenantId, caller),
    }),
    adminRoute({
      id: 'getStore', method: 'get', path: '/admin/v1/stores/:store_id', scopes: 'any',
      summary: 'Retrieve a store', request: { path: OneStorePath }, response: ok('The store.', StoreOut),
      data: ({ storeId }, { caller }) => storeWith(storeId, caller),
    }),
  ];
};

const renderStore = rendererOf(StoreOut, { id: 'tenantId', modes: 'settings' });
