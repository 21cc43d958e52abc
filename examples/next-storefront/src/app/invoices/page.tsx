import type { Metadata } from 'next';
import Link from 'next/link';
import { chosen, type Filter, Filters, namesOf, type Query } from '@/components/filters';
import { InvoiceList } from '@/components/invoice-forms';
import { NONE, Pages, pageNumber, pageOf } from '@/components/lists';
import { readFiltered, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Invoices' };
const LIMIT = 20;

const SETTLEMENTS = namesOf('UNPAID', 'PARTIALLY_PAID', 'PAID', 'CREDITED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED');
const SORTS = {
  '-issued_at': 'Newest first',
  issued_at: 'Oldest first',
  due_at: 'Due first',
  '-due_at': 'Due last',
  '-total': 'Highest total first',
  total: 'Lowest total first',
};
const FILTER: Filter = {
  q: { label: 'Number, order, your number, or SKU', type: 'search' },
  settlement: { label: 'Status', options: { '': 'Any', ...SETTLEMENTS } },
  overdue: { label: 'Overdue', options: { '': 'Any', true: 'Overdue', false: 'Not overdue' } },
  issued_from: { label: 'Issued from', type: 'date' },
  issued_to: { label: 'Issued until', type: 'date' },
  due_from: { label: 'Due from', type: 'date' },
  due_to: { label: 'Due until', type: 'date' },
  sort: { label: 'Order of the list', options: { '': 'Newest first', ...SORTS } },
};

export default async function InvoicesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const page = pageNumber(query.page);
  const client = await shopperClient('/invoices');
  const [sort] = chosen(SORTS, query.sort);
  const texts = ['q', 'issued_from', 'issued_to', 'due_from', 'due_to'].flatMap((name) => (query[name] ? [[name, query[name]]] : []));
  const filters = {
    settlement: chosen(SETTLEMENTS, query.settlement),
    ...(query.overdue && { overdue: query.overdue === 'true' }),
    ...Object.fromEntries(texts),
    ...(sort && { sort }),
  };
  const params = { query: { ...filters, limit: LIMIT, offset: (page - 1) * LIMIT } };
  const { body: { data, total } = NONE, message } = await readFiltered(client.GET('/v1/invoices', { params }));
  return (
    <>
      <h1>Invoices</h1>
      <p className="row">
        <Link href="/statement">Statement of your account</Link>
        <Link href="/credit-notes">Credit notes</Link>
      </p>
      <Filters filter={FILTER} query={query} message={message} />
      {data.length === 0 && <p className="empty">There are no invoices.</p>}
      <InvoiceList invoices={data} />
      <Pages page={page} total={total} limit={LIMIT} to={pageOf('/invoices', FILTER, query)} />
    </>
  );
}
