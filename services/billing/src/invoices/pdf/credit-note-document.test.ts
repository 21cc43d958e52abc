import { describe, expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { newRefund, type Refund, type RefundMethod } from '../../refunds/domain/refund.ts';
import { aWholeInvoice } from '../../testing/an-invoice-document.ts';
import { pagesOf } from '../../testing/read-pdf.ts';
import { type CreditNote, type CreditRequest, creditNoteNumber, creditTermsOf } from '../domain/credit-note.ts';
import { withPayment } from '../domain/invoice.ts';
import { toCreditNoteDocument } from './credit-note-document.ts';
import { renderInvoice } from './render-invoice.ts';

const labels = () => {
  if (invoice.print === null) throw new Error('the invoice has no labels');
  return invoice.print;
};

const ISSUED = new Date('2026-11-22T09:00:00.000Z');
const invoice = withPayment(aWholeInvoice(2), decimal('4000'));

const aNote = (request: CreditRequest): CreditNote => ({
  ...termsOf(request),
  id: 'a-note',
  number: creditNoteNumber(7n),
  customerId: invoice.customerId,
  invoiceId: invoice.id,
  orderId: invoice.orderId,
  currency: invoice.currency,
  reason: 'Scratched in transit',
  requestKey: null,
  issuedAt: ISSUED,
  issuedOn: '2026-11-22',
});

function termsOf(request: CreditRequest) {
  const terms = creditTermsOf(invoice, [], request);
  if (terms === undefined) throw new Error('nothing is credited');
  return terms;
}

const aRefund = (amount: string, method: RefundMethod, changed: Partial<Refund> = {}): Refund => ({
  ...newRefund(
    {
      customerId: invoice.customerId,
      orderId: invoice.orderId,
      invoiceId: invoice.id,
      paymentId: 'p',
      paymentSessionId: 's',
      creditNoteId: 'a-note',
      method,
      amount: decimal(amount),
      currency: invoice.currency,
    },
    { id: 'r', now: ISSUED },
  ),
  ...changed,
});

const RETURNED: CreditRequest = { shipping: false, lines: [{ sku: 'BOLT-2', quantity: decimal('0.5') }] };

test('the reason and the reference of a credit note are one line each, whatever the customer wrote', () => {
  const print = { ...labels(), purchaseOrderNumber: 'PO-1\nStatus: Paid' };
  const document = toCreditNoteDocument(
    { ...aNote({ lines: [], shipping: true, amount: decimal('11.5') }), reason: 'Not needed\r\n\u2028Paid' },
    { ...invoice, print },
    [],
  );

  expect(document.note).toBe('Not needed Paid');
  expect(document.facts).toContainEqual(['Your reference', 'PO-1 Status: Paid']);
});

describe('the document of a credit note', () => {
  test('refers to the original invoice and has the net, tax, and total per rate', () => {
    expect(toCreditNoteDocument(aNote({ lines: [], shipping: false, amount: decimal('1150') }), invoice, [])).toMatchObject({
      title: 'Credit Note',
      number: 'CN-000007',
      facts: [
        ['Credit note', 'CN-000007'],
        ['Issue date', '22 November 2026'],
        ['Original invoice', 'INV-000042'],
        ['Invoice date', '21 November 2026'],
        ['Order number', 'SO-000001'],
        ['Your reference', 'PO-7731'],
      ],
      rows: [{ description: 'Credit at GCT 15%', rate: '15%', gct: '150.00', total: '1,150.00' }],
      taxes: [['GCT 15%', '1,000.00', '150.00']],
      total: ['Total credit', 'JMD 1,150.00'],
      note: 'Scratched in transit',
    });
  });

  test('has the labels and the paper of its invoice', () => {
    const print = { ...labels(), taxLabel: 'VAT', taxNumberLabel: 'TRN', paper: 'a4' } as const;
    const buyer = { ...invoice.buyer, taxExemptCertificate: 'X-42' };
    const document = toCreditNoteDocument(aNote({ lines: [], shipping: true, amount: decimal('11.5') }), { ...invoice, print, buyer }, []);

    expect(document).toMatchObject({
      paper: 'a4',
      taxLabel: 'VAT',
      deliverTo: [],
      totals: [
        ['Net', '510.00'],
        ['VAT', '76.50'],
      ],
    });
    expect(document.rows.map(({ description }) => description)).toEqual(['Shipping', 'Credit at VAT 15%']);
    expect(document.taxes.map(([label]) => label)).toEqual(['Exempt from VAT']);
    expect([document.seller, document.buyer].flat()).toEqual(expect.arrayContaining(['TRN: 009-876-543', 'Tax exemption: X-42']));
  });

  test('lists returned lines', () => {
    expect(toCreditNoteDocument(aNote(RETURNED), invoice, []).rows).toEqual([
      {
        description: 'Hex bolt M2, zinc plated',
        sku: 'BOLT-2',
        quantity: '0.5 EA',
        unitPrice: '1,890.50',
        discount: '–',
        rate: '15%',
        gct: '141.79',
        total: '1,087.04',
      },
    ]);
  });

  test('shows shipping and an amount below the lines', () => {
    const note = aNote({ ...RETURNED, shipping: true, amount: decimal('11.5') });

    expect(toCreditNoteDocument(note, invoice, []).rows.map(({ description, gct, total }) => [description, gct, total])).toEqual([
      ['Hex bolt M2, zinc plated', '141.79', '1,087.04'],
      ['Shipping', '75.00', '575.00'],
      ['Credit at GCT 15%', '1.50', '11.50'],
    ]);
  });

  test('says how it was settled, without refunds that were replaced', () => {
    const note = aNote({ lines: [], shipping: false });
    const document = (...refunds: Refund[]) => toCreditNoteDocument(note, invoice, refunds);
    const settled = { status: 'SUCCEEDED', settledAt: new Date('2026-11-25T00:00:00.000Z') } as const;

    const { payments, amountDue } = document(
      aRefund('1', 'GATEWAY', { status: 'FAILED', replacedBy: 'x' }),
      aRefund('2', 'GATEWAY', { status: 'FAILED' }),
      aRefund('3', 'GATEWAY'),
      aRefund('4', 'GATEWAY', settled),
      aRefund('5', 'CREDIT', settled),
    );

    expect(payments).toEqual([
      ['Taken off the amount due', '819.08'],
      ['Refund failed', '2.00'],
      ['Refund pending', '3.00'],
      ['Refund 25 November 2026', '4.00'],
      ['Credit 25 November 2026', '5.00'],
    ]);
    expect(amountDue).toEqual(['Left to refund', 'JMD 5.00']);
    expect(document(...Array.from({ length: 13 }, () => aRefund('2', 'GATEWAY', settled))).payments.at(-1)).toEqual([
      'Refunded in 13 parts',
      '26.00',
    ]);
  });

  test('is rendered with its title on the page and in the footer', async () => {
    const [page = ''] = await pagesOf(
      await renderInvoice(toCreditNoteDocument(aNote(RETURNED), invoice, [aRefund('1', 'GATEWAY')]), undefined),
    );

    for (const text of [
      'Credit Note',
      'CN-000007',
      'INV-000042',
      '21 November 2026',
      'Hex bolt M2',
      'Total credit',
      'Refund pending',
      'Credit Note CN-000007',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain('Tax Invoice');
  });
});
