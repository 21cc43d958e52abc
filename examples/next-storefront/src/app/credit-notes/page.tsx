import type { Metadata } from 'next';
import Link from 'next/link';
import { Pages, pageNumber } from '@/components/lists';
import { date, money } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Credit notes' };
const LIMIT = 20;

export default async function CreditNotesPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const page = pageNumber((await searchParams).page);
  const client = await shopperClient('/credit-notes');
  const query = { limit: LIMIT, offset: (page - 1) * LIMIT };
  const { data, total } = await read(client.GET('/v1/credit-notes', { params: { query } }));
  return (
    <>
      <h1>Credit notes</h1>
      {data.length === 0 && <p className="empty">There are no credit notes.</p>}
      <ul className="rows">
        {data.map((note) => (
          <li key={note.id}>
            <div>
              <Link href={`/credit-notes/${note.id}`}>{note.number}</Link>
              <p className="hint">{`Issued ${date(note.issued_on)} for invoice ${note.invoice_number}`}</p>
            </div>
            <span className="hint">{note.reason}</span>
            <span className="amount">{money(note.total, note.currency)}</span>
          </li>
        ))}
      </ul>
      <Pages page={page} total={total} limit={LIMIT} to={(number) => `/credit-notes?page=${number}`} />
    </>
  );
}
