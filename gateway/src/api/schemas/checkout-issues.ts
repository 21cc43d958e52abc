import { z } from 'zod';
import { band, id, textOrNull } from './fields.ts';
import { named } from './named.ts';
import { openEnum } from './open-enum.ts';

/** Why a checkout returned `price_changed`. */
export const PriceIssueOut = named('PriceIssue', {
  line_id: id.nullable().meta({ description: 'The ID of the affected line; `null` if the issue concerns the entire cart.' }),
  sku: textOrNull,
  code: openEnum(['not_priced', 'price_moved', 'price_expired', 'total_differs', 'sku_unavailable'], {
    id: 'PriceIssueCode',
    description: 'The known issues with prices. New codes can be added at any time.',
  }),
  detail: textOrNull,
  availability: band.nullable().meta({ description: 'Always `null` for an issue with a price.' }),
});

/** Why a checkout returned `out_of_stock`. */
export const StockIssueOut = named('StockIssue', {
  line_id: id,
  sku: z.string(),
  code: openEnum(['insufficient_stock', 'sku_unavailable'], {
    id: 'StockIssueCode',
    description: 'The known issues with stock. New codes can be added at any time.',
  }),
  detail: textOrNull,
  availability: band,
});
