import { AS_TEXT, readOrderLine, type StoreSettings } from '@storefront/contract';
import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1';
import type { Order } from '../domain/order.ts';
import { initialPaymentStatus } from '../domain/payment.ts';
import { fromProtoAddress } from './from-proto-address.ts';

/** Returns the order of a past invoice as it was confirmed. Its own ID stands for the cart and the checkout that it never had. */
export function fromProtoBackdatedInvoice(invoice: Invoice__Output, store: StoreSettings, newId: () => string): Order {
  const { orderId: id, buyer, issuedAt: at, paymentRail, paymentTerms } = invoice;
  if (buyer === null || paymentRail === 'PAYMENT_RAIL_UNSPECIFIED') throw new Error('a backdated invoice has no buyer or payment rail');
  const lines = invoice.lines.map((line) =>
    readOrderLine({ ...line, id: newId(), priceSource: 'LIST', listUnitPrice: line.unitPrice }, AS_TEXT),
  );
  const address = buyer.address == null ? null : fromProtoAddress(buyer.address);
  return {
    id,
    number: invoice.orderNumber,
    customerId: invoice.customerId,
    cartId: id,
    checkoutId: id,
    status: 'CONFIRMED',
    paymentStatus: initialPaymentStatus(paymentRail, invoice.total),
    paymentRail,
    currency: invoice.currency,
    lines,
    lineCount: lines.length,
    quantityDecimals: {},
    subtotal: invoice.subtotal,
    discountTotal: invoice.discountTotal,
    shippingAmount: invoice.shippingAmount,
    shippingGctAmount: '0',
    shippingTaxes: null,
    gctAmount: invoice.gctAmount,
    total: invoice.total,
    shippingOption: null,
    shippingAddress: address,
    billingAddress: address,
    promotions: [],
    shipments: [],
    corrections: [],
    cancellation: null,
    timeline: [
      { at, event: 'placed', actor: 'shopper' },
      { at, event: 'confirmed', actor: 'system' },
    ],
    purchaseOrderNumber: invoice.purchaseOrderNumber ?? null,
    requestedDeliveryDate: null,
    notes: null,
    placedAt: at,
    updatedAt: at,
    buyer: {
      customerId: invoice.customerId,
      email: buyer.email ?? '',
      name: buyer.name,
      companyName: buyer.companyName ?? null,
      taxId: buyer.taxId ?? null,
      phone: buyer.phone ?? null,
      taxExemptCertificate: buyer.taxExemptCertificate ?? null,
    },
    paymentTerms: paymentTerms ?? null,
    gctRate: store.gctRate,
    storeName: store.name,
    timeZone: store.timeZone,
    payBy: null,
    refundRevision: 0,
    settlement: null,
    settledAt: null,
  };
}
