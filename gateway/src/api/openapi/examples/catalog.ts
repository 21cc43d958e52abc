import type { z } from 'zod';
import type { CategoryOut, TagGroupOut } from '../../schemas/catalog.ts';
import type { MediaImageOut } from '../../schemas/media.ts';
import type { ProductListItemOut, ProductOut } from '../../schemas/products.ts';
import { IDS } from './ids.ts';

/** The cover of the example product. */
export const IMAGE: z.output<typeof MediaImageOut> = {
  kind: 'IMAGE',
  thumb_url: 'https://cdn.shop.example/bolt-m8/thumb.webp',
  large_url: 'https://cdn.shop.example/bolt-m8/large.webp',
  provider: null,
  embed_url: null,
  poster_url: null,
  duration_seconds: null,
  alt_text: 'Side view of a hex bolt',
  caption: null,
  position: 0,
  width: 1200,
  height: 1200,
};

const head = {
  sku: 'BOLT-M8',
  description: 'Hex bolt M8 × 40, zinc plated',
  short_description: 'Grade 8.8, for outdoor use.',
};

const rest: Omit<z.output<typeof ProductListItemOut>, keyof typeof head> = {
  badges: ['ON_SALE'],
  currency: 'JMD',
  unit_price: 90,
  list_unit_price: 120,
  compare_at_unit_price: 120,
  discount_percent: 25,
  price_source: 'SALE',
  price_breaks: [{ min_quantity: 100, unit_price: 80 }],
  tax_included: false,
  effective_gct_rate: 0.15,
  gct_amount: 13.5,
  unit_price_incl_gct: 103.5,
  base_uom: 'EA',
  order_uoms: [{ code: 'BOX', label: 'Box of 12', base_quantity: 12, min_order_quantity: 1, increment: 1 }],
  availability: 'IN_STOCK',
  cover: IMAGE,
  media: [IMAGE],
  category_ids: [IDS.childCategory],
  tags: ['zinc-plated'],
  updated_at: '2026-11-20T10:00:00.000Z',
};

export const LIST_ITEM: z.output<typeof ProductListItemOut> = { ...head, ...rest };

export const PRODUCT: z.output<typeof ProductOut> = {
  ...head,
  body: '## Hex bolt M8 × 40\n\nZinc plated, grade **8.8**.',
  specs: { groups: [{ label: 'Dimensions', rows: [{ label: 'Thread', value: 'M8', highlight: true }] }] },
  ...rest,
};

export const CATEGORIES: z.output<typeof CategoryOut>[] = [
  {
    id: IDS.category,
    slug: 'fasteners',
    name: 'Fasteners',
    description: null,
    position: 0,
    image: null,
    product_count: 412,
    children: [
      {
        id: IDS.childCategory,
        slug: 'bolts',
        name: 'Bolts',
        description: null,
        position: 0,
        image: null,
        product_count: 96,
        children: [],
      },
    ],
  },
];

export const TAG_GROUPS: z.output<typeof TagGroupOut>[] = [
  {
    id: IDS.tagGroup,
    slug: 'finish',
    name: 'Finish',
    position: 0,
    tags: [{ id: IDS.tag, slug: 'zinc-plated', name: 'Zinc plated', position: 0, product_count: 58 }],
  },
];
