import { type Decimal, moneyText, plainText, sumOf } from '@storefront/money';
import type { CreditNote__Output } from '@storefront/proto/storefront/billing/v1';
import type { StoreCreditNote } from '../store/credit-notes.ts';
import { toProtoTaxBreakdown } from './to-proto-invoice.ts';

/** Converts a credit note, with the numbers of its invoice and order. */
export function toProtoCreditNote(note: StoreCreditNote): CreditNote__Output {
  const shipping = note.parts.filter(({ origin }) => origin === 'shipping');
  const money = (amount: Decimal): string => moneyText(amount, note.currency);
  return {
    id: note.id,
    number: note.number,
    invoiceId: note.invoiceId,
    invoiceNumber: note.invoiceNumber,
    orderId: note.orderId,
    orderNumber: note.orderNumber ?? undefined,
    currency: note.currency,
    netAmount: money(note.netAmount),
    gctAmount: money(note.gctAmount),
    total: money(note.total),
    dueReduction: money(note.dueReduction),
    taxBreakdown: toProtoTaxBreakdown(note.taxBreakdown, note.currency, note.isTaxExempt),
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
    shippingAmount: money(sumOf(shipping.map(({ netAmount }) => netAmount))),
    shippingGctAmount: money(sumOf(shipping.map(({ gctAmount }) => gctAmount))),
    reason: note.reason ?? undefined,
    issuedAt: note.issuedAt.toISOString(),
    issuedOn: note.issuedOn,
  };
}
