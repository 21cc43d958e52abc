import { COSTS, SHARES } from './costs.ts';
import type { Flow, Step } from './simulate.ts';

/** The processes of the system, one per service. */
export const SERVICES = ['gateway', 'catalog', 'cart', 'orders', 'billing'] as const;
/** The name of a process that works on requests. */
export type Service = (typeof SERVICES)[number];

/** Where the work of each process takes place. */
export interface Placement {
  /** Multiplies every cost. */
  readonly scale: number;
  /** The stations that a process holds while it works: its thread, and a core of its machine. */
  readonly stationsOf: (process: Service | 'postgres' | 'client' | 'other') => readonly string[];
  readonly disk: string;
  /** The time of a message between two machines and back, in ms; 0 on one machine. */
  readonly networkMs: number;
}

/** Builds the steps of the measured flows. */
export function flowsOn({ scale, stationsOf, disk, networkMs }: Placement): Readonly<Record<'order' | 'cart', Flow>> {
  const work = (process: Parameters<typeof stationsOf>[0], ms: number): Step => ({
    kind: 'work',
    stations: stationsOf(process),
    ms: ms * scale,
  });
  const network: readonly Step[] = networkMs === 0 ? [] : [{ kind: 'wait', ms: networkMs }];
  const flush: Step = { kind: 'flush', disk };
  const repeated =
    (statement: Step) =>
    (count: number): readonly Step[] =>
      Array.from({ length: count }, () => [...network, statement]).flat();
  const statement = work('postgres', COSTS.order.postgres / COSTS.statements);
  const statements = repeated(statement);
  /** A call of a service: half of its work before what it waits for, and half after. */
  const call = (process: Service, ms: number, inner: readonly Step[]): readonly Step[] => [
    ...network,
    work(process, ms / 2),
    ...inner,
    work(process, ms / 2),
  ];
  const client = work('client', COSTS.client);
  const requestAt =
    (ms: number) =>
    (name: string, inner: readonly Step[]): Flow['requests'][number] => ({ name, steps: [client, ...call('gateway', ms, inner)] });
  const request = requestAt(COSTS.order.gateway / SHARES.requests);
  const cart = (inner: readonly Step[]) => call('cart', COSTS.order.cart / SHARES.cartCalls, inner);
  const catalog = (inner: readonly Step[]) => call('catalog', COSTS.order.catalog / SHARES.catalogCalls, inner);

  const create = request('create', cart([...statements(1), flush]));
  // The quotes and the cart are kept from the requests before.
  const addLine = request('add a line', cart([...statements(1), flush]));
  const price = request('price', cart([...statements(1), flush]));
  const checkout = request(
    'checkout',
    call('orders', COSTS.order.orders * SHARES.ordersBeforeResponse, [
      ...statements(3),
      flush,
      ...cart([...statements(2), flush]),
      ...catalog([...statements(2), flush]),
      ...call('billing', COSTS.order.billing * SHARES.billingBeforeResponse, [...statements(2), flush]),
      ...statements(1),
      flush,
      ...cart([...statements(1), flush]),
    ]),
  );
  const waitedFor = [create, addLine, price, checkout].flatMap(({ steps }) => steps).filter((step) => step === statement).length;
  const background: readonly Step[] = [
    work('catalog', COSTS.order.catalog / SHARES.catalogCalls),
    work('orders', COSTS.order.orders * (1 - SHARES.ordersBeforeResponse)),
    work('billing', COSTS.order.billing * (1 - SHARES.billingBeforeResponse)),
    work('other', COSTS.order.other),
    ...statements(Math.round(COSTS.statements - waitedFor)),
  ];
  return { order: { requests: [create, addLine, price, checkout], background }, cart: { requests: cartRequests(), background: [] } };

  /** The requests of a cart without a checkout, each a call of the cart service with one statement. */
  function cartRequests(): Flow['requests'] {
    const ofCart = requestAt(COSTS.cart.gateway / SHARES.requests);
    const cartStatement = repeated(work('postgres', COSTS.cart.postgres / COSTS.cart.statements))(1);
    const calling = (inner: readonly Step[]) => call('cart', COSTS.cart.cart / SHARES.requests, inner);
    const saving = calling([...cartStatement, flush]);
    return [ofCart('create', saving), ofCart('add a line', saving), ofCart('price', saving), ofCart('read', calling(cartStatement))];
  }
}
