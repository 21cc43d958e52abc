import type { z } from 'zod';
import type { InvoiceOut, InvoiceRowOut } from '../../schemas/invoices.ts';
import { ADDRESS } from './customers.ts';
import { IDS } from './ids.ts';
import { exampleLine } from './lines.ts';

type Invoice = z.output<typeof InvoiceOut>;

export const INVOICE_ROW: z.output<typeof InvoiceRowOut> = {
  id: IDS.invoice,
  number: 'INV-000042',
  status: 'OPEN',
  order_id: IDS.order,
  order_number: 'SO-1042',
  currency: 'JMD',
  total: 2810.6,
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
};

export const INVOICE_LINES: Invoice['lines'] = [exampleLine('invoice')];

export const INVOICE: Invoice = {
  ...INVOICE_ROW,
  lines: INVOICE_LINES,
  subtotal: 2160,
  discount_total: 216,
  shipping_amount: 500,
  gct_amount: 366.6,
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
  voided_at: null,
  voided_on: null,
  payment_terms: { code: 'NET30', days: 30 },
  order: null,
};
