import type { z } from 'zod';
import type { SavedListOut, SavedListRowOut } from '../../schemas/lists.ts';
import { IMAGE } from './catalog.ts';
import { IDS } from './ids.ts';

const head = { id: IDS.list, name: 'Weekly order', version: 2, line_count: 1 };
const times = { created_at: '2026-11-21T08:10:00.000Z', updated_at: '2026-11-21T08:15:00.000Z' };

/** A list in a list of lists. */
export const LIST_ROW: z.output<typeof SavedListRowOut> = { ...head, ...times };

/** A list with one line. */
export const LIST: z.output<typeof SavedListOut> = {
  ...head,
  lines: [
    {
      id: IDS.listLine,
      sku: 'BOLT-M8',
      description: 'Hex bolt M8 × 40, zinc plated',
      quantity: 24,
      base_uom: 'EA',
      order_uom: 'BOX',
      order_quantity: 2,
      unit_price: 90,
      availability: 'IN_STOCK',
      image: IMAGE,
    },
  ],
  ...times,
};
