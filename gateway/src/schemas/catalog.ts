import { z } from 'zod';
import { SectionErrorOut } from './envelopes.ts';
import { band, count, id, textOrNull } from './fields.ts';
import { wholeNumber } from './numbers.ts';
import { MediaRefOut } from './products.ts';
import { text } from './text.ts';

const SKUS_MAX = 200;

export const BatchAvailabilityIn = z
  .object({
    skus: z
      .array(text(200))
      .min(1, 'must name at least one SKU')
      .max(SKUS_MAX, `must name at most ${SKUS_MAX} SKUs`)
      .meta({ description: 'Duplicates are folded; the order is kept.', examples: [['BOLT-M8', 'NUT-M8']] }),
  })
  .meta({ id: 'BatchAvailabilityIn' });

export const AvailabilityOut = z
  .object({ sku: z.string().meta({ examples: ['BOLT-M8'] }), availability: band })
  .meta({ id: 'Availability' });

/** A reader of the feed wants all of it: a whole page unless it says otherwise. */
const CHANGES_MAX = 200;

export const CatalogChangesQuery = z.object({
  cursor: text(500).optional().meta({ description: 'The `next_cursor` of the answer before; none begins at the beginning.' }),
  limit: wholeNumber(1, CHANGES_MAX, CHANGES_MAX).meta({ description: 'How many changes at most.' }),
});

export const CatalogChangesOut = z.object({
  data: z.array(
    z
      .object({ sku: z.string(), change: z.enum(['CREATED', 'UPDATED', 'REMOVED', 'STOCK']), version: z.int().min(0) })
      .meta({ id: 'CatalogChange' }),
  ),
  next_cursor: z.string().meta({ description: 'Where the next call goes on, also when nothing is left to tell.' }),
  has_more: z.boolean(),
  errors: z.array(SectionErrorOut),
});

export const CategoryOut = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    description: textOrNull,
    position: count,
    image: MediaRefOut.nullable(),
    product_count: count,
    get children() {
      return z.array(CategoryOut);
    },
  })
  .meta({ id: 'Category' });

export const TagGroupOut = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    position: count,
    tags: z.array(
      z.object({
        id,
        slug: z.string().meta({ description: 'What the `tag` filter of the product list takes.' }),
        name: z.string(),
        position: count,
        product_count: count,
      }),
    ),
  })
  .meta({ id: 'TagGroup' });
