import type { Schemas } from '@storefront/client';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { repay } from '@/actions/checkout';
import { ActionForm } from '@/components/action-form';
import { KeepLooking } from '@/components/keep-looking';
import { money } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Payment' };

const CLOSED = 'The order has been closed. A payment that arrives now is refunded.';
const KEPT = 'Nothing was charged. Your order is kept for a while, and you can pay again.';
const OUTCOMES: Readonly<Record<Schemas['PaymentSessionStatus'], readonly [title: string, text: string]>> = {
  PAID: ['Payment received', 'Thank you. Your order is confirmed.'],
  PROCESSING: ['Your payment is being processed', 'This can take a few minutes. You can leave this page: your order shows the result.'],
  PENDING: ['We are waiting for your payment', 'We have not heard from the payment page yet.'],
  FAILED: ['Your payment was declined', KEPT],
  EXPIRED: ['The payment page has expired', KEPT],
  CANCELLED: ['You canceled the payment', KEPT],
};

/** The page to which the hosted payment page returns. Anyone can write such a URL, so it reads what happened from the API. */
export default async function ReturnPage({ searchParams }: { searchParams: Promise<{ order_id?: string }> }) {
  const { order_id } = await searchParams;
  if (order_id === undefined) redirect('/orders');
  const client = await shopperClient(`/checkout/return?order_id=${order_id}`);
  const { data } = await read(client.GET('/v1/checkout/{order_id}/payment-status', { params: { path: { order_id } } }));
  // A payment that was received reaches the order a moment later.
  const canPay = data.order_status === 'PENDING_PAYMENT' && data.status !== 'PROCESSING' && data.status !== 'PAID';
  const isOver = data.order_status === 'CANCELLED' || data.order_status === 'EXPIRED';
  const [title, text] = OUTCOMES[data.status];
  return (
    <div className="narrow stack">
      <h1>{title}</h1>
      <p className="lead" role="status">{`${isOver ? CLOSED : text}`}</p>
      <p>{`Amount: ${money(data.amount, data.currency)}`}</p>
      {(data.status === 'PENDING' || data.status === 'PROCESSING') && <KeepLooking />}
      {canPay && (
        <ActionForm action={repay} submit={data.status === 'PENDING' ? 'Continue to payment' : 'Pay again'}>
          <input type="hidden" name="order_id" value={order_id} />
        </ActionForm>
      )}
      <Link href={`/orders/${order_id}`}>Show the order</Link>
    </div>
  );
}
