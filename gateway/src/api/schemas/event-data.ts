import { z } from 'zod';
import { band, time } from './fields.ts';
import { InvoiceLineOut, InvoiceRowOut } from './invoices.ts';
import { named } from './named.ts';
import { InvoicesPaymentOut, PaymentSessionOut } from './payment-sessions.ts';

const sku = z.string().meta({ examples: ['BOLT-M8'] });

export const InvoiceIssuedData = InvoiceRowOut.extend({ lines: z.array(InvoiceLineOut) }).meta({ id: 'InvoiceIssuedData' });
export const ProductEventData = named('ProductEventData', {
  sku,
  changed: z.array(z.string()).meta({ description: 'The names of the fields that changed.', examples: [['list_unit_price']] }),
  updated_at: time,
  etag: z.string().nullable().meta({
    description:
      'The `ETag` that `GET /v1/products/{sku}` returned to a reader without a customer right after the change, for an uncompressed body. As `If-None-Match` it works whether or not the response would be compressed. Null if the product was hidden. A later change of its availability changes the `ETag` with a `stock.changed` event instead.',
  }),
});
export const ProductRemovedData = named('ProductRemovedData', { sku, updated_at: time });
export const StockChangedData = z
  .object({ sku, availability: band, previous_availability: band })
  .meta({ id: 'StockChangedData', description: 'The new and the previous stock band of a SKU. Stock counts are never exposed.' });

/** A session pays an order, an invoice, or several invoices. */
export const PaymentFailedData = z.union([PaymentSessionOut, InvoicesPaymentOut]);
