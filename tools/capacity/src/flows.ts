import { COSTS, SHARES, type Sharing, WRITE_TOGETHER } from './costs.ts';
import type { Flow, Model, Step } from './simulate.ts';

/** The processes of the system, one per service. */
export const SERVICES = ['gateway', 'catalog', 'cart', 'orders', 'billing'] as const;
/** The name of a process that works on requests. */
export type Service = (typeof SERVICES)[number];

/** Where the work of each process takes place. */
export interface Placement {
  readonly costs: Sharing;
  /** Multiplies every cost. */
  readonly scale: number;
  /** The stations that a process holds while it works: its thread, and a core of its machine. */
  readonly stationsOf: (process: Service | 'postgres' | 'client' | 'other') => readonly string[];
  readonly disk: string;
  /** The time of a message between two machines and back, in ms; 0 on one machine. */
  readonly networkMs: number;
  /** The replicas of the services that write the requests of several shoppers together. */
  readonly replicasOf: (service: 'cart' | 'orders') => number;
}

/** The kinds of writes that share statements, by service. */
const WRITES = { cart: ['create cart', 'save cart', 'freeze cart', 'close cart'], orders: ['start checkout', 'place order'] } as const;

/** What a statement costs Postgres in ms, and each write in it, if it takes as long alone as with others: two equations of two measurements. */
function statementCosts(): { readonly ms: number; readonly itemMs: number } {
  const { alone, shared } = COSTS.postgres;
  const ms = (alone.ms - shared.ms) / (alone.statements - shared.statements);
  const itemMs = alone.ms / alone.statements - ms;
  if (ms <= 0 || itemMs <= 0) throw new Error('the measurements give a statement or a write in it no cost');
  return { ms, itemMs };
}

/** Builds the steps of the measured flows, and the writes that they share. */
export function flowsOn(placement: Placement): Pick<Model, 'writers'> & Readonly<Record<'order' | 'cart', Flow>> {
  const { scale, stationsOf, disk, networkMs } = placement;
  const [ofAnOrder, ofACart, postgres] = [COSTS.order[placement.costs], COSTS.cart[placement.costs], COSTS.postgres[placement.costs]];
  const statementCost = statementCosts();
  const work = (process: Parameters<typeof stationsOf>[0], ms: number): Step => ({
    kind: 'work',
    stations: stationsOf(process),
    ms: ms * scale,
  });
  const network: readonly Step[] = networkMs === 0 ? [] : [{ kind: 'wait', ms: networkMs }];
  const flush: Step = { kind: 'flush', disk };
  const statement: readonly Step[] = [...network, work('postgres', statementCost.ms + statementCost.itemMs)];
  const write = (writer: Writes): readonly Step[] => [...network, { kind: 'write', writer }];
  /** A call of a service: half of its work before what it waits for, and half after. */
  const call = (process: Service, ms: number, inner: readonly Step[]): readonly Step[] => [
    ...network,
    work(process, ms / 2),
    ...inner,
    work(process, ms / 2),
  ];
  const request =
    ({ client, gateway }: { readonly client: number; readonly gateway: number }) =>
    (name: string, inner: readonly Step[]): Flow['requests'][number] => ({
      name,
      steps: [work('client', client / SHARES.requests), ...call('gateway', gateway / SHARES.requests, inner)],
    });
  const cart = (inner: readonly Step[]) => call('cart', ofAnOrder.cart / SHARES.cartCalls, inner);
  const holding = [...statement, ...statement, flush];

  // The quotes and the cart are kept from the requests before.
  const ofOrder = request(ofAnOrder);
  const requests = [
    ofOrder('create', cart(write('create cart'))),
    ofOrder('add a line', cart(write('save cart'))),
    ofOrder('price', cart(write('save cart'))),
    ofOrder(
      'checkout',
      call('orders', ofAnOrder.orders * SHARES.ordersBeforeResponse, [
        ...write('start checkout'),
        ...cart(write('freeze cart')),
        ...call('catalog', ofAnOrder.catalog / SHARES.catalogCalls, holding),
        ...call('billing', ofAnOrder.billing * SHARES.billingBeforeResponse, holding),
        ...write('place order'),
        ...cart(write('close cart')),
      ]),
    ),
  ];
  const background = [
    work('catalog', ofAnOrder.catalog / SHARES.catalogCalls),
    work('orders', ofAnOrder.orders * (1 - SHARES.ordersBeforeResponse)),
    work('billing', ofAnOrder.billing * (1 - SHARES.billingBeforeResponse)),
    work('other', ofAnOrder.other),
    // As many writes as those of a visitor who is alone, in fewer statements.
    work('postgres', statementCost.ms * postgres.background + statementCost.itemMs * COSTS.postgres.alone.background),
  ];
  const ofCart = request(ofACart);
  const calling = (inner: readonly Step[]) => call('cart', ofACart.cart / SHARES.requests, inner);
  const cartRequests = [
    ofCart('create', calling(write('create cart'))),
    ofCart('add a line', calling(write('save cart'))),
    ofCart('price', calling(write('save cart'))),
    ofCart('read', calling(statement)),
  ];
  return {
    writers: writersOn(placement),
    order: { requests, background },
    cart: { requests: cartRequests, background: [work('other', ofACart.other)] },
  };
}

type Writes = (typeof WRITES)['cart' | 'orders'][number];

function writersOn({ scale, stationsOf, disk, replicasOf }: Placement): Model['writers'] {
  const { ms, itemMs } = statementCosts();
  const { statements, itemsMax } = WRITE_TOGETHER;
  return Object.fromEntries(
    (['cart', 'orders'] as const).flatMap((service) =>
      WRITES[service].map((name) => [
        name,
        {
          stations: stationsOf('postgres'),
          ms: ms * scale,
          itemMs: itemMs * scale,
          disk,
          replicas: replicasOf(service),
          statements,
          itemsMax,
        },
      ]),
    ),
  );
}
