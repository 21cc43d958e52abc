import type { Metadata } from 'next';
import Link from 'next/link';
import { chosen, type Filter, Filters, namesOf, type Query } from '@/components/filters';
import { NONE, Pages, pageNumber, pageOf } from '@/components/lists';
import { date, money, RAILS, words } from '@/lib/format';
import { readFiltered, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Orders' };
const LIMIT = 20;

const STATUSES = namesOf('PENDING_PAYMENT', 'CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'EXPIRED');
const PAYMENTS = namesOf('UNPAID', 'ON_ACCOUNT', 'PAID', 'CREDITED', 'REFUND_PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED');
const RAIL_NAMES = {
  CASH_ON_DELIVERY: RAILS.CASH_ON_DELIVERY[0],
  CREDIT_TERMS: RAILS.CREDIT_TERMS[0],
  PREPAID: RAILS.PREPAID[0],
};
const SORTS = { '-placed_at': 'Newest first', placed_at: 'Oldest first', '-total': 'Highest total first', total: 'Lowest total first' };
const FILTER: Filter = {
  q: { label: 'Order number, your number, or SKU', type: 'search' },
  status: { label: 'Status', options: { '': 'Any', ...STATUSES } },
  payment_status: { label: 'Payment', options: { '': 'Any', ...PAYMENTS } },
  payment_rail: { label: 'Paid by', options: { '': 'Any', ...RAIL_NAMES } },
  placed_from: { label: 'From', type: 'date' },
  placed_to: { label: 'To', type: 'date' },
  sort: { label: 'Order of the list', options: { '': 'Newest first', ...SORTS } },
};

export default async function OrdersPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const page = pageNumber(query.page);
  const client = await shopperClient('/orders');
  const [sort] = chosen(SORTS, query.sort);
  const filters = {
    status: chosen(STATUSES, query.status),
    payment_status: chosen(PAYMENTS, query.payment_status),
    payment_rail: chosen(RAIL_NAMES, query.payment_rail),
    ...(query.q && { q: query.q }),
    ...(query.placed_from && { placed_from: query.placed_from }),
    ...(query.placed_to && { placed_to: query.placed_to }),
    ...(sort && { sort }),
  };
  const params = { query: { ...filters, limit: LIMIT, offset: (page - 1) * LIMIT } };
  const { body: { data, total } = NONE, message } = await readFiltered(client.GET('/v1/orders', { params }));
  return (
    <>
      <h1>Orders</h1>
      <Filters filter={FILTER} query={query} message={message} />
      {data.length === 0 && <p className="empty">There are no orders.</p>}
      <ul className="rows">
        {data.map((order) => (
          <li key={order.id}>
            <div>
              <Link href={`/orders/${order.id}`}>{order.number}</Link>
              <p className="hint">
                {[date(order.placed_at), RAILS[order.payment_rail][0], order.purchase_order_number].filter(Boolean).join(' · ')}
              </p>
            </div>
            <span className="badge">{words(order.status)}</span>
            <span className="amount">{money(order.total, order.currency)}</span>
          </li>
        ))}
      </ul>
      <Pages page={page} total={total} limit={LIMIT} to={pageOf('/orders', FILTER, query)} />
    </>
  );
}
