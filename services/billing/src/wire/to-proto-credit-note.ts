import { type Decimal, moneyText, plainText } from '@storefront/money';
import type { CreditNote__Output } from '@storefront/proto/storefront/billing/v1/CreditNote';
import type { CreditNote } from '../domain/credit-note.ts';

/** Converts a credit note. */
export function toProtoCreditNote(note: CreditNote): CreditNote__Output {
  const money = (amount: Decimal): string => moneyText(amount, note.currency);
  return {
    id: note.id,
    number: note.number,
    invoiceId: note.invoiceId,
    orderId: note.orderId,
    currency: note.currency,
    netAmount: money(note.netAmount),
    gctAmount: money(note.gctAmount),
    total: money(note.total),
    dueReduction: money(note.dueReduction),
    taxBreakdown: note.taxBreakdown.map((part) => ({
      rate: plainText(part.rate),
      taxableAmount: money(part.taxableAmount),
      gctAmount: money(part.gctAmount),
    })),
    lines: note.lines.map((line) => ({
      sku: line.sku,
      description: line.description,
      quantity: plainText(line.quantity),
      baseUom: line.baseUom,
      unitPrice: money(line.unitPrice),
      effectiveGctRate: plainText(line.rate),
      netAmount: money(line.netAmount),
      gctAmount: money(line.gctAmount),
    })),
    reason: note.reason ?? undefined,
    issuedAt: note.issuedAt.toISOString(),
  };
}
