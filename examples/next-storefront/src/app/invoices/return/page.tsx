import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { Ruled } from '@/components/lists';
import { PaymentOutcome } from '@/components/payment-outcome';
import { money } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Payment' };

/** The page to which the payment page of several invoices returns. Anyone can write such a URL, so it reads what happened from the API. */
export default async function ReturnPage({ searchParams }: { searchParams: Promise<{ payment_session_id?: string }> }) {
  const { payment_session_id: session_id } = await searchParams;
  if (session_id === undefined) redirect('/invoices');
  const client = await shopperClient(`/invoices/return?payment_session_id=${session_id}`);
  const { data } = await read(client.GET('/v1/invoice-payments/{session_id}', { params: { path: { session_id } } }));
  const amounts = [...data.allocations, { number: 'Total', amount: data.amount }];
  return (
    <PaymentOutcome status={data.status}>
      <Ruled rows={amounts.map(({ number, amount }) => [number, money(amount, data.currency)])} className="totals" />
      {data.redirect_url && <a className="button" href={data.redirect_url}>{`Continue to payment`}</a>}
      <Link href="/invoices">Show the invoices</Link>
    </PaymentOutcome>
  );
}
