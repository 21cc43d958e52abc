import type { z } from 'zod';
import type { CustomerPaymentOut } from '../customers/account-export-schemas.ts';
import { ADDRESS } from '../customers/examples.ts';
import type { StatementOut } from '../customers/schemas.ts';
import { IDS } from '../examples/ids.ts';
import { exampleLine } from '../examples/lines.ts';
import type { CreditNoteOut, InvoiceOut, InvoiceRowOut } from './schemas.ts';

type Invoice = z.output<typeof InvoiceOut>;

export const INVOICE_ROW: z.output<typeof InvoiceRowOut> = {
  id: IDS.invoice,
  number: 'INV-000042',
  status: 'OPEN',
  order_id: IDS.order,
  order_number: 'SO-1042',
  purchase_order_number: 'PO-7731',
  payment_rail: 'CREDIT_TERMS',
  currency: 'JMD',
  total: 2810.6,
  gct_amount: 366.6,
  amount_paid: 0,
  amount_due: 2810.6,
  amount_credited: 0,
  amount_refunded: 0,
  settlement: 'UNPAID',
  is_overdue: false,
  issued_at: '2026-11-21T08:16:00.000Z',
  replaces: null,
  replaced_by: null,
  due_at: '2026-12-22T04:59:59.999Z',
  issued_on: '2026-11-21',
  due_on: '2026-12-21',
  voided_at: null,
};

export const INVOICE_LINES: Invoice['lines'] = [exampleLine('invoice')];

export const INVOICE: Invoice = {
  ...INVOICE_ROW,
  lines: INVOICE_LINES,
  subtotal: 2160,
  discount_total: 216,
  shipping_amount: 500,
  tax_breakdown: [{ rate: 0.15, taxable_amount: 2444, gct_amount: 366.6, exempt: false }],
  tax_exempt: false,
  seller: {
    name: 'Island Fasteners',
    company_name: 'Island Fasteners Ltd',
    tax_id: '009-876-543',
    tax_exempt_certificate: null,
    email: 'sales@fasteners.example',
    phone: null,
    address: null,
  },
  buyer: {
    name: 'Ann Brown',
    company_name: 'Brown’s Garage Ltd',
    tax_id: '001-234-567',
    tax_exempt_certificate: null,
    email: 'ann@garage.example',
    phone: '+1 876 555 0100',
    address: ADDRESS,
  },
  payments: [],
  credit_notes: [],
  voided_on: null,
  payment_terms: { code: 'NET30', days: 30 },
  order: null,
};

const entry = { reference: null, debit: null, credit: null, invoice_id: INVOICE_ROW.id };

export const STATEMENT: z.output<typeof StatementOut> = {
  currency: 'JMD',
  from: '2026-11-01',
  to: '2026-11-30',
  opening_balance: 0,
  entries: [
    {
      ...entry,
      date: '2026-11-21',
      type: 'INVOICE',
      number: 'INV-000042',
      reference: 'PO-7',
      description: 'Invoice',
      debit: 2810.6,
      balance: 2810.6,
    },
    {
      ...entry,
      date: '2026-11-24',
      type: 'PAYMENT',
      number: null,
      reference: 'bank-4711',
      description: 'Payment received',
      credit: 2000,
      balance: 810.6,
    },
  ],
  closing_balance: 810.6,
  unapplied_credit: 0,
  aging: { current: 810.6, days_1_30: 0, days_31_60: 0, days_61_90: 0, over_90: 0 },
  as_of: '2026-11-30T15:04:05.000Z',
};

export const CREDIT_NOTE: z.output<typeof CreditNoteOut> = {
  id: IDS.creditNote,
  number: 'CN-000007',
  invoice_id: IDS.invoice,
  invoice_number: 'INV-000042',
  order_id: IDS.order,
  order_number: 'SO-1042',
  currency: 'JMD',
  net_amount: 81,
  gct_amount: 12.15,
  total: 93.15,
  due_reduction: 93.15,
  tax_breakdown: [{ rate: 0.15, taxable_amount: 81, gct_amount: 12.15, exempt: false }],
  lines: [{ sku: 'BOLT-M8', description: 'Hex bolt M8 × 40, zinc plated', quantity: 1, base_uom: 'EA', net_amount: 81, gct_amount: 12.15 }],
  shipping_amount: 0,
  shipping_gct_amount: 0,
  reason: 'Damaged',
  issued_at: '2026-11-25T15:00:00.000Z',
  issued_on: '2026-11-25',
};

export const CUSTOMER_PAYMENT: z.output<typeof CustomerPaymentOut> = {
  id: IDS.session,
  currency: 'JMD',
  amount: 41400,
  reversed_amount: 0,
  paid_at: '2026-11-25T14:00:00.000Z',
  payment_session_id: null,
  reference: 'Wire 4711',
};
