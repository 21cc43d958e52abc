import { type Decimal, moneyText } from '@storefront/money';
import type { Customer } from '../../customers/domain/customer.ts';
import { labelsOf } from '../../invoices/domain/print.ts';
import { type Seller, toParty } from '../../invoices/domain/seller.ts';
import type { DocumentRow, InvoiceDocument } from '../../invoices/pdf/invoice-document.ts';
import { dateText, groupDigits } from '../../invoices/pdf/number-text.ts';
import { oneLine } from '../../invoices/pdf/one-line.ts';
import { partyLines } from '../../invoices/pdf/party-lines.ts';
import { type AccountEntry, isCredit } from '../domain/account-entry.ts';
import type { Statement } from '../domain/statement.ts';

interface Parties {
  readonly customer: Customer;
  readonly seller: Seller;
  readonly storeName: string;
}

/** Returns what the PDF of a statement shows. */
export function toStatementDocument(statement: Statement, { customer, seller, storeName }: Parties): InvoiceDocument {
  const { currency, from, to, aging, openingBalance, closingBalance, unappliedCredit, asOf } = statement;
  const money = (amount: Decimal): string => `${amount.lt(0) ? '−' : ''}${groupDigits(moneyText(amount.abs(), currency))}`;
  const { taxLabel, taxNumberLabel, paper } = labelsOf(seller);
  const buyer = { ...customer, taxExemptCertificate: null, address: customer.addresses[0] ?? null };
  const closing = `${currency} ${money(closingBalance)}`;
  return {
    id: customer.id,
    title: 'Statement',
    number: `${from} to ${to}`,
    paper,
    currency,
    taxLabel,
    isVoided: false,
    createdAt: asOf.toISOString(),
    changedAt: asOf.toISOString(),
    seller: partyLines(toParty(seller, storeName), taxNumberLabel),
    buyer: partyLines(buyer, taxNumberLabel),
    deliverTo: [],
    facts: [
      ['From', dateText(from)],
      ['To', dateText(to)],
    ],
    rows: [
      { date: from, description: 'Opening balance', sku: '', total: money(openingBalance) },
      ...statement.entries.map((entry) => rowOf(entry, money)),
    ],
    taxHeads: ['Aging', '', 'Amount due'],
    taxes: [
      ['Current', '', money(aging.current)],
      ['1–30 days', '', money(aging.days1To30)],
      ['31–60 days', '', money(aging.days31To60)],
      ['61–90 days', '', money(aging.days61To90)],
      ['Over 90 days', '', money(aging.over90)],
    ],
    totals: [],
    total: ['Unapplied credit', `${currency} ${money(unappliedCredit)}`],
    payments: [],
    amountDue: ['Closing balance', closing],
    highlight: ['Closing balance', closing],
    note: null,
    logoHash: seller.logoHash,
  };
}

const rowOf = (
  { date, number, reference, description, amount, balance, kind }: AccountEntry,
  money: (amount: Decimal) => string,
): DocumentRow => ({
  date,
  description,
  sku: [number, reference].flatMap((text) => (text === null ? [] : [oneLine(text)])).join(' · '),
  [isCredit({ kind, amount }) ? 'credit' : 'debit']: money(amount.abs()),
  total: money(balance),
});
