import { PAGE_LIMIT_MAX } from '@storefront/contract';
import { z } from 'zod';
import { sectionErrors } from './envelopes.ts';
import { band, count, id, textOrNull } from './fields.ts';
import { MediaRefOut } from './media.ts';
import { named } from './named.ts';
import { wholeNumber } from './numbers.ts';
import { text } from './text.ts';

/** The SKUs that one batch request may name. */
export const SKUS_MAX = 200;

export const BatchAvailabilityIn = named('BatchAvailabilityIn', {
  skus: z
    .array(text(200))
    .min(1, 'must contain at least one SKU')
    .max(SKUS_MAX, `must contain at most ${SKUS_MAX} SKUs`)
    .meta({
      description: 'The SKUs to look up. The response keeps their order and omits duplicates.',
      examples: [['BOLT-M8', 'NUT-M8']],
    }),
});

export const AvailabilityOut = named('Availability', { sku: z.string().meta({ examples: ['BOLT-M8'] }), availability: band });

export const CatalogChangesQuery = z.object({
  cursor: text(500, 0).optional().meta({ description: 'The `next_cursor` of the previous response. Omit to start from the beginning.' }),
  // Feed consumers read everything, so the default page size is the maximum.
  limit: wholeNumber(1, PAGE_LIMIT_MAX, PAGE_LIMIT_MAX).meta({ description: 'The maximum number of changes to return.' }),
});

export const CatalogChangeOut = named('CatalogChange', {
  sku: z.string(),
  change: z.enum(['CREATED', 'UPDATED', 'REMOVED', 'STOCK']).meta({ id: 'CatalogChangeKind', description: 'What happened to the SKU.' }),
  version: z.int().min(0).meta({ description: 'The catalog version in which the change was made.' }),
});

export const CatalogChangesOut = named('CatalogChangePage', {
  data: z.array(CatalogChangeOut),
  next_cursor: z.string().meta({ description: 'Pass as `cursor` in the next request, even when `has_more` is `false`.' }),
  has_more: z.boolean().meta({ description: 'Whether more changes are available right now.' }),
  errors: sectionErrors,
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

export const TagGroupOut = named('TagGroup', {
  id,
  slug: z.string(),
  name: z.string(),
  position: count,
  tags: z.array(
    named('Tag', {
      id,
      slug: z.string().meta({ description: 'The value for the `tag` filter of the product list.' }),
      name: z.string(),
      position: count,
      product_count: count,
    }),
  ),
});
