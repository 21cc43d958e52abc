import type { Schemas } from '@storefront/client';
import type { Metadata } from 'next';
import Link from 'next/link';
import { type Filter, Filters, type Query } from '@/components/filters';
import { Ruled } from '@/components/lists';
import { date, money, words } from '@/lib/format';
import { readFiltered, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Statement' };

const FILTER: Filter = { from: { label: 'From', type: 'date' }, to: { label: 'To', type: 'date' } };

export default async function StatementPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { from, to } = await searchParams;
  const client = await shopperClient('/statement');
  const query = { ...(from && { from }), ...(to && { to }) };
  const { body, message } = await readFiltered(client.GET('/v1/me/statement', { params: { query } }));
  const statement = typeof body === 'object' ? body.data : undefined;
  return (
    <>
      <h1>Statement</h1>
      <Filters filter={FILTER} query={{ from: statement?.from ?? from, to: statement?.to ?? to }} title="Period" message={message} />
      {statement && <Entries statement={statement} />}
    </>
  );
}

function Entries({ statement }: { statement: Schemas['Statement'] }) {
  const { from, to, currency, entries, aging } = statement;
  const amount = (value: number | null): string => (value === null ? '' : money(value, currency));
  const period = new URLSearchParams({ from, to });
  const summary = {
    Opening: statement.opening_balance,
    Closing: statement.closing_balance,
    'Not due yet': aging.current,
    '1 to 30 days overdue': aging.days_1_30,
    '31 to 60 days overdue': aging.days_31_60,
    '61 to 90 days overdue': aging.days_61_90,
    'More than 90 days overdue': aging.over_90,
    'Unused credit': statement.unapplied_credit,
  };
  return (
    <div className="columns">
      <table className="statement">
        <caption>{`${date(from)} to ${date(to)}`}</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Entry</th>
            <th scope="col">Amount</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {entries.length === 0 && (
            <tr>
              <td colSpan={4}>Nothing happened in this period.</td>
            </tr>
          )}
          {entries.map((entry, index) => (
            // Entries have no ID, and never change.
            <tr key={`${index}`}>
              <td>{date(entry.date)}</td>
              <td>
                {[words(entry.type), entry.number].filter(Boolean).join(' ')}
                <p className="hint">{[entry.description, entry.reference].filter(Boolean).join(' · ')}</p>
              </td>
              <td className="amount">{entry.debit === null ? `−${amount(entry.credit)}` : amount(entry.debit)}</td>
              <td className="amount">{amount(entry.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <aside className="summary stack" aria-label="Balance">
        <Ruled rows={Object.entries(summary).map(([label, value]) => [label, amount(value)])} />
        {statement.unapplied_credit > 0 && <Link href="/invoices?settlement=UNPAID">Choose an invoice to apply your credit to</Link>}
        <a href={`/statement/pdf?${period}`}>Download as PDF</a>
        <a href={`/statement/csv?${period}`}>Download as CSV</a>
      </aside>
    </div>
  );
}
