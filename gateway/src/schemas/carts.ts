import { z } from 'zod';
import { band, currency, id, moneyOrNull, priceSource, quantityOut, rate, textOrNull, time, timeOrNull } from './fields.ts';
import { quantity } from './numbers.ts';
import { optionalText, text } from './text.ts';

const orderQuantity = quantity.nullish().transform((value) => value ?? undefined);
const orderUom = optionalText(20);

const hasWholeUnit = ({ order_uom, order_quantity }: { order_uom?: string | undefined; order_quantity?: string | undefined }): boolean =>
  order_uom === undefined || order_quantity !== undefined;
const UNIT_WITHOUT_QUANTITY = { error: 'is required with order_uom', path: ['order_quantity'], params: { code: 'required' } };

export const CartLineIn = z
  .object({ sku: text(200), quantity, order_uom: orderUom, order_quantity: orderQuantity })
  .refine(hasWholeUnit, UNIT_WITHOUT_QUANTITY)
  .meta({ id: 'CartLineIn' });

export const CartLineUpdateIn = z
  .object({
    quantity: quantity.nullish().transform((value) => value ?? undefined),
    order_uom: orderUom,
    order_quantity: orderQuantity,
    version: z.int().min(0).max(4_294_967_295).optional().meta({ description: 'Refused with 409 when the cart has moved on from it.' }),
  })
  .refine(hasWholeUnit, UNIT_WITHOUT_QUANTITY)
  .meta({ id: 'CartLineUpdateIn' });

export const PromoCodeIn = z.object({ code: text(64) }).meta({ id: 'PromoCodeIn' });

export const CartPath = z.object({ cart_id: z.string() });
export const CartLinePath = z.object({ cart_id: z.string(), line_id: z.string() });
export const CartPromotionPath = z.object({ cart_id: z.string(), code: z.string() });

const CartLineOut = z
  .object({
    id,
    sku: z.string(),
    description: textOrNull,
    quantity: quantityOut,
    base_uom: z.string(),
    order_uom: textOrNull,
    order_quantity: quantityOut.nullable(),
    unit_price: moneyOrNull,
    list_unit_price: moneyOrNull,
    price_source: priceSource.nullable(),
    line_subtotal: moneyOrNull,
    discount_amount: moneyOrNull,
    effective_gct_rate: rate.nullable(),
    gct_amount: moneyOrNull,
    line_total: moneyOrNull,
    availability: band,
  })
  .meta({ id: 'CartLine' });

export const CartOut = z
  .object({
    id,
    status: z.enum(['OPEN', 'ORDERED', 'EXPIRED']),
    version: z.int(),
    currency,
    lines: z.array(CartLineOut),
    promotions: z.array(
      z.object({
        code: z.string(),
        status: z.enum(['APPLIED', 'NOT_ELIGIBLE', 'EXPIRED']),
        description: z.string(),
        discount_amount: moneyOrNull,
      }),
    ),
    line_count: z.int(),
    subtotal: moneyOrNull,
    discount_total: moneyOrNull,
    shipping_amount: moneyOrNull,
    gct_amount: moneyOrNull,
    total: moneyOrNull,
    priced_at: timeOrNull,
    price_valid_until: timeOrNull,
    warnings: z.array(z.object({ code: z.string(), line_id: textOrNull, message: z.string() })),
    created_at: time,
    updated_at: time,
    expires_at: time,
  })
  .meta({ id: 'Cart' });
