import { BATCH_LINES_MAX, CART_LINES_MAX } from '@storefront/contract';
import { type ErrorDetail, invalidAll } from '@storefront/errors';
import { z } from 'zod';
import { toValidationErrors } from '../../http/input/validation-errors.ts';
import { checkWithOtherErrors } from '../schemas/check-with-other-errors.ts';
import { sectionErrors } from '../schemas/envelopes.ts';
import { count, currency, id, idInPath, moneyOrNull, taxExempt, textOrNull, time, timeOrNull } from '../schemas/fields.ts';
import { lineImage, lineShape } from '../schemas/lines.ts';
import { named } from '../schemas/named.ts';
import { paging, quantity } from '../schemas/numbers.ts';
import { openEnum } from '../schemas/open-enum.ts';
import { optional, optionalString, optionalText, text } from '../schemas/text.ts';

const FIELDS: ReadonlySet<string> = new Set(['quantity', 'order_uom', 'order_quantity']);

/** Returns `invalid_quantity` if every violation of a line, or of several lines, concerns a quantity or a unit. */
export const quantityReason = (violations: readonly ErrorDetail[]): string | undefined =>
  violations.every(({ location, field }) => location === 'body' && FIELDS.has(field.slice(field.lastIndexOf('.') + 1)))
    ? 'invalid_quantity'
    : undefined;

const orderQuantity = optional(quantity);
const SKU_LENGTH_MAX = 200;
const UOM_LENGTH_MAX = 20;
const orderUom = optionalText(UOM_LENGTH_MAX);

/** The description and the examples of another schema, and the maximum length of a text. */
const describe = (schema: z.ZodType, maxLength?: number) => {
  const { description, examples } = schema.meta() ?? {};
  return {
    ...(description !== undefined && { description }),
    ...(examples !== undefined && { examples }),
    ...(maxLength !== undefined && { maxLength }),
  };
};

const hasWholeUnit = ({ order_uom, order_quantity }: { order_uom?: string | undefined; order_quantity?: string | undefined }): boolean =>
  order_uom === undefined || order_quantity !== undefined;
const UNIT_WITHOUT_QUANTITY = {
  error: 'is required if order_uom is present',
  path: ['order_quantity'],
  params: { code: 'required' },
  when: checkWithOtherErrors,
};

export const CartLineIn = z
  .object({
    sku: text(SKU_LENGTH_MAX).meta({ description: 'The SKU of a product that is visible on the storefront.', examples: ['BOLT-M8'] }),
    quantity: quantity.meta({ description: "The quantity in the product's base stock unit.", examples: [24] }),
    order_uom: orderUom.meta({ description: 'An alternate unit of measure from the `order_uoms` of the product.', examples: ['BOX'] }),
    order_quantity: orderQuantity.meta({
      description:
        'The quantity in the alternate unit. Required if you send `order_uom`. `quantity` must equal this value times the base quantity of the unit.',
      examples: [2],
    }),
  })
  .refine(hasWholeUnit, UNIT_WITHOUT_QUANTITY)
  .meta({ id: 'CartLineIn' });

export const CartLineUpdateIn = z
  .object({
    quantity: optional(quantity).meta({
      description:
        'The quantity in the base stock unit. If you send only this field, the line keeps its unit and `order_quantity` is recalculated.',
      examples: [48],
    }),
    order_uom: orderUom.meta({
      description: 'The unit of the line. Omit it to keep the current unit. Send the code of the base unit to remove the alternate unit.',
      examples: ['BOX'],
    }),
    order_quantity: orderQuantity.meta({
      description: 'The quantity in the unit of the line. If you send only this field, `quantity` is set accordingly.',
      examples: [4],
    }),
    version: z.int().min(0).max(4_294_967_295).optional().meta({
      description: 'The version of the cart that the change is based on. If the cart has changed since, the request fails with 409.',
    }),
  })
  .refine(hasWholeUnit, UNIT_WITHOUT_QUANTITY)
  .meta({ id: 'CartLineUpdateIn' });

const version = CartLineUpdateIn.shape.version;

/** A line of a batch. Only its types are checked for the whole request; any other violation is that of adding the line alone. */
const BatchLineIn = z
  .object({
    sku: z.string().meta(describe(CartLineIn.shape.sku, SKU_LENGTH_MAX)),
    quantity: z.number().meta(describe(CartLineIn.shape.quantity)),
    order_uom: optionalString(z.string().meta({ maxLength: UOM_LENGTH_MAX })).meta(describe(CartLineIn.shape.order_uom)),
    order_quantity: z.number().nullish().meta(describe(CartLineIn.shape.order_quantity)),
  })
  .meta({ id: 'CartBatchLineIn' })
  .transform((line) => {
    const { data, error } = CartLineIn.safeParse(line, { reportInput: true });
    if (data !== undefined) return { sku: line.sku, line: data };
    const violations = toValidationErrors('body', error?.issues ?? []);
    const { code, reason, message } = invalidAll(violations, quantityReason(violations));
    return { sku: line.sku, code: reason ?? code, detail: message };
  });

