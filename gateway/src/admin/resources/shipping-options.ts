import type { StoreShippingOption__Output } from '@storefront/proto/storefront/orders/v1';
import { amount } from '@storefront/public-json';
import { z } from 'zod';
import { envelopeOf } from '../../api/schemas/envelopes.ts';
import { currency, money, moneyOrNull } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { openEnum } from '../../api/schemas/open-enum.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent } from '../../http/replies/reply.ts';
import { gone, ok } from '../../http/routing/responses.ts';
import type { NeededScopes } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { adminRoute, type AdminRoute, S } from '../http/admin-route.ts';
import { cursorList, cursorPageOf, cursorPaging } from '../http/cursor-list.ts';
import { pageOfWhole } from '../http/short-list.ts';
import { amountIn, bodyOf, storePath } from '../schemas/inputs.ts';
import { versioned, versionField } from '../schemas/versions.ts';

const READ: NeededScopes = ['read', 'catalog'];
const CHANGE: NeededScopes = ['catalog'];
const KINDS = ['COURIER', 'PICKUP', 'OWN_FLEET'] as const;

const ShippingOptionOut = named('AdminShippingOption', {
  code: z.string(),
  label: z.string(),
  kind: openEnum(KINDS, { id: 'AdminShippingKind', description: 'How orders are delivered. New values can be added at any time.' }),
  amount: money,
  free_over: moneyOrNull.meta({ description: 'Shipping is free from this subtotal after discounts and before tax.' }),
  currency,
  offered: z.boolean().meta({ description: 'Whether shoppers see the option. Couriers must be enabled in the settings of the store.' }),
  version: versionField,
});

const ShippingOptionIn = bodyOf('ShippingOptionIn', {
  label: z.string().meta({ examples: ['Delivery in Kingston'] }),
  kind: z.enum(KINDS).default('OWN_FLEET'),
  amount: amountIn,
  free_over: amountIn.nullish(),
});

const CodePath = storePath({ code: z.string().meta({ examples: ['standard'] }) });

/** The shipping options of a store. */
// prettier-ignore
export const shippingOptionRoutes = ({ orders }: AdminClients): readonly AdminRoute[] => [
  adminRoute({
    id: 'listShippingOptions', method: 'get', path: `${S}/shipping-options`, scopes: READ, summary: 'List shipping options',
    description: 'In the order of their codes, also those that shoppers do not see.', request: { path: storePath({}), query: z.object(cursorPaging) },
    response: ok('A page of shipping options.', cursorPageOf(ShippingOptionOut, 'AdminShippingOptionPage')),
    handler: (request, { caller }) =>
      cursorList(request, async (keyset) => {
        const { options } = await orders.listStoreShippingOptions({}, caller);
        return pageOfWhole(options.map(renderOption), keyset, ({ code }) => code);
      }),
  }),
  adminRoute({
    id: 'setShippingOption', method: 'put', path: `${S}/shipping-options/:code`, scopes: CHANGE, isVersioned: true,
    summary: 'Create or replace a shipping option',
    sample: { path: { code: 'standard' }, body: { label: 'Delivery in Kingston', amount: 800, free_over: 15_000 } },
    request: { path: CodePath, body: ShippingOptionIn }, response: ok('The shipping option.', envelopeOf(ShippingOptionOut)),
    handler: async ({ code, label, kind, amount: price, freeOver }, { caller }) => {
      const option = { code, label, kind, amount: price, freeOver: freeOver ?? undefined };
      const rendered = renderOption(await orders.setShippingOption({ option }, caller));
      return versioned(enveloped(rendered), rendered.version);
    },
  }),
  adminRoute({
    id: 'deleteShippingOption', method: 'delete', path: `${S}/shipping-options/:code`, scopes: CHANGE, isVersioned: true, summary: 'Delete a shipping option',
    description: 'Orders keep it.', sample: { path: { code: 'no-such-option' } }, request: { path: CodePath },
    response: gone('The shipping option was deleted.'),
    handler: async ({ code }, { caller }) => {
      await orders.removeShippingOption({ code }, caller);
      return noContent();
    },
  }),
];

function renderOption({ option, offered, version }: StoreShippingOption__Output) {
  const { code, label, kind, amount: price, freeOver, currency: of } = present(option, 'option');
  return { code, label, kind, amount: amount(price), free_over: amount(freeOver), currency: of, offered, version };
}
