import type { Schemas } from '@storefront/client';
import type { Metadata } from 'next';
import { repay } from '@/actions/checkout';
import { reorder } from '@/actions/order-pad';
import { ActionForm } from '@/components/action-form';
import { Lines, Ruled, Totals } from '@/components/lists';
import { date, RAILS, words } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Order' };
type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ placed?: string }> };

export default async function OrderPage({ params, searchParams }: Props) {
  const [{ id }, { placed }] = await Promise.all([params, searchParams]);
  const client = await shopperClient(`/orders/${id}`);
  const { data: order, errors } = await read(client.GET('/v1/orders/{order_id}', { params: { path: { order_id: id } } }));
  const shippingTax = order.shipping_gct_amount ?? 0;
  const to = order.shipping_address;
  const listed = (part: 'cancelled_quantity' | 'credited_quantity' | 'returned_quantity') =>
    order.lines.flatMap((line) => (line[part] > 0 ? [`${line[part]} × ${line.description ?? line.sku}`] : [])).join(', ');
  const facts = {
    Status: `${words(order.status)}, ${words(order.payment_status).toLowerCase()}`,
    Payment: RAILS[order.payment_rail][0],
    Placed: date(order.placed_at),
    'Your number': order.purchase_order_number,
    Delivery: order.shipping_option?.label,
    Tax: order.tax_exempt ? 'Exempt' : null,
    Canceled: listed('cancelled_quantity'),
    Credited: listed('credited_quantity'),
    Returned: listed('returned_quantity'),
    'Replacement invoice': order.invoices?.find(({ replaces, replaced_by }) => replaces && !replaced_by)?.number,
    Address: to && [to.name, to.line1, to.line2, to.city, to.region].filter(Boolean).join(', '),
  };
  return (
    <>
      <h1>{`Order ${order.number}`}</h1>
      {placed && order.status === 'CONFIRMED' && <p className="report">Thank you. Your order is confirmed.</p>}
      {errors.map(({ field }) => (
        <p key={field} className="report bad">{`“${words(field)}” cannot be shown right now. Load this page again in a moment.`}</p>
      ))}
      <div className="columns">
        <div className="stack">
          <Lines {...order} />
          <Totals {...order} gct_amount={order.gct_amount - shippingTax} delivery={order.shipping_amount + shippingTax} />
          <Shipments order={order} />
        </div>
        <aside className="summary stack" aria-label="About this order">
          <Ruled rows={Object.entries(facts)} />
          {order.invoices?.map((invoice) => (
            <a key={invoice.id} href={`/invoices/${invoice.id}/pdf`}>{`Invoice ${invoice.number} (PDF), ${words(invoice.settlement)}`}</a>
          ))}
          <ActionForm action={reorder} submit="Order again">
            <input type="hidden" name="order_id" value={id} />
          </ActionForm>
          {order.allowed_actions.includes('repay') && (
            <ActionForm action={repay} submit="Pay now">
              <input type="hidden" name="order_id" value={id} />
            </ActionForm>
          )}
        </aside>
      </div>
    </>
  );
}

function Shipments({ order: { shipments, lines } }: { order: Schemas['Order'] }) {
  const nameOf = (id: string): string => lines.find((line) => line.id === id)?.description ?? 'item';
  return shipments.map((shipment) => (
    <section key={shipment.id} className="summary">
      <h2>{`Shipment ${shipment.number}`}</h2>
      <p>{`Shipped ${date(shipment.shipped_at)}${shipment.delivered_at ? `, delivered ${date(shipment.delivered_at)}` : ''}`}</p>
      <p>{`${shipment.carrier ?? ''} ${shipment.tracking_number ?? ''}`}</p>
      {shipment.tracking_url && <a href={shipment.tracking_url}>{`Track ${shipment.tracking_number ?? shipment.number}`}</a>}
      <p className="hint">{shipment.lines.map(({ line_id, quantity }) => `${quantity} × ${nameOf(line_id)}`).join(', ')}</p>
    </section>
  ));
}
