import { decimal } from '@storefront/money';
import type { Invoice } from '../invoices/domain/invoice.ts';
import { issueInvoice } from '../invoices/domain/issue-invoice.ts';
import { UNKNOWN_SELLER } from '../invoices/domain/seller.ts';
import { type InvoiceDocument, toInvoiceDocument } from '../invoices/pdf/invoice-document.ts';
import { aPlacedLine, aPlacedOrder } from './builders.ts';

const ADDRESS_OF_SITE = {
  name: 'Brown’s Site Office',
  company: null,
  line1: '2 Harbour Street',
  line2: null,
  city: 'Montego Bay',
  region: 'St. James',
  postalCode: null,
  countryCode: 'JM',
  phone: '+1 876 555 0199',
};

/** An issued invoice of this many lines with everything that a PDF can show. */
export function aWholeInvoice(lines = 1, changed: Partial<Invoice> = {}): Invoice {
  const order = aPlacedOrder({
    lines: Array.from({ length: lines }, (_, index) => ({
      ...aPlacedLine({ subtotal: '1890.50', discount: index % 2 === 0 ? '90.50' : '0', rate: index % 5 === 4 ? '0' : '0.15' }),
      sku: `BOLT-${index + 1}`,
      description: `Hex bolt M${index + 1}, zinc plated`,
      orderUom: 'BOX',
      orderQuantity: decimal('2'),
    })),
    shipping: '500',
    purchaseOrderNumber: 'PO-7731',
    deliveryAddress: ADDRESS_OF_SITE,
    buyer: {
      name: 'Ann Brown',
      email: 'ann@garage.example',
      companyName: 'Brown’s Garage Ltd',
      taxId: '001-234-567',
      taxExemptCertificate: null,
      phone: null,
      addressId: null,
    },
    billingAddress: {
      name: 'Ann Brown',
      company: null,
      line1: '14 Hope Road',
      line2: null,
      city: 'Kingston',
      region: 'St. Andrew',
      postalCode: null,
      countryCode: 'JM',
      phone: null,
    },
  });
  const seller = {
    ...UNKNOWN_SELLER,
    legalName: 'Island Fasteners Ltd',
    taxNumber: '009-876-543',
    contactEmail: 'sales@fasteners.example',
    contactPhone: '+1 876 555 0100',
    invoiceNote: 'Thank you for your business.',
  };
  const issuedAt = new Date('2026-11-21T08:16:00.000Z');
  return { ...issueInvoice(order, { id: 'an-invoice', number: 'INV-000042', issuedAt, seller, payment: null }), ...changed };
}

/** The text of such an invoice's PDF. */
export const anInvoiceDocument = (lines = 1, changed: Partial<Invoice> = {}): InvoiceDocument =>
  toInvoiceDocument(aWholeInvoice(lines, changed));
