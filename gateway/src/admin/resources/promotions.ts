import type { ListedPromotion__Output } from '@storefront/proto/storefront/cart/v1';
import { z } from 'zod';
import { count, moneyOrNull, timeOrNull } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { created, ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf } from '../http/cursor-list.ts';
import { rendererOf } from '../http/render-fields.ts';
import { amountIn, bodyOf, storePath } from '../schemas/inputs.ts';

const CHANGE = ['catalog'] as const;
const kind = z.enum(['percent', 'amount', 'fixed_price', 'free_shipping', 'buy_x_get_y']).meta({ id: 'PromotionKind' });
const countIn = z.int32().min(1).nullish();
const timeIn = (edge: string) =>
  z
    .string()
    .nullish()
    .meta({ description: `A time, or the ${edge} date in the time zone of the store.` });

// prettier-ignore
const shape = {
  code: z.string(), kind, description: z.string(),
  value: z.number().nullable().meta({ description: 'A percentage, an amount, or a price, as the kind requires.' }),
  skus: z.array(z.string()).meta({ description: 'With `categories`, what the promotion applies to; everything if both are empty.' }),
  categories: z.array(z.string()).meta({ description: 'IDs.' }), buy_quantity: count.nullable(), get_quantity: count.nullable(),
  min_subtotal: moneyOrNull, starts_at: timeOrNull, ends_at: timeOrNull, limit_total: count.nullable(), limit_per_customer: count.nullable(),
  priority: z.int32().meta({ description: 'A higher priority applies first.' }), combinable: z.boolean(),
  use_count: count.meta({ description: 'Orders and checkouts in progress that use it.' }),
};
const PromotionOut = named('AdminPromotion', shape);
const CreatedPromotionOut = named('CreatedPromotion', {
  ...shape,
  unknown_skus: z.array(z.string()).meta({ description: 'Those of `skus` that the catalog does not show now.' }),
});

// prettier-ignore
const PromotionIn = bodyOf('PromotionIn', {
  code: z.string().meta({ examples: ['SUMMER10'] }), kind, description: z.string().nullish(), value: amountIn.nullish(),
  skus: z.array(z.string()).max(1000).optional(),
  categories: z.array(z.string()).max(1000).optional().meta({ description: 'IDs, paths, or slugs. Subcategories are included.' }),
  buy_quantity: countIn, get_quantity: countIn, min_subtotal: amountIn.nullish(), starts_at: timeIn('first'), ends_at: timeIn('last'),
  limit_total: countIn, limit_per_customer: countIn, priority: z.int32().default(0), combinable: z.boolean().default(true),
});

const CodePath = storePath({ code: z.string().meta({ examples: ['SUMMER10'] }) });

/** The promotions of a store. */
// prettier-ignore
export const promotionRoutes: AdminRoutes = ({ cart }) => [
  listRoute({
    id: 'listPromotions', path: `${S}/promotions`, scopes: ['read', 'catalog'], summary: 'List promotions',
    page: pageOf('A page of promotions, newest first, also ended ones.', PromotionOut, 'AdminPromotionPage'),
    read: async (keyset, _request, { caller }) => {
      const { promotions, next } = await cart.listPromotions({ keyset }, caller);
      return { items: promotions.map(renderPromotion), next };
    },
  }),
  adminRoute({
    id: 'createPromotion', method: 'post', path: `${S}/promotions`, scopes: CHANGE, reasons: ['promotion_exists'], summary: 'Create a promotion',
    sample: { body: { code: 'SUMMER10', kind: 'percent', value: 10, ends_at: '2027-09-01' } }, request: { body: PromotionIn },
    response: created('The promotion.', CreatedPromotionOut),
    data: async (given, { caller }) => {
      const terms = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
      const { promotion, unknownSkus } = await cart.createPromotion({ promotion: terms }, caller);
      return { ...renderPromotion({ promotion, useCount: 0 }), unknown_skus: unknownSkus };
    },
  }),
  adminRoute({
    id: 'endPromotion', method: 'post', path: `${S}/promotions/:code/end`, scopes: CHANGE, summary: 'End a promotion now',
    sample: { path: { code: 'NO-SUCH-CODE' } }, request: { path: CodePath }, response: ok('The promotion.', PromotionOut),
    data: async ({ code }, { caller }) => renderPromotion((await cart.endPromotion({ code }, caller)).promotion),
  }),
];

const render = rendererOf(PromotionOut);
const renderPromotion = (listed: ListedPromotion__Output | null) => render({ ...listed?.promotion, useCount: listed?.useCount });
