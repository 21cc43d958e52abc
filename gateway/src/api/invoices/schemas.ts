import { z } from 'zod';
import { AddressOut } from '../customers/schemas.ts';
import { OrderRowOut } from '../orders/order-rows.ts';
import {
  currency,
  day,
  id,
  idFilter,
  idInPath,
  money,
  paymentRail,
  quantityOut,
  taxExempt,
  textOrNull,
  time,
  timeOrNull,
} from '../schemas/fields.ts';
import { flag, optionalFlag } from '../schemas/flag.ts';
import { lineShape } from '../schemas/lines.ts';
import { anyOf, dateFilters, searchFor } from '../schemas/list-filters.ts';
import { named } from '../schemas/named.ts';
import { paging, positiveAmountIn } from '../schemas/numbers.ts';
import { PaymentTermsOut } from '../schemas/payment-terms.ts';
import { cancelUrl, returnUrl } from '../schemas/return-urls.ts';
import { taxBreakdown } from '../schemas/tax-breakdown.ts';
import { optional } from '../schemas/text.ts';

export const CreditNotePath = z.object({ credit_note_id: idInPath('credit note') });

export const InvoicePath = z.object({ invoice_id: idInPath('invoice') });

/** The body is optional: without one, the payment page shows the outcome itself. */
export const InvoicePaymentIn = z.object({ return_url: returnUrl, cancel_url: cancelUrl }).optional().meta({ id: 'InvoicePaymentIn' });

/** The body is optional: by default, as much is applied as fits. */
export const ApplyCreditIn = z
  .object({ amount: optional(positiveAmountIn) })
  .optional()
  .meta({ id: 'ApplyCreditIn' });

export const InvoicePdfQuery = z.object({
  download: flag.meta({ description: 'Whether browsers save the file instead of showing it.' }),
});

const status = z
  .enum(['OPEN', 'PAID', 'VOIDED'])
  .meta({ id: 'InvoiceStatus', description: 'The status of an invoice. Whether it is overdue is in `is_overdue`.' });

const settlement = z.enum(['VOIDED', 'PARTIALLY_PAID', 'UNPAID', 'CREDITED', 'PAID', 'REFUNDED', 'PARTIALLY_REFUNDED']).meta({
  id: 'Settlement',
  description: 'How the invoice stands, with its payments, credit notes, and refunds. `CREDITED` was credited without a payment.',
});

export const InvoiceListQuery = z.object({
  status: anyOf(status),
  settlement: anyOf(settlement),
  overdue: optionalFlag.meta({ description: 'Whether to return only the invoices that are overdue, or only those that are not.' }),
  ...dateFilters('issued', 'date of issue'),
  ...dateFilters('due', 'due date'),
  order_id: idFilter('Return only the invoices of this order.'),
  q: searchFor('an invoice number, an order number, a purchase order number, or a SKU'),
  sort: z
    .enum(['-issued_at', 'issued_at', 'due_at', '-due_at', 'total', '-total'])
    .meta({ id: 'InvoiceSort', description: 'A sort order of invoices. A minus sign sorts in descending order.' })
    .optional()
    .meta({ description: 'The sort order. Defaults to `-issued_at`.' }),
  ...paging(),
});

const row = {
  id,
  number: z.string().meta({ description: 'The invoice number. Numbers are gap-free per store and mode.', examples: ['INV-000042'] }),
  status,
  order_id: id,
  order_number: z.string(),
  purchase_order_number: textOrNull,
  payment_rail: paymentRail,
  currency,
  total: money,
  gct_amount: money,
  amount_paid: money,
  amount_due: money.meta({
    description: '`total` less `amount_credited` and `amount_paid`, plus refunds of its payments; 0 if the invoice is voided.',
  }),
  amount_credited: money.meta({ description: 'The sum of all credit notes.' }),
  amount_refunded: money.meta({ description: 'The amount of its payments that was returned, including to the customer’s credit.' }),
  settlement,
  is_overdue: z.boolean().meta({ description: 'Whether the invoice is still open after `due_at`.' }),
  issued_at: time,
  replaces: id.nullable().meta({ description: 'The voided invoice that this one replaces.' }),
  replaced_by: id.nullable().meta({ description: 'The invoice that replaces this voided one.' }),
  due_at: time.meta({ description: 'The last millisecond of `due_on`.' }),
  issued_on: day.meta({ description: 'The date of the issue in the time zone of the store, which is the tax point.' }),
  due_on: day.meta({ description: 'The last day on which the invoice is not overdue, in the time zone of the store.' }),
  voided_at: timeOrNull,
};

