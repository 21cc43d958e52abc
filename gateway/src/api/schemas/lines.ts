import { LINE_SETS, type LineDocument, type LineJson, type LineKind, type NamedLineField } from '@storefront/contract';
import { z } from 'zod';
import { band, id, money, priceSource, quantityOut, rate } from './fields.ts';
import { MediaRefOut } from './media.ts';
import { named } from './named.ts';

type LineShape<D extends LineDocument> = { [Name in keyof LineJson<D>]: z.ZodType<LineJson<D>[Name]> };

const LineDiscountOut = named('LineDiscount', { code: z.string(), amount: money });

const SCHEMAS: Readonly<Record<LineKind, z.ZodType>> = {
  id,
  text: z.string(),
  quantity: quantityOut,
  amount: money,
  rate,
  priceSource: priceSource.nullable(),
  band,
  discounts: z.array(LineDiscountOut),
};

/** The fields of a line of a cart, an order, or an invoice. What pricing sets is `null` on a cart that is not priced. */
export function lineShape<D extends LineDocument>(document: D): LineShape<D>;
export function lineShape(document: LineDocument) {
  return Object.fromEntries(LINE_SETS[document].map((field) => [field.name, schemaOf(document, field)]));
}

function schemaOf(document: LineDocument, { kind, cartPart, about, ...field }: NamedLineField): z.ZodType {
  const isNullable = field.default === null || (document === 'cart' && cartPart === 'pricing');
  const schema = isNullable && kind !== 'priceSource' && kind !== 'discounts' ? SCHEMAS[kind].nullable() : SCHEMAS[kind];
  const description = about?.[document];
  return description === undefined ? schema : schema.meta({ description });
}

/** The image of a line, which the catalog adds to reads. It is neither stored with the line nor in events. */
export const lineImage = MediaRefOut.nullable().meta({
  description: "The product's cover; `null` without one, for a product that is not sold, and if the catalog is unavailable.",
});
