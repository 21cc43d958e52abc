import type { Metadata } from 'next';
import Link from 'next/link';
import { Pages, pageNumber } from '@/components/lists';
import { date, money, RAILS, words } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Orders' };
const LIMIT = 20;

export default async function OrdersPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const page = pageNumber((await searchParams).page);
  const client = await shopperClient('/orders');
  const { data, total } = await read(client.GET('/v1/orders', { params: { query: { limit: LIMIT, offset: (page - 1) * LIMIT } } }));
  return (
    <>
      <h1>Orders</h1>
      {data.length === 0 && <p className="empty">You have not ordered anything yet.</p>}
      <ul className="rows">
        {data.map((order) => (
          <li key={order.id}>
            <div>
              <Link href={`/orders/${order.id}`}>{order.number}</Link>
              <p className="hint">{`${date(order.placed_at)} · ${RAILS[order.payment_rail][0]}`}</p>
            </div>
            <span className="badge">{words(order.status)}</span>
            <span className="amount">{money(order.total, order.currency)}</span>
          </li>
        ))}
      </ul>
      <Pages page={page} total={total} limit={LIMIT} to={(number) => `/orders?page=${number}`} />
    </>
  );
}