export const InvoiceRowOut = named('InvoiceRow', row);

export const InvoiceLineOut = named('InvoiceLine', lineShape('invoice'));

export const CreditNoteOut = named('CreditNote', {
  id,
  number: z
    .string()
    .meta({ description: 'The number of the credit note. Numbers are gap-free per store and mode.', examples: ['CN-000007'] }),
  invoice_id: id,
  invoice_number: z.string(),
  order_id: id,
  order_number: textOrNull,
  currency,
  net_amount: money,
  gct_amount: money,
  total: money,
  due_reduction: money.meta({ description: 'The part that reduced the amount due. The rest is refunded.' }),
  tax_breakdown: taxBreakdown,
  lines: z
    .array(
      named('CreditNoteLine', {
        sku: z.string(),
        description: z.string(),
        quantity: quantityOut,
        base_uom: z.string(),
        net_amount: money,
        gct_amount: money,
      }),
    )
    .meta({ description: 'The returned lines. The total, less these and the shipping, was credited as an amount.' }),
  shipping_amount: money.meta({ description: 'The shipping that was credited, without tax.' }),
  shipping_gct_amount: money,
  reason: textOrNull,
  issued_at: time,
  issued_on: day.meta({ description: 'The date of the issue in the time zone of the store.' }),
});

const PartyOut = named('Party', {
  name: z.string(),
  company_name: textOrNull,
  tax_id: textOrNull,
  tax_exempt_certificate: textOrNull.meta({ description: 'The certificate of a buyer who is exempt from GCT.' }),
  email: textOrNull,
  phone: textOrNull,
  address: AddressOut.nullable(),
});

const ReversalReason = z.enum(['BOUNCED', 'DISPUTE_LOST', 'ERROR']).meta({
  id: 'PaymentReversalReason',
  description: 'Why a payment was reversed: it bounced, the payer won a dispute, or it was recorded by mistake.',
});

const InvoicePaymentOut = named('InvoicePayment', {
  id,
  amount: money,
  paid_at: time,
  source: z.enum(['session', 'recorded', 'credit']).meta({
    id: 'InvoicePaymentSource',
    description: 'How the money was received: through a payment session, recorded by the store, or applied from earlier payments.',
  }),
  status: z.enum(['RECEIVED', 'PARTIALLY_REVERSED', 'REVERSED']).meta({
    id: 'InvoicePaymentStatus',
    description: 'Whether the payment was reversed, for example because a check bounced. The reversed amount is due again.',
  }),
  reversed_amount: money,
  reversal_reason: ReversalReason.nullable(),
  reversed_on: z.iso.date().nullable().meta({ description: 'The day of the reversal.' }),
});

export const InvoiceOut = named('Invoice', {
  ...row,
  lines: z.array(InvoiceLineOut),
  subtotal: money,
  discount_total: money,
  shipping_amount: money,
  tax_breakdown: taxBreakdown,
  tax_exempt: taxExempt,
  seller: PartyOut.nullable(),
  buyer: PartyOut.nullable(),
  payments: z.array(InvoicePaymentOut),
  credit_notes: z.array(CreditNoteOut).meta({ description: 'The corrections of the invoice, oldest first.' }),
  voided_on: day.nullable(),
  payment_terms: PaymentTermsOut,
  order: OrderRowOut.nullable().meta({ description: 'The order of the invoice; `null` if the section is unavailable.' }),
});
