import { lineDefaults } from '@storefront/contract';
import { Decimal, decimal, roundMoney } from '@storefront/money';
import type { CreditAccount } from '../../credit/domain/credit.ts';
import { DUE_ON_RECEIPT } from '../../credit/domain/payment-terms.ts';
import type { Customer } from '../../customers/domain/customer.ts';
import { isExempt } from '../../customers/domain/tax-exemption.ts';
import type { PlacedLine, PlacedOrder } from '../../invoices/domain/placed-order.ts';
import type { DatedEntry } from './history-entry.ts';

/** The customer and store of a history. */
export interface HistoryParties {
  readonly customer: Customer;
  /** Invoices are on credit terms if the customer has an account, and otherwise on cash on delivery. */
  readonly account: CreditAccount | undefined;
  readonly store: { readonly name: string; readonly currency: string; readonly gctRate: string; readonly timeZone: string };
}

/** Returns the delivered order of a past invoice, whose amount includes the tax. It has one line, which is not a product, and had no checkout: its own ID stands for one. */
export function historyOrder(
  { amount, date, at, reference }: DatedEntry,
  { customer, account, store }: HistoryParties,
  { id, number }: { id: string; number: string },
): PlacedOrder {
  const isTaxExempt = isExempt(customer, date);
  const line = lineOf(amount, isTaxExempt ? '0' : store.gctRate, store.currency);
  const { name, email, companyName, taxId, phone, addresses } = customer;
  const [address] = addresses;
  return {
    id,
    number,
    customerId: customer.id,
    checkoutId: id,
    paymentRail: account === undefined ? 'CASH_ON_DELIVERY' : 'CREDIT_TERMS',
    currency: store.currency,
    terms: account ?? DUE_ON_RECEIPT,
    timeZone: store.timeZone,
    lines: [line],
    subtotal: line.lineSubtotal,
    discountTotal: line.discountAmount,
    shippingAmount: new Decimal(0),
    gctAmount: line.gctAmount,
    shippingTaxes: [],
    total: amount,
    storeName: store.name,
    buyer: {
      name,
      email,
      companyName,
      taxId,
      phone,
      taxExemptCertificate: isTaxExempt ? customer.taxExemptCertificate : null,
      addressId: address?.id ?? null,
    },
    billingAddress: address ?? null,
    deliveryAddress: address ?? null,
    purchaseOrderNumber: reference,
    suppliedAt: at,
  };
}

function lineOf(amount: Decimal, rateText: string, currency: string): PlacedLine {
  const rate = decimal(rateText);
  const gctAmount = roundMoney(amount.times(rate).div(rate.plus(1)), currency);
  const net = amount.minus(gctAmount);
  return {
    ...lineDefaults('invoice'),
    sku: 'SANDBOX-HISTORY',
    description: 'Goods of the sandbox history',
    quantity: new Decimal(1),
    baseUom: 'EA',
    unitPrice: net,
    lineSubtotal: net,
    discountAmount: new Decimal(0),
    effectiveGctRate: rate,
    gctAmount,
    lineTotal: amount,
  };
}
