import type { Schemas } from '@storefront/client';
import { html } from 'lit-html';
import { day, quantity } from '../format.ts';
import type { Content } from '../template.ts';

type Order = Schemas['Order'];
type Shipment = Schemas['Shipment'];

/** How an order is delivered, where to, and what has left the store so far. */
export function delivery(order: Order): Content {
  const { shipping_option: option, requested_delivery_date: wanted, shipments } = order;
  const items = html`<ul class="shipments list-unstyled">${shipments.map((shipment) => shipmentItem(order, shipment))}</ul>`;
  return html`
    <h2>Delivery</h2>
    ${option ? html`<p>${option.label}</p>` : null} ${wanted ? html`<p>Requested for ${day(wanted)}</p>` : null}
    ${option?.kind === 'PICKUP' ? null : addressLines(order)}
    ${shipments.length > 0 ? items : html`<p class="text-body-secondary">${expectation(order)}</p>`}`;
}

/** What the shopper can expect while nothing has been shipped. */
function expectation({ status, shipping_option: option }: Order): string {
  if (status === 'CANCELLED' || status === 'EXPIRED') return 'This order will not be delivered.';
  if (status === 'PENDING_PAYMENT') return 'We prepare the order as soon as it is paid.';
  return option?.kind === 'PICKUP' ? 'Not ready yet.' : 'Not shipped yet.';
}

function addressLines({ shipping_address: to }: Order): Content {
  if (!to) return null;
  const lines = [to.name, to.company, to.line1, to.line2, [to.city, to.region].filter(Boolean).join(', '), to.phone].filter(Boolean);
  return html`<address>${lines.map((line) => html`${line}<br>`)}</address>`;
}

function shipmentItem(order: Order, shipment: Shipment): Content {
  const { number, carrier, shipped_at, delivered_at, lines } = shipment;
  return html`
    <li class="border-top py-2">
      <strong>${number}</strong>${carrier ? ` · ${carrier}` : ''}<br>
      ${delivered_at ? `Delivered on ${day(delivered_at)}` : `Shipped on ${day(shipped_at)}`} ${tracking(shipment)}
      <ul class="list-unstyled small text-body-secondary">
        ${lines.map((shipped) => html`<li>${quantity(shipped.quantity)} × ${nameOf(order, shipped.line_id, shipped.sku)}</li>`)}
      </ul>
    </li>`;
}

const nameOf = ({ lines }: Order, lineId: string, sku: string): string => lines.find(({ id }) => id === lineId)?.description ?? sku;

/** The tracking number, as a link if the carrier has a page for it. */
function tracking({ tracking_number: number, tracking_url: url }: Shipment): Content {
  if (number === null && url === null) return null;
  const isWebPage = url !== null && /^https?:$/.test(URL.parse(url)?.protocol ?? '');
  const words = number === null ? 'Track the shipment' : `Tracking number ${number}`;
  return html`· ${isWebPage ? html`<a href=${url} target="_blank" rel="noopener">${words}</a>` : words}`;
}
