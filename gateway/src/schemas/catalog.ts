import { z } from 'zod';
import { SectionErrorOut } from './envelopes.ts';
import { band, id, textOrNull } from './fields.ts';
import { wholeNumber } from './numbers.ts';
import { MediaRefOut } from './products.ts';
import { text } from './text.ts';

const SKUS_MAX = 200;

export const BatchAvailabilityIn = z
  .object({ skus: z.array(text(200)).min(1, 'must name at least one SKU').max(SKUS_MAX, `must name at most ${SKUS_MAX} SKUs`) })
  .meta({ id: 'BatchAvailabilityIn' });

export const AvailabilityOut = z.object({ sku: z.string(), availability: band }).meta({ id: 'Availability' });

export const CatalogChangesQuery = z.object({
  cursor: text(500).optional().meta({ description: 'The `next_cursor` of the answer before; none begins at the beginning.' }),
  limit: wholeNumber(1, 1000, 200),
});

export const CatalogChangesOut = z.object({
  data: z.array(
    z
      .object({ sku: z.string(), change: z.enum(['CREATED', 'UPDATED', 'REMOVED', 'STOCK']), version: z.int() })
      .meta({ id: 'CatalogChange' }),
  ),
  next_cursor: z.string(),
  has_more: z.boolean(),
  errors: z.array(SectionErrorOut),
});

export const CategoryOut = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    description: textOrNull,
    position: z.int(),
    image: MediaRefOut.nullable(),
    product_count: z.int(),
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
    position: z.int(),
    tags: z.array(z.object({ id, slug: z.string(), name: z.string(), position: z.int(), product_count: z.int() })),
  })
  .meta({ id: 'TagGroup' });
