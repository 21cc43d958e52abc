import { describe, expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { anInvoiceDocument, aWholeInvoice } from '../../testing/an-invoice-document.ts';
import { toInvoiceDocument } from './invoice-document.ts';

const aPayment = (id: string, amount: string) => ({
  id,
  amount: decimal(amount),
  paidAt: new Date('2026-11-25T10:00:00.000Z'),
  source: 'recorded' as const,
  paymentSessionId: null,
  reference: null,
});

const aPrint = () => {
  const { print } = aWholeInvoice();
  if (print === null) throw new Error('the invoice has no labels');
  return print;
};

describe('the document of an invoice', () => {
  test('shows both parties with their tax numbers and addresses, and no name twice', () => {
    expect(anInvoiceDocument()).toMatchObject({
      seller: ['Island Fasteners Ltd', 'Harbour Hardware', 'Tax number: 009-876-543', 'sales@fasteners.example', '+1 876 555 0100'],
      buyer: [
        'Brown’s Garage Ltd',
        'Ann Brown',
        '14 Hope Road',
        'Kingston, St. Andrew',
        'Jamaica',
        'Tax number: 001-234-567',
        'ann@garage.example',
      ],
    });
  });

  test('has one line for each text that a customer chose, whatever breaks and blanks it has', () => {
    const evil = (text: string): string => `${text}\nTax number: 1\r\u2028\u0085${' '.repeat(300)}\u3000Total: 0\u000b`;
    const shown = (text: string): string => `${text} Tax number: 1 Total: 0`;
    const { buyer, print } = aWholeInvoice();
    const address = { ...buyer.address, company: null, region: null, postalCode: '\n', phone: null, countryCode: 'JM' };
    const whole = { name: evil('Ann'), line1: evil('14 Hope Road'), line2: '\n', city: evil('Kingston') };
    const document = anInvoiceDocument(1, {
      buyer: {
        ...buyer,
        name: evil('Ann'),
        companyName: evil('Ltd'),
        taxId: evil('001'),
        phone: evil('+1'),
        address: { ...address, ...whole },
      },
      print: { ...aPrint(), purchaseOrderNumber: evil('PO-7'), deliveryAddress: { ...address, ...whole } },
    });

    expect(print).not.toBeNull();
    expect(document.buyer).toEqual([
      shown('Ltd'),
      shown('Ann'),
      shown('14 Hope Road'),
      shown('Kingston'),
      'Jamaica',
      `Tax number: ${shown('001')}`,
      'ann@garage.example',
      shown('+1'),
    ]);
    expect(document.deliverTo).toEqual([shown('Ann'), shown('14 Hope Road'), shown('Kingston'), 'Jamaica']);
    expect(document.facts).toContainEqual(['Your reference', shown('PO-7')]);
  });

  test('keeps the lines of the note, which the store writes', () => {
    expect(anInvoiceDocument(1, { note: 'Thank you.\nCall again.' }).note).toBe('Thank you.\nCall again.');
  });

  test('shows quantities in both units, the discount, and the GCT apart from the price', () => {
    expect(anInvoiceDocument().rows).toEqual([
      {
        description: 'Hex bolt M1, zinc plated',
        sku: 'BOLT-1',
        quantity: '1 EA (2 BOX)',
        unitPrice: '1,890.50',
        discount: '−90.50',
        rate: '15%',
        gct: '270.00',
        total: '2,070.00',
      },
    ]);
  });

  test('lists the GCT by rate, and its sum if there are several', () => {
    expect(anInvoiceDocument(5).taxes).toEqual([
      ['GCT 15%', '7,881.00', '1,182.16'],
      ['GCT 0%', '1,800.00', '0.00'],
      ['Total', '9,681.00', '1,182.16'],
    ]);
    expect(anInvoiceDocument(1).taxes).toHaveLength(1);
  });

  test('shows the tax of shipping apart from that of the goods', () => {
    expect(anInvoiceDocument().totals).toEqual([
      ['Subtotal', '1,890.50'],
      ['Discount', '−90.50'],
      ['Shipping', '500.00'],
      ['GCT on goods', '270.00'],
      ['GCT on shipping', '75.00'],
    ]);
  });

  test('shows the reference, the terms, and the delivery address of the order', () => {
    const { facts, deliverTo } = anInvoiceDocument();

    expect(facts).toEqual([
      ['Invoice number', 'INV-000042'],
      ['Order number', 'SO-000001'],
      ['Your reference', 'PO-7731'],
      ['Issue date', '21 November 2026'],
      ['Due date', '21 December 2026'],
      ['Payment terms', 'On account, net 30 days'],
    ]);
    expect(deliverTo).toEqual(['Brown’s Site Office', '2 Harbour Street', 'Montego Bay, St. James', 'Jamaica', '+1 876 555 0199']);
  });

  test.each([
    ['CREDIT_TERMS', 'NET', 1, 'On account, net 1 day'],
    ['CREDIT_TERMS', 'NET', 0, 'On account, due on receipt'],
    ['CREDIT_TERMS', 'EOM', 0, 'On account, end of month'],
    ['CREDIT_TERMS', 'EOM', 15, 'On account, end of month plus 15 days'],
    ['CASH_ON_DELIVERY', 'NET', 0, 'Cash on delivery'],
    ['PREPAID', 'NET', 0, 'Online payment'],
  ] as const)('of %s with terms %s %d shows "%s"', (paymentRail, termsBasis, termsDays, text) => {
    expect(anInvoiceDocument(1, { paymentRail, termsBasis, termsDays }).facts).toContainEqual(['Payment terms', text]);
  });

  test('has the labels and the paper of the store at its issue', () => {
    const print = { ...aPrint(), taxLabel: 'VAT', taxNumberLabel: 'TRN', paper: 'a4', suppliedOn: '2026-11-19' } as const;
    const document = anInvoiceDocument(5, { print });

    expect(document).toMatchObject({ paper: 'a4', taxLabel: 'VAT' });
    expect(document.seller).toContain('TRN: 009-876-543');
    expect(document.buyer).toContain('TRN: 001-234-567');
    expect(document.facts).toContainEqual(['Date of supply', '19 November 2026']);
    expect(document.taxes.map(([label]) => label)).toEqual(['VAT 15%', 'VAT 0%', 'Total']);
    expect(document.totals.slice(3).map(([label]) => label)).toEqual(['VAT on goods', 'VAT on shipping']);
  });

  test('is a tax invoice only if the seller has a tax number', () => {
    const seller = { ...aWholeInvoice().seller, taxId: null };

    expect(anInvoiceDocument().title).toBe('Tax Invoice');
    expect(anInvoiceDocument(1, { seller }).title).toBe('Invoice');
  });

  test('names a settlement, and shows a reversal below its payment', () => {
    const reversal = { amount: decimal('40'), reason: 'BOUNCED', reversedOn: '2026-11-27', reference: null } as const;
    const [total, amountPaid] = [decimal('115'), decimal('60')];
    const payments = [{ ...aPayment('a', '100'), reversal }];
    const document = anInvoiceDocument(1, { total, amountPaid, amountDue: decimal('55'), payments });

    expect(document.payments).toEqual([
      ['Paid 25 November 2026', '−100.00'],
      ['Reversed 27 November 2026', '40.00'],
    ]);
    expect(document.facts.at(-1)).toEqual(['Status', 'Partly paid']);
  });

  test('has dates of the invoice and none of the clock', () => {
    expect(anInvoiceDocument()).toMatchObject({ createdAt: '2026-11-21T08:16:00.000Z', changedAt: '2026-11-21T08:16:00.000Z' });
    expect(anInvoiceDocument(1, { payments: [aPayment('a', '5')] }).changedAt).toBe('2026-11-25T10:00:00.000Z');
  });

  test('prints the dates in the time zone of the store, and the terms', () => {
    const payment = { ...aPayment('a', '5'), paidAt: new Date('2027-01-01T00:30:00Z') };
    const dates = { issuedOn: '2026-12-31', dueOn: '2027-01-15', timeZone: 'America/Jamaica', termsBasis: 'EOM', termsDays: 15 } as const;
    const { facts, payments } = anInvoiceDocument(1, { ...dates, payments: [payment] });

    expect(facts.slice(3)).toEqual([
      ['Issue date', '31 December 2026'],
      ['Due date', '15 January 2027'],
      ['Payment terms', 'On account, end of month plus 15 days'],
    ]);
    expect(payments).toEqual([['Paid 31 December 2026', '−5.00']]);
  });

  test('shows the certificate of an exempt buyer', () => {
    const invoice = aWholeInvoice();
    const { buyer, taxes } = toInvoiceDocument({ ...invoice, buyer: { ...invoice.buyer, taxExemptCertificate: 'EX-1' } });

    expect(buyer).toContain('Tax exemption: EX-1');
    expect(taxes.map(([label]) => label)).toEqual(['Exempt from GCT']);
  });

  test('lists payments, and sums many of them up in one line', () => {
    const payments = Array.from({ length: 13 }, (_, index) => aPayment(String(index), '100'));

    expect(anInvoiceDocument(1, { payments: payments.slice(0, 2) }).payments.slice(0, 2)).toEqual([
      ['Paid 25 November 2026', '−100.00'],
      ['Paid 25 November 2026', '−100.00'],
    ]);
    const { total } = aWholeInvoice(1);
    const amountPaid = decimal('1300');
    expect(anInvoiceDocument(1, { payments, amountPaid, amountDue: total.minus(amountPaid) }).payments).toEqual([
      ['Paid in 13 payments', '−1,300.00'],
    ]);
  });

  test('lists credit notes and their refunds, so that its amounts add up', () => {
    const { total } = aWholeInvoice(1);
    const paid = { amountPaid: total, amountDue: decimal('0'), payments: [aPayment('a', total.toFixed())] };

    const { payments } = anInvoiceDocument(1, { ...paid, status: 'PAID', amountCredited: decimal('100'), amountRefunded: decimal('60') });

    expect(payments.slice(1)).toEqual([
      ['Credited', '−100.00'],
      ['Refunded', '60.00'],
      ['To be refunded', '40.00'],
    ]);
  });

  test('leaves out a discount and shipping of zero', () => {
    const zero = decimal('0');

    const { totals } = anInvoiceDocument(1, { discountTotal: zero, shippingAmount: zero });

    expect(totals.map(([label]) => label)).toEqual(['Subtotal', 'GCT']);
  });

  test('says when the invoice was voided', () => {
    const document = anInvoiceDocument(1, { status: 'VOIDED', voidedAt: new Date('2026-11-22T00:00:00.000Z'), voidedOn: '2026-11-22' });

    expect(document.isVoided).toBe(true);
    expect(document.facts.at(-1)).toEqual(['Voided', '22 November 2026']);
  });
});
