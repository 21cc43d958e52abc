import type { Schemas } from '@storefront/client';
import { type Child, element } from '../element.ts';
import { day, quantity } from '../format.ts';

type Order = Schemas['Order'];
type Shipment = Schemas['Shipment'];

/** How an order is delivered, where to, and what has left the store so far. */
export function delivery(order: Order): HTMLElement {
  const { shipping_option: option, requested_delivery_date: wanted, shipments } = order;
  return element(
    'section',
    {},
    element('h2', {}, 'Delivery'),
    option ? element('p', {}, option.label) : null,
    wanted ? element('p', {}, `Requested for ${day(wanted)}`) : null,
    option?.kind === 'PICKUP' ? null : addressLines(order),
    shipments.length > 0
      ? element(
          'ul',
          { class: 'shipments' },
          shipments.map((shipment) => shipmentItem(order, shipment)),
        )
      : element('p', { class: 'per' }, expectation(order)),
  );
}

/** What the shopper can expect while nothing has been shipped. */
function expectation({ status, shipping_option: option }: Order): string {
  if (status === 'CANCELLED' || status === 'EXPIRED') return 'This order will not be delivered.';
  if (status === 'PENDING_PAYMENT') return 'We prepare the order as soon as it is paid.';
  return option?.kind === 'PICKUP' ? 'Not ready yet.' : 'Not shipped yet.';
}

function addressLines({ shipping_address: to }: Order): HTMLElement | null {
  if (!to) return null;
  const lines = [to.name, to.company, to.line1, to.line2, [to.city, to.region].filter(Boolean).join(', '), to.phone].filter(Boolean);
  return element(
    'address',
    {},
    lines.flatMap((line) => [line, element('br')]),
  );
}

function shipmentItem(order: Order, shipment: Shipment): HTMLElement {
  const { number, carrier, shipped_at, delivered_at, lines } = shipment;
  return element(
    'li',
    {},
    element('strong', {}, number),
    carrier ? ` · ${carrier}` : '',
    element('br'),
    delivered_at ? `Delivered on ${day(delivered_at)}` : `Shipped on ${day(shipped_at)}`,
    tracking(shipment),
    element(
      'ul',
      { class: 'per' },
      lines.map((shipped) => element('li', {}, `${quantity(shipped.quantity)} × ${nameOf(order, shipped.line_id, shipped.sku)}`)),
    ),
  );
}

const nameOf = ({ lines }: Order, lineId: string, sku: string): string => lines.find(({ id }) => id === lineId)?.description ?? sku;

/** The tracking number, as a link if the carrier has a page for it. */
function tracking({ tracking_number: number, tracking_url: url }: Shipment): Child {
  if (number === null && url === null) return null;
  const isWebPage = url !== null && /^https?:$/.test(URL.parse(url)?.protocol ?? '');
  const words = number === null ? 'Track the shipment' : `Tracking number ${number}`;
  const link = isWebPage ? element('a', { href: url, target: '_blank', rel: 'noopener' }, words) : words;
  return element('span', { class: 'tracking' }, link);
}