export const CartBatchIn = named('CartBatchIn', {
  lines: z.array(BatchLineIn).min(1, 'must not be empty').max(BATCH_LINES_MAX, `must have at most ${BATCH_LINES_MAX} entries`),
  version,
});

export const CartLinesIn = named('CartLinesIn', {
  lines: z.array(CartLineIn).max(CART_LINES_MAX, `must have at most ${CART_LINES_MAX} entries`),
  version,
});

export const PromoCodeIn = named('PromoCodeIn', {
  code: text(64).meta({ description: 'The promotion code to apply.', examples: ['WELCOME10'] }),
});

export const CartPath = z.object({ cart_id: idInPath('cart') });
export const CartLinePath = z.object({ cart_id: idInPath('cart'), line_id: idInPath('cart line') });
export const CartPromotionPath = z.object({
  cart_id: idInPath('cart'),
  code: z.string().meta({ maxLength: 64, description: 'A promotion code applied to the cart.', examples: ['WELCOME10'] }),
});

const CartLineOut = named('CartLine', {
  ...lineShape('cart'),
  description: textOrNull.meta({ description: "The product's name; `null` if the catalog is unavailable." }),
  image: lineImage,
});

const CartPromotionOut = named('CartPromotion', {
  code: z.string(),
  status: z.enum(['APPLIED', 'NOT_ELIGIBLE', 'EXPIRED']).meta({ id: 'CartPromotionStatus', description: 'Whether the promotion applies.' }),
  description: z.string(),
  discount_amount: moneyOrNull.meta({ description: 'The amount that the promotion deducts; `null` until the cart is priced.' }),
  reason: openEnum(['promo_expired', 'promo_not_eligible', 'promo_limit_reached', 'promo_not_combinable'], {
    id: 'CartPromotionReason',
    description: 'The known reasons why a promotion does not apply. New ones can be added at any time.',
  })
    .nullable()
    .meta({ description: 'Why the promotion does not apply; `null` if it applies.' }),
});

const CartWarningOut = named('CartWarning', {
  code: openEnum(['sku_unavailable', 'out_of_stock', 'quantity_not_allowed', 'price_unavailable', 'price_moved', 'price_expired'], {
    id: 'CartWarningCode',
    description: 'The known warnings of a cart. New codes can be added at any time.',
  }).meta({ examples: ['price_expired'] }),
  line_id: id.nullable().meta({ description: 'The ID of the affected line; `null` if the warning concerns the entire cart.' }),
  message: z.string(),
});

const cartStatus = z
  .enum(['OPEN', 'ORDERED', 'EXPIRED'])
  .meta({ id: 'CartStatus', description: 'The state of the cart. Changing a cart that is not `OPEN` returns 409.' });

const head = {
  id,
  status: cartStatus,
  version: count.meta({ description: 'The version of the cart, incremented with every change.' }),
  currency,
};

const times = {
  created_at: time,
  updated_at: time,
  expires_at: time.meta({ description: 'The time at which the cart expires, 30 days after its last change.' }),
};

export const CartListQuery = z.object({
  ...paging(),
  status: z.array(cartStatus).max(3).optional().meta({ description: 'Repeat the parameter to match one of several states.' }),
});

export const CartRowOut = named('CartRow', {
  ...head,
  line_count: count,
  total: moneyOrNull.meta({ description: 'The sum of all `line_total` amounts; `null` while the cart has no valid amounts.' }),
  ...times,
});

export const CartOut = named('Cart', {
  ...head,
  lines: z.array(CartLineOut).max(CART_LINES_MAX),
  promotions: z.array(CartPromotionOut),
  line_count: count,
  subtotal: moneyOrNull.meta({
    description: 'The sum of all lines before discounts and tax; `null` until the cart is priced, and if a line has no price.',
  }),
  discount_total: moneyOrNull,
  shipping_amount: moneyOrNull.meta({ description: 'Always `null`, because shipping is chosen at checkout.' }),
  gct_amount: moneyOrNull.meta({
    description: 'The total tax of all lines; `null` until the cart is priced, and if a line has no price.',
  }),
  total: moneyOrNull.meta({
    description: 'The sum of all `line_total` amounts; `null` until the cart is priced, and if a line has no price.',
  }),
  priced_at: timeOrNull,
  price_valid_until: timeOrNull.meta({
    description: 'The time until which the prices are valid: 15 minutes after pricing, or until a price or a tax rate changes.',
  }),
  tax_exempt: taxExempt,
  warnings: z.array(CartWarningOut),
  ...times,
});

/** The lines of a request that were not added. */
export const rejectedLines = z
  .array(
    named('RejectedLine', {
      index: count.meta({ description: 'The position of the line, from 0.' }),
      sku: z.string().meta({ examples: ['BOLT-M8'] }),
      code: z.string().meta({
        description: 'The `reason` of the error that adding the line alone would return, or its `code` if it has none.',
        examples: ['invalid_quantity'],
      }),
      detail: z.string(),
    }),
  )
  .meta({ description: 'The lines that were not added.' });

export const CartBatchOut = named('CartBatchEnvelope', { data: CartOut, rejected: rejectedLines, errors: sectionErrors });
