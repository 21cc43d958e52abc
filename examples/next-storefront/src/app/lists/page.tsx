import type { Metadata } from 'next';
import Link from 'next/link';
import { NewList } from '@/components/list-forms';
import { date } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Lists' };
/** A customer has at most 50 lists. */
const LIMIT = 50;

export default async function ListsPage() {
  const client = await shopperClient('/lists');
  const { data } = await read(client.GET('/v1/lists', { params: { query: { limit: LIMIT } } }));
  return (
    <div className="narrow wide stack">
      <h1>Lists</h1>
      {data.length === 0 && <p className="empty">You have no lists. Save items here that you order often.</p>}
      <ul className="rows">
        {data.map(({ id, name, line_count, updated_at }) => (
          <li key={id}>
            <Link href={`/lists/${id}`}>{name}</Link>
            <span className="hint">{`changed ${date(updated_at)}`}</span>
            <span className="badge">{`${line_count} ${line_count === 1 ? 'item' : 'items'}`}</span>
          </li>
        ))}
      </ul>
      <NewList />
    </div>
  );
}
