import { z } from 'zod';
import { besideOtherFaults } from './beside-other-faults.ts';
import {
  band,
  count,
  currency,
  id,
  idInPath,
  moneyOrNull,
  priceSource,
  quantityOut,
  rate,
  textOrNull,
  time,
  timeOrNull,
} from './fields.ts';
import { quantity } from './numbers.ts';
import { optionalText, text } from './text.ts';

const orderQuantity = quantity.nullish().transform((value) => value ?? undefined);
const orderUom = optionalText(20);

const hasWholeUnit = ({ order_uom, order_quantity }: { order_uom?: string | undefined; order_quantity?: string | undefined }): boolean =>
  order_uom === undefined || order_quantity !== undefined;
const UNIT_WITHOUT_QUANTITY = {
  error: 'is required with order_uom',
  path: ['order_quantity'],
  params: { code: 'required' },
  when: besideOtherFaults,
};

export const CartLineIn = z
  .object({
    sku: text(200).meta({ description: 'Of a product that the storefront shows.', examples: ['BOLT-M8'] }),
    quantity: quantity.meta({ description: "In the product's base stock unit.", examples: [24] }),
    order_uom: orderUom.meta({ description: 'An alternate unit of measure, one of the `order_uoms` of the product.', examples: ['BOX'] }),
    order_quantity: orderQuantity.meta({
      description: 'The quantity in the alternate unit; required with it. `quantity` must equal it times the base quantity of the unit.',
      examples: [2],
    }),
  })
  .refine(hasWholeUnit, UNIT_WITHOUT_QUANTITY)
  .meta({ id: 'CartLineIn' });

export const CartLineUpdateIn = z
  .object({
    quantity: quantity
      .nullish()
      .transform((value) => value ?? undefined)
      .meta({ description: 'In the base stock unit. Alone it keeps the unit of the line and counts it anew.', examples: [48] }),
    order_uom: orderUom.meta({
      description: 'Another unit for the line; without it the line keeps its own. The code of the base unit leads back to that one.',
      examples: ['BOX'],
    }),
    order_quantity: orderQuantity.meta({ description: 'The quantity in that unit; alone it sets `quantity` too.', examples: [4] }),
    version: z.int().min(0).max(4_294_967_295).optional().meta({ description: 'Refused with 409 when the cart has moved on from it.' }),
  })
  .refine(hasWholeUnit, UNIT_WITHOUT_QUANTITY)
  .meta({ id: 'CartLineUpdateIn' });

export const PromoCodeIn = z
  .object({ code: text(64).meta({ description: 'The promotion code.', examples: ['WELCOME10'] }) })
  .meta({ id: 'PromoCodeIn' });

export const CartPath = z.object({ cart_id: idInPath('cart') });
export const CartLinePath = z.object({ cart_id: idInPath('cart'), line_id: idInPath('cart line') });
export const CartPromotionPath = z.object({
  cart_id: idInPath('cart'),
  code: z.string().meta({ maxLength: 64, description: 'A promotion code that the cart carries.', examples: ['WELCOME10'] }),
});

const CartLineOut = z
  .object({
    id,
    sku: z.string(),
    description: textOrNull.meta({ description: "The product's name; null where the catalog could not be asked." }),
    quantity: quantityOut.meta({ description: 'In the base stock unit.' }),
    base_uom: z.string(),
    order_uom: textOrNull,
    order_quantity: quantityOut.nullable(),
    unit_price: moneyOrNull.meta({ description: "The customer's price of one base unit; null until the cart is priced." }),
    list_unit_price: moneyOrNull,
    price_source: priceSource.nullable(),
    line_subtotal: moneyOrNull.meta({ description: '`unit_price` times `quantity`, rounded half-up.' }),
    discount_amount: moneyOrNull,
    effective_gct_rate: rate.nullable(),
    gct_amount: moneyOrNull,
    line_total: moneyOrNull.meta({ description: '`line_subtotal` less `discount_amount` plus `gct_amount`.' }),
    availability: band,
  })
  .meta({ id: 'CartLine' });

export const CartOut = z
  .object({
    id,
    status: z.enum(['OPEN', 'ORDERED', 'EXPIRED']).meta({ description: 'An ordered or expired cart refuses changes with 409.' }),
    version: count.meta({ description: 'Goes up with every change.' }),
    currency,
    lines: z.array(CartLineOut).max(500),
    promotions: z.array(
      z.object({
        code: z.string(),
        status: z.enum(['APPLIED', 'NOT_ELIGIBLE', 'EXPIRED']),
        description: z.string(),
        discount_amount: moneyOrNull.meta({ description: 'null until the cart is priced.' }),
      }),
    ),
    line_count: count,
    subtotal: moneyOrNull.meta({ description: 'The lines before discounts and tax; null until the cart is priced.' }),
    discount_total: moneyOrNull,
    shipping_amount: moneyOrNull.meta({ description: 'Always null: shipping is chosen at checkout.' }),
    gct_amount: moneyOrNull.meta({ description: 'The tax of all lines.' }),
    total: moneyOrNull.meta({ description: 'The sum of every `line_total`; null until the cart is priced.' }),
    priced_at: timeOrNull,
    price_valid_until: timeOrNull.meta({ description: 'Prices hold for 15 minutes.' }),
    warnings: z.array(
      z.object({
        code: z.string().meta({
          description: 'sku_unavailable, out_of_stock, quantity_not_allowed, price_moved or price_expired; the list is open-ended.',
          examples: ['price_expired'],
        }),
        line_id: id.nullable().meta({ description: 'null when the warning is about the whole cart.' }),
        message: z.string(),
      }),
    ),
    created_at: time,
    updated_at: time,
    expires_at: time.meta({ description: '30 days after the last change.' }),
  })
  .meta({ id: 'Cart' });
