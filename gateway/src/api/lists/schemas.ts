import { CART_LINES_MAX, LIST_NAME_MAX } from '@storefront/contract';
import { z } from 'zod';
import { CartBatchIn, rejectedLines } from '../carts/schemas.ts';
import { sectionErrors } from '../schemas/envelopes.ts';
import { band, count, id, idInBody, idInPath, moneyOrNull, quantityOut, textOrNull, time } from '../schemas/fields.ts';
import { lineImage } from '../schemas/lines.ts';
import { named } from '../schemas/named.ts';
import { optionalString, text } from '../schemas/text.ts';

const name = text(LIST_NAME_MAX)
  .refine((value) => value.trim() !== '', { error: 'must not be empty', params: { code: 'too_small' } })
  .meta({ description: 'The name, which no other list of the customer has. Letter case is ignored.', examples: ['Weekly order'] });

export const ListIn = named('ListIn', { name });

export const ListUpdateIn = named('ListUpdateIn', { name: name.optional(), version: CartBatchIn.shape.version });

/** A new cart if it is omitted. */
export const ListToCartIn = z
  .object({ cart_id: optionalString(idInBody('The cart to add the lines to. Omit it to create a cart.')) })
  .optional()
  .meta({ id: 'ListToCartIn' });

export const ListPath = z.object({ list_id: idInPath('list') });
export const ListLinePath = z.object({ list_id: idInPath('list'), line_id: idInPath('list line') });

const SavedListLineOut = named('SavedListLine', {
  id,
  sku: z.string(),
  description: textOrNull.meta({ description: "The product's name; `null` if the catalog is unavailable." }),
  quantity: quantityOut,
  base_uom: z.string(),
  order_uom: textOrNull,
  order_quantity: quantityOut.nullable(),
  unit_price: moneyOrNull.meta({
    description: "The customer's current price of one base unit at this quantity; `null` without one, and if the catalog is unavailable.",
  }),
  availability: band,
  image: lineImage,
});

const row = {
  id,
  name: z.string(),
  version: count.meta({ description: 'The version of the list, incremented with every change.' }),
  line_count: count,
};

const times = { created_at: time, updated_at: time };

export const SavedListRowOut = named('SavedListRow', { ...row, ...times });

export const SavedListOut = named('SavedList', { ...row, lines: z.array(SavedListLineOut).max(CART_LINES_MAX), ...times });

export const SavedListBatchOut = named('SavedListBatchEnvelope', { data: SavedListOut, rejected: rejectedLines, errors: sectionErrors });
