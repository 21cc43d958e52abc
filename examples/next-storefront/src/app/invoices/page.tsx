import type { Metadata } from 'next';
import { Pages, pageNumber } from '@/components/lists';
import { date, money, words } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Invoices' };
const LIMIT = 20;

export default async function InvoicesPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const page = pageNumber((await searchParams).page);
  const client = await shopperClient('/invoices');
  const { data, total } = await read(client.GET('/v1/invoices', { params: { query: { limit: LIMIT, offset: (page - 1) * LIMIT } } }));
  return (
    <>
      <h1>Invoices</h1>
      {data.length === 0 && <p className="empty">You have no invoices.</p>}
      <ul className="rows">
        {data.map((invoice) => (
          <li key={invoice.id}>
            <div>
              <a href={`/invoices/${invoice.id}/pdf`}>{`${invoice.number} (PDF)`}</a>
              <p className="hint">{`Order ${invoice.order_number} · issued ${date(invoice.issued_on)}, due ${date(invoice.due_on)}`}</p>
            </div>
            <span className={invoice.is_overdue ? 'badge bad' : 'badge'}>{invoice.is_overdue ? 'Overdue' : words(invoice.settlement)}</span>
            <span className="amount">{money(invoice.total, invoice.currency)}</span>
          </li>
        ))}
      </ul>
      <Pages page={page} total={total} limit={LIMIT} to={(number) => `/invoices?page=${number}`} />
    </>
  );
}
