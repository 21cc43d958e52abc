import type { z } from 'zod';
import type { CartOut, CartRowOut } from '../../schemas/carts.ts';
import { IMAGE } from './catalog.ts';
import { IDS } from './ids.ts';
import { exampleLine, UNPRICED_LINE } from './lines.ts';

type Cart = z.output<typeof CartOut>;
/** A priced cart. */
export const PRICED_CART: Cart = {
  id: IDS.cart,
  status: 'OPEN',
  version: 4,
  currency: 'JMD',
  lines: [{ ...exampleLine('cart'), image: IMAGE }],
  promotions: [{ code: 'WELCOME10', status: 'APPLIED', description: '10% off your first order', discount_amount: 216, reason: null }],
  line_count: 1,
  subtotal: 2160,
  discount_total: 216,
  shipping_amount: null,
  gct_amount: 291.6,
  total: 2235.6,
  priced_at: '2026-11-21T08:15:00.000Z',
  price_valid_until: '2026-11-21T08:30:00.000Z',
  tax_exempt: false,
  warnings: [],
  created_at: '2026-11-21T08:10:00.000Z',
  updated_at: '2026-11-21T08:15:00.000Z',
  expires_at: '2026-12-21T08:15:00.000Z',
};

/** The same cart after a change, which resets its amounts to null. */
export const CHANGED_CART: Cart = {
  ...PRICED_CART,
  version: 3,
  lines: [{ ...UNPRICED_LINE, image: IMAGE }],
  promotions: [],
  subtotal: null,
  discount_total: null,
  gct_amount: null,
  total: null,
  priced_at: null,
  price_valid_until: null,
  tax_exempt: false,
};

/** A new cart. */
export const EMPTY_CART: Cart = { ...CHANGED_CART, version: 1, lines: [], line_count: 0, updated_at: '2026-11-21T08:10:00.000Z' };

const { id, status, version, currency, line_count, total, created_at, updated_at, expires_at } = PRICED_CART;

/** The priced cart in a list. */
export const CART_ROW: z.output<typeof CartRowOut> = {
  id,
  status,
  version,
  currency,
  line_count,
  total,
  created_at,
  updated_at,
  expires_at,
};
