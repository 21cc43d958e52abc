import { z } from 'zod';
import { AddressOut } from './addresses.ts';
import { currency, id, idInPath, money, quantityOut, rate, textOrNull, time, timeOrNull } from './fields.ts';
import { OrderRowOut } from './order-rows.ts';

export const InvoicePath = z.object({ invoice_id: idInPath('invoice') });

const row = {
  id,
  number: z.string().meta({ description: 'Gap-free per store and mode.', examples: ['INV-000042'] }),
  status: z.enum(['OPEN', 'PAID', 'VOIDED']),
  order_id: id,
  order_number: z.string(),
  currency,
  total: money,
  amount_paid: money,
  amount_due: money,
  is_overdue: z.boolean().meta({ description: 'Open after `due_at`.' }),
  issued_at: time,
  due_at: time,
};

export const InvoiceRowOut = z.object(row).meta({ id: 'InvoiceRow' });

export const InvoiceLineOut = z
  .object({
    sku: z.string(),
    description: z.string(),
    quantity: quantityOut,
    base_uom: z.string(),
    order_uom: textOrNull,
    order_quantity: quantityOut.nullable(),
    unit_price: money,
    line_subtotal: money,
    discount_amount: money,
    effective_gct_rate: rate,
    gct_amount: money,
    line_total: money,
  })
  .meta({ id: 'InvoiceLine' });

const PartyOut = z
  .object({
    name: z.string(),
    company_name: textOrNull,
    tax_id: textOrNull,
    email: textOrNull,
    phone: textOrNull,
    address: AddressOut.nullable(),
  })
  .meta({ id: 'Party' });

export const InvoiceOut = z
  .object({
    ...row,
    lines: z.array(InvoiceLineOut),
    subtotal: money,
    discount_total: money,
    shipping_amount: money,
    gct_amount: money,
    tax_breakdown: z.array(z.object({ rate, taxable_amount: money, gct_amount: money })),
    seller: PartyOut.nullable(),
    buyer: PartyOut.nullable(),
    payments: z.array(z.object({ id, amount: money, paid_at: time, source: z.string() })),
    voided_at: timeOrNull,
    order: OrderRowOut.nullable().meta({ description: 'null when the section is unavailable.' }),
  })
  .meta({ id: 'Invoice' });
