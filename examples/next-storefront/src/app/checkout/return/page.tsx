import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { repay } from '@/actions/checkout';
import { ActionForm } from '@/components/action-form';
import { Lines, Totals } from '@/components/lists';
import { PaymentOutcome } from '@/components/payment-outcome';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Payment' };

/** The page to which the hosted payment page returns. Anyone can write such a URL, so it reads what happened from the API. */
export default async function ReturnPage({ searchParams }: { searchParams: Promise<{ order_id?: string }> }) {
  const { order_id } = await searchParams;
  if (order_id === undefined) redirect('/orders');
  const client = await shopperClient(`/checkout/return?order_id=${order_id}`);
  const params = { path: { order_id } };
  const [{ data }, { data: order }] = await Promise.all([
    read(client.GET('/v1/checkout/{order_id}/payment-status', { params })),
    read(client.GET('/v1/orders/{order_id}', { params })),
  ]);
  const shippingTax = order.shipping_gct_amount ?? 0;
  // A payment that was received reaches the order a moment later.
  const canPay = data.order_status === 'PENDING_PAYMENT' && data.status !== 'PROCESSING' && data.status !== 'PAID';
  const isOver = data.order_status === 'CANCELLED' || data.order_status === 'EXPIRED';
  return (
    <PaymentOutcome status={data.status} text={isOver ? 'The order has been closed. A payment that arrives now is refunded.' : undefined}>
      <section className="summary" aria-labelledby="order">
        <h2 id="order">{`Order ${order.number}`}</h2>
        <Lines {...order} />
        <Totals {...order} gct_amount={order.gct_amount - shippingTax} delivery={order.shipping_amount + shippingTax} />
      </section>
      {canPay && (
        <ActionForm action={repay} submit={data.status === 'PENDING' ? 'Continue to payment' : 'Pay again'}>
          <input type="hidden" name="order_id" value={order_id} />
        </ActionForm>
      )}
      <p className="row">
        <Link className="button quiet" href={`/orders/${order_id}`}>
          Show the order
        </Link>
        <Link href="/">Continue shopping</Link>
      </p>
    </PaymentOutcome>
  );
}
