import { writeInvoiceLine } from '@storefront/contract';
import { type Decimal, moneyText, plainText, type TaxPart } from '@storefront/money';
import type { Invoice__Output, Party__Output, TaxBreakdown__Output } from '@storefront/proto/storefront/billing/v1';
import { toMessage } from '@storefront/rpc';
import { paymentTerms } from '../../credit/domain/payment-terms.ts';
import { type Invoice, type InvoiceHead, type InvoicePayment, isTaxExempt, notReversed, type Party } from '../domain/invoice.ts';
import { isOverdue } from '../domain/overdue.ts';
import { settlementOf } from '../domain/settlement.ts';

/** Converts an invoice for a list, without its details. */
export const toProtoInvoiceHead = (invoice: InvoiceHead, now: Date): Invoice__Output => ({
  id: invoice.id,
  number: invoice.number,
  status: invoice.status,
  orderId: invoice.orderId,
  orderNumber: invoice.orderNumber,
  currency: invoice.currency,
  total: moneyText(invoice.total, invoice.currency),
  amountPaid: moneyText(invoice.amountPaid, invoice.currency),
  amountDue: moneyText(invoice.amountDue, invoice.currency),
  isOverdue: isOverdue(invoice, now),
  issuedAt: invoice.issuedAt.toISOString(),
  dueAt: invoice.dueAt.toISOString(),
  lines: [],
  subtotal: '',
  discountTotal: '',
  shippingAmount: '',
  gctAmount: moneyText(invoice.gctAmount, invoice.currency),
  taxBreakdown: [],
  seller: null,
  buyer: null,
  payments: [],
  voidedAt: invoice.voidedAt?.toISOString(),
  replaces: invoice.replaces ?? undefined,
  replacedBy: invoice.replacedBy ?? undefined,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  voidedOn: invoice.voidedOn ?? undefined,
  paymentTerms: paymentTerms(invoice),
  customerId: invoice.customerId,
  amountCredited: moneyText(invoice.amountCredited, invoice.currency),
  amountRefunded: moneyText(invoice.amountRefunded, invoice.currency),
  settlement: settlementOf(invoice),
  creditNotes: [],
  taxExempt: false,
  purchaseOrderNumber: invoice.purchaseOrderNumber ?? undefined,
  paymentRail: invoice.paymentRail,
});

/** Converts an invoice for an operator's list. */
export const toProtoStoreInvoice = ({ buyer, ...invoice }: InvoiceHead & { buyer: Party }, now: Date): Invoice__Output => ({
  ...toProtoInvoiceHead(invoice, now),
  buyer: toProtoParty(buyer),
});

/** Converts a complete invoice. */
export function toProtoInvoice(invoice: Invoice, now: Date): Invoice__Output {
  const money = (amount: Decimal): string => moneyText(amount, invoice.currency);
  return {
    ...toProtoInvoiceHead(invoice, now),
    taxExempt: isTaxExempt(invoice.buyer),
    lines: invoice.lines.map((line) => writeInvoiceLine(line, LINE_TEXTS, invoice.currency)),
    subtotal: money(invoice.subtotal),
    discountTotal: money(invoice.discountTotal),
    shippingAmount: money(invoice.shippingAmount),
    taxBreakdown: toProtoTaxBreakdown(invoice.taxBreakdown, invoice.currency, isTaxExempt(invoice.buyer)),
    seller: toProtoParty(invoice.seller),
    buyer: toProtoParty(invoice.buyer),
    payments: invoice.payments.map((payment) => ({
      id: payment.id,
      amount: money(payment.amount),
      paidAt: payment.paidAt.toISOString(),
      source: payment.source,
      status: statusOf(payment),
      reversedAmount: money(payment.amount.minus(notReversed(payment))),
      reversalReason: payment.reversal?.reason,
      reversedOn: payment.reversal?.reversedOn,
      reversalReference: payment.reversal?.reference ?? undefined,
      reference: payment.reference ?? undefined,
    })),
  };
}

/** Converts a breakdown. All amounts of an exempt buyer are exempt. */
export const toProtoTaxBreakdown = (parts: readonly TaxPart[], currency: string, exempt: boolean): TaxBreakdown__Output[] =>
  parts.map((part) => ({
    rate: plainText(part.rate),
    taxableAmount: moneyText(part.taxableAmount, currency),
    gctAmount: moneyText(part.gctAmount, currency),
    exempt,
  }));

const LINE_TEXTS = { quantity: plainText, amount: moneyText, rate: plainText };

function toProtoParty({ address, taxExemptCertificate, ...party }: Party): Party__Output {
  const { addressId: _, ...shown } = party;
  return {
    ...toMessage(shown),
    taxExemptCertificate: taxExemptCertificate ?? undefined,
    address: address === null ? undefined : toMessage(address),
  };
}

function statusOf(payment: InvoicePayment): string {
  if (payment.reversal === undefined) return 'RECEIVED';
  return notReversed(payment).isZero() ? 'REVERSED' : 'PARTIALLY_REVERSED';
}
