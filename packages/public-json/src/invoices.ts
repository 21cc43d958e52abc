import { renderInvoiceLine } from '@storefront/contract';
import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1/Invoice';
import type { Party__Output } from '@storefront/proto/storefront/billing/v1/Party';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1/Order';
import { renderAddress } from './addresses.ts';
import { renderCreditNote, renderTaxBreakdownEntry } from './credit-notes.ts';
import { LINE_VALUES } from './lines.ts';
import { renderOrderRow } from './order-rows.ts';
import { amount, orNull, text } from './values.ts';

/** Renders an invoice as shown in lists. */
export function renderInvoiceRow(invoice: Invoice__Output) {
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status,
    order_id: invoice.orderId,
    order_number: invoice.orderNumber,
    currency: invoice.currency,
    total: amount(invoice.total),
    amount_paid: amount(invoice.amountPaid),
    amount_due: amount(invoice.amountDue),
    is_overdue: invoice.isOverdue,
    issued_at: invoice.issuedAt,
    due_at: invoice.dueAt,
  };
}

/** Renders the data of `invoice.issued`: the invoice row and its lines. */
export function renderInvoiceIssued(invoice: Invoice__Output) {
  return {
    ...renderInvoiceRow(invoice),
    lines: invoice.lines.map((line) => renderInvoiceLine(line, LINE_VALUES)),
  };
}

/** Renders the detail of an invoice. `order` is `null` if the orders service is unavailable. */
export function renderInvoice(invoice: Invoice__Output, order: Order__Output | null) {
  return {
    ...renderInvoiceIssued(invoice),
    subtotal: amount(invoice.subtotal),
    discount_total: amount(invoice.discountTotal),
    shipping_amount: amount(invoice.shippingAmount),
    gct_amount: amount(invoice.gctAmount),
    tax_breakdown: invoice.taxBreakdown.map(renderTaxBreakdownEntry),
    seller: orNull(invoice.seller, renderParty),
    buyer: orNull(invoice.buyer, renderParty),
    payments: invoice.payments.map((payment) => ({
      id: payment.id,
      amount: amount(payment.amount),
      paid_at: payment.paidAt,
      source: payment.source,
    })),
    amount_credited: amount(invoice.amountCredited),
    credit_notes: invoice.creditNotes.map(renderCreditNote),
    voided_at: text(invoice.voidedAt),
    order: orNull(order, renderOrderRow),
  };
}

function renderParty(party: Party__Output) {
  return {
    name: party.name,
    company_name: text(party.companyName),
    tax_id: text(party.taxId),
    email: text(party.email),
    phone: text(party.phone),
    address: orNull(party.address, renderAddress),
  };
}
