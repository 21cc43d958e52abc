import type { StoreShippingOption__Output } from '@storefront/proto/storefront/orders/v1';
import { z } from 'zod';
import { currency, money, moneyOrNull } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { openEnum } from '../../api/schemas/open-enum.ts';
import { gone, ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf, pageOfWhole } from '../http/cursor-list.ts';
import { rendererOf } from '../http/render-fields.ts';
import { amountIn, bodyOf, storePath } from '../schemas/inputs.ts';
import { versionField } from '../schemas/versions.ts';

const CHANGE = ['catalog'] as const;
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
export const shippingOptionRoutes: AdminRoutes = ({ orders }) => [
  listRoute({
    id: 'listShippingOptions', path: `${S}/shipping-options`, scopes: ['read', 'catalog'], summary: 'List shipping options',
    description: 'In the order of their codes, also those that shoppers do not see.',
    page: pageOf('A page of shipping options.', ShippingOptionOut, 'AdminShippingOptionPage'),
    read: async (keyset, _request, { caller }) => {
      const { options } = await orders.listStoreShippingOptions({}, caller);
      return pageOfWhole(options.map(renderOption), keyset, ({ code }) => code);
    },
  }),
  adminRoute({
    id: 'setShippingOption', method: 'put', path: `${S}/shipping-options/:code`, scopes: CHANGE, isVersioned: true,
    summary: 'Create or replace a shipping option',
    sample: { path: { code: 'standard' }, body: { label: 'Delivery in Kingston', amount: 800, free_over: 15_000 } },
    request: { path: CodePath, body: ShippingOptionIn }, response: ok('The shipping option.', ShippingOptionOut),
    data: async ({ freeOver, ...option }, { caller }) =>
      renderOption(await orders.setShippingOption({ option: { ...option, freeOver: freeOver ?? undefined } }, caller)),
  }),
  adminRoute({
    id: 'deleteShippingOption', method: 'delete', path: `${S}/shipping-options/:code`, scopes: CHANGE, isVersioned: true, summary: 'Delete a shipping option',
    description: 'Orders keep it.', sample: { path: { code: 'no-such-option' } }, request: { path: CodePath },
    response: gone('The shipping option was deleted.'),
    data: ({ code }, { caller }) => orders.removeShippingOption({ code }, caller),
  }),
];

const render = rendererOf(ShippingOptionOut);
const renderOption = ({ option, ...shown }: StoreShippingOption__Output) => render({ ...option, ...shown });
