import type { z } from 'zod';
import type { CartOut } from '../../schemas/carts.ts';
import { IDS } from './ids.ts';

type Cart = z.output<typeof CartOut>;
type Line = Cart['lines'][number];

const line: Line = {
  id: IDS.line,
  sku: 'BOLT-M8',
  description: 'Hex bolt M8 × 40, zinc plated',
  quantity: 24,
  base_uom: 'EA',
  order_uom: 'BOX',
  order_quantity: 2,
  unit_price: 90,
  list_unit_price: 120,
  price_source: 'SALE',
  line_subtotal: 2160,
  discount_amount: 216,
  effective_gct_rate: 0.15,
  gct_amount: 291.6,
  line_total: 2235.6,
  availability: 'IN_STOCK',
};

/** A priced cart. */
export const PRICED_CART: Cart = {
  id: IDS.cart,
  status: 'OPEN',
  version: 4,
  currency: 'JMD',
  lines: [line],
  promotions: [{ code: 'WELCOME10', status: 'APPLIED', description: '10% off your first order', discount_amount: 216 }],
  line_count: 1,
  subtotal: 2160,
  discount_total: 216,
  shipping_amount: null,
  gct_amount: 291.6,
  total: 2235.6,
  priced_at: '2026-11-21T08:15:00.000Z',
  price_valid_until: '2026-11-21T08:30:00.000Z',
  warnings: [],
  created_at: '2026-11-21T08:10:00.000Z',
  updated_at: '2026-11-21T08:15:00.000Z',
  expires_at: '2026-12-21T08:15:00.000Z',
};

/** The same cart after a change, which resets its amounts to null. */
export const CHANGED_CART: Cart = {
  ...PRICED_CART,
  version: 3,
  lines: [
    {
      ...line,
      unit_price: null,
      list_unit_price: null,
      price_source: null,
      line_subtotal: null,
      discount_amount: null,
      effective_gct_rate: null,
      gct_amount: null,
      line_total: null,
    },
  ],
  promotions: [],
  subtotal: null,
  discount_total: null,
  gct_amount: null,
  total: null,
  priced_at: null,
  price_valid_until: null,
};

/** A new cart. */
export const EMPTY_CART: Cart = { ...CHANGED_CART, version: 1, lines: [], line_count: 0, updated_at: '2026-11-21T08:10:00.000Z' };
