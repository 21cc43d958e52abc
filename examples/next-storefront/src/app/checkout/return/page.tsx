import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { repay } from '@/actions/checkout';
import { ActionForm } from '@/components/action-form';
import { PaymentOutcome } from '@/components/payment-outcome';
import { money } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Payment' };

/** The page to which the hosted payment page returns. Anyone can write such a URL, so it reads what happened from the API. */
export default async function ReturnPage({ searchParams }: { searchParams: Promise<{ order_id?: string }> }) {
  const { order_id } = await searchParams;
  if (order_id === undefined) redirect('/orders');
  const client = await shopperClient(`/checkout/return?order_id=${order_id}`);
  const { data } = await read(client.GET('/v1/checkout/{order_id}/payment-status', { params: { path: { order_id } } }));
  // A payment that was received reaches the order a moment later.
  const canPay = data.order_status === 'PENDING_PAYMENT' && data.status !== 'PROCESSING' && data.status !== 'PAID';
  const isOver = data.order_status === 'CANCELLED' || data.order_status === 'EXPIRED';
  return (
    <PaymentOutcome status={data.status} text={isOver ? 'The order has been closed. A payment that arrives now is refunded.' : undefined}>
      <p>{`Amount: ${money(data.amount, data.currency)}`}</p>
      {canPay && (
        <ActionForm action={repay} submit={data.status === 'PENDING' ? 'Continue to payment' : 'Pay again'}>
          <input type="hidden" name="order_id" value={order_id} />
        </ActionForm>
      )}
      <Link href={`/orders/${order_id}`}>Show the order</Link>
    </PaymentOutcome>
  );
}
