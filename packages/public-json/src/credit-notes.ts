import type { CreditNote__Output } from '@storefront/proto/storefront/billing/v1/CreditNote';
import { amount, text } from './values.ts';

/** Renders the tax at one rate. */
export const renderTaxBreakdownEntry = ({ rate, taxableAmount, gctAmount }: CreditNote__Output['taxBreakdown'][number]) => ({
  rate: amount(rate),
  taxable_amount: amount(taxableAmount),
  gct_amount: amount(gctAmount),
});

/** Renders a credit note as shown in an invoice. */
export const renderCreditNote = (note: CreditNote__Output) => ({
  id: note.id,
  number: note.number,
  currency: note.currency,
  net_amount: amount(note.netAmount),
  gct_amount: amount(note.gctAmount),
  total: amount(note.total),
  due_reduction: amount(note.dueReduction),
  tax_breakdown: note.taxBreakdown.map(renderTaxBreakdownEntry),
  lines: note.lines.map((line) => ({
    sku: line.sku,
    description: line.description,
    quantity: amount(line.quantity),
    base_uom: line.baseUom,
    net_amount: amount(line.netAmount),
    gct_amount: amount(line.gctAmount),
  })),
  reason: text(note.reason),
  issued_at: note.issuedAt,
});
