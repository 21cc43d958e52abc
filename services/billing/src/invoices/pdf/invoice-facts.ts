import { PAYMENT_RAIL_NAMES } from '@storefront/contract';
import type { PaymentTerms } from '../../credit/domain/payment-terms.ts';
import type { Invoice } from '../domain/invoice.ts';
import { type Settlement, settlementOf } from '../domain/settlement.ts';
import { dateText } from './number-text.ts';
import { oneLine } from './one-line.ts';

/** A label with its amount or date. */
export type LabeledText = readonly [label: string, text: string];

/** Returns the numbers, dates, and terms of an invoice. */
export function invoiceFacts(invoice: Invoice): LabeledText[] {
  const { print } = invoice;
  return [
    ['Invoice number', invoice.number],
    ['Order number', invoice.orderNumber],
    ...factOf('Your reference', print.purchaseOrderNumber),
    ['Issue date', dateText(invoice.issuedOn)],
    ...dateOf('Date of supply', print.suppliedOn),
    ['Due date', dateText(invoice.dueOn)],
    ['Payment terms', termsText(invoice)],
    ...dateOf('Voided', invoice.voidedOn),
    ...factOf('Replaces', invoice.replacesNumber),
    ...factOf('Replaced by', invoice.replacedByNumber),
    ...factOf('Status', STATUS[settlementOf(invoice)]),
  ];
}

const factOf = (label: string, text: string | null | undefined): LabeledText[] => (text ? [[label, oneLine(text)]] : []);
const dateOf = (label: string, date: string | null | undefined): LabeledText[] => (date ? [[label, dateText(date)]] : []);

/** A voided invoice has its date, and the amount that is due says that nothing was paid. */
const STATUS: Readonly<Record<Settlement, string | null>> = {
  VOIDED: null,
  UNPAID: null,
  PARTIALLY_PAID: 'Partly paid',
  PAID: 'Paid',
  CREDITED: 'Credited',
  PARTIALLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
};

function termsText({ paymentRail, ...terms }: Invoice): string {
  const name = PAYMENT_RAIL_NAMES[paymentRail];
  return paymentRail === 'CREDIT_TERMS' ? `${name}, ${creditTermsText(terms)}` : name;
}

function creditTermsText({ termsBasis, termsDays }: PaymentTerms): string {
  const days = `${termsDays} ${termsDays === 1 ? 'day' : 'days'}`;
  if (termsBasis === 'EOM') return termsDays === 0 ? 'end of month' : `end of month plus ${days}`;
  return termsDays === 0 ? 'due on receipt' : `net ${days}`;
}
