import type { StoreEntry__Output } from '@storefront/proto/storefront/gateway/v1';
import { z } from 'zod';
import { envelopeOf } from '../../api/schemas/envelopes.ts';
import { currency, id, mode, time } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { text } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped } from '../../http/replies/reply.ts';
import { created, ok } from '../../http/routing/responses.ts';
import type { AdminClients } from '../clients.ts';
import { adminRoute, type AdminRoute } from '../http/admin-route.ts';
import { cursorList, cursorPageOf, cursorPaging } from '../http/cursor-list.ts';
import { bodyOf, OneStorePath, rateIn } from '../schemas/inputs.ts';

const StoreOut = named('AdminStore', {
  id,
  name: z.string(),
  created_at: time,
  modes: z.array(named('AdminStoreMode', { mode, currency, time_zone: z.string() })),
});

const StoreListQuery = z.object({ q: text(256).optional().meta({ description: 'A part of the name.' }), ...cursorPaging });

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
export const storeRoutes = ({ stores }: AdminClients): readonly AdminRoute[] => [
  adminRoute({
    id: 'listStores', method: 'get', path: '/admin/v1/stores', scopes: 'any',
    summary: 'List stores', request: { query: StoreListQuery }, response: ok('A page of stores, newest first.', cursorPageOf(StoreOut, 'AdminStorePage')),
    handler: (request, { caller }) => cursorList(request, async (keyset) => {
      const { stores: entries, next } = await stores.listStores({ text: request.q, keyset }, caller);
      return { items: entries.map(renderStore), next };
    }),
  }),
  adminRoute({
    id: 'createStore', method: 'post', path: '/admin/v1/stores', scopes: [], forAllStores: true, sample: { body: { name: 'Hope Hardware', currency: 'JMD' } },
    summary: 'Create a store', description: 'Creates it in both modes, with the same settings.',
    request: { body: StoreIn }, response: created('The store.', envelopeOf(StoreOut)),
    handler: async (request, { caller }) => {
      const { tenantId } = await stores.createStore(request, caller);
      const { stores: entries } = await stores.listStores({ tenantId, keyset: { limit: 1 } }, caller);
      return enveloped(renderStore(present(entries[0], 'store')), { status: 201 });
    },
  }),
  adminRoute({
    id: 'getStore', method: 'get', path: '/admin/v1/stores/:store_id', scopes: 'any',
    summary: 'Retrieve a store', request: { path: OneStorePath }, response: ok('The store.', envelopeOf(StoreOut)),
    handler: async ({ storeId }, { caller }) => {
      const { stores: entries } = await stores.listStores({ tenantId: storeId, keyset: { limit: 1 } }, caller);
      return enveloped(renderStore(present(entries[0], 'store')));
    },
  }),
];

const renderStore = ({ tenantId, name, createdAt, settings }: StoreEntry__Output) => ({
  id: tenantId,
  name,
  created_at: createdAt,
  modes: settings.map((of) => ({ mode: of.mode, currency: of.currency, time_zone: of.timeZone })),
});
