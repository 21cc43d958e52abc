import { EVENT_TYPES } from '@storefront/contract';
import { z } from 'zod';
import { InvoicesPaymentOut, PaymentSessionOut } from '../checkout/payment-sessions.ts';
import { InvoiceLineOut, InvoiceRowOut } from '../invoices/schemas.ts';
import { sectionErrors } from '../schemas/envelopes.ts';
import { band, id, idInPath, mode, time } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';
import { paging, wholeNumber } from '../schemas/numbers.ts';
import { text } from '../schemas/text.ts';
import { deliveredEvent } from '../webhooks/schemas.ts';

export const EventPath = z.object({ event_id: idInPath('event') });

const isType = (type: string): boolean => EVENT_TYPES.some((known) => known === type);
/** The longest wait for an event. The handler waits in several calls. */
export const WAIT_SECONDS_MAX = 20;

export const EventsQuery = z.object({
  types: text(1000)
    .transform((list) => list.split(','))
    .refine((types) => types.every(isType), 'must be event types separated by commas')
    .optional()
    .meta({
      description: 'Return only these event types, separated by commas. All by default.',
      examples: ['order.confirmed,invoice.issued'],
      override: ({ jsonSchema }) => Object.assign(jsonSchema, { type: 'string', maxLength: 1000 }),
    }),
  cursor: text(200, 0).optional().meta({
    description: 'The `next_cursor` of the previous response, which may have had other `types`. Omit to start with the oldest event.',
  }),
  limit: paging().limit,
  wait_seconds: wholeNumber(0, WAIT_SECONDS_MAX, 0).meta({ description: 'How long to wait for an event if there is none.' }),
});

export const EventOut = z
  .looseObject({
    id,
    type: deliveredEvent,
    api_version: z.string(),
    mode,
    created_at: time,
    sequence: z.int32().min(1).nullable(),
    position: z.int32().min(1).nullable(),
    triggered: z.literal(true).optional(),
    data: z.looseObject({}).meta({ id: 'EventData', description: 'The data of the event, as in the webhook of its type.' }),
  })
  .meta({ id: 'Event', description: 'An event, with the same bytes as the body of its deliveries.' });

export const EventsOut = named('Events', {
  data: z.array(EventOut),
  next_cursor: z.string().meta({ description: 'Pass as `cursor` in the next request, even when `has_more` is `false`.' }),
  has_more: z.boolean(),
  errors: sectionErrors,
});

const sku = z.string().meta({ examples: ['BOLT-M8'] });

export const InvoiceIssuedData = InvoiceRowOut.extend({ lines: z.array(InvoiceLineOut) }).meta({ id: 'InvoiceIssuedData' });
export const ProductEventData = named('ProductEventData', {
  sku,
  changed: z.array(z.string()).meta({ description: 'The names of the fields that changed.', examples: [['list_unit_price']] }),
  updated_at: time,
  etag: z.string().nullable().meta({
    description:
      'The `ETag` that `GET /v1/products/{sku}` returned to a caller without a shopper token right after the change, for an uncompressed body. As `If-None-Match` it works whether or not the response would be compressed. Null if the product was hidden. A later change of its availability changes the `ETag` with a `stock.changed` event instead.',
  }),
});
export const ProductRemovedData = named('ProductRemovedData', { sku, updated_at: time });
export const StockChangedData = z
  .object({ sku, availability: band, previous_availability: band })
  .meta({ id: 'StockChangedData', description: 'The new and the previous stock band of a SKU. Stock counts are never exposed.' });

/** A session pays an order, an invoice, or several invoices. */
export const PaymentFailedData = z.union([PaymentSessionOut, InvoicesPaymentOut]);
