import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PUBLISHED_EVENT_TYPES } from '@storefront/contract';
import type { Recorder } from '../history/recorder.ts';
import type { OpenShop } from '../workload/open-shop.ts';
import type { BehaviorName } from './behaviors.ts';
import { type Endpoint, type EndpointKind, openEndpoint } from './open-endpoint.ts';

/** Every shop has an endpoint that works and subscribes to everything; the others are divided among the shops, so that each behavior occurs in several. */
const OTHERS: readonly BehaviorName[] = ['fails', 'hangs', 'resets', 'responds late', 'redirects', 'talks endlessly', 'is gone'];
/** To what the three others of a shop subscribe. */
const SUBSETS: readonly Omit<EndpointKind, 'behavior'>[] = [
  { types: PUBLISHED_EVENT_TYPES, isOrdered: true },
  { types: ['order.placed', 'order.confirmed', 'order.shipped', 'order.cancelled'], rails: ['CASH_ON_DELIVERY', 'PREPAID'] },
  { types: ['order.confirmed', 'order.shipped', 'product.created', 'product.updated', 'stock.changed'], isOrdered: true },
];
/** One of these ends midway in every shop. Three, so that both occur in both modes. */
const ENDING: readonly BehaviorName[] = ['is disabled', 'is deleted', 'is disabled'];

/** The endpoints of a run. */
export interface Endpoints {
  /** How often the endpoint was contacted that only redirects name. */
  trapped(): number;
  /** Ends the subscriptions that do not last. */
  end(): Promise<void>;
  close(): void;
}

/** Opens the endpoints of all shops. */
export async function openEndpoints(shops: readonly OpenShop[], recorder: Recorder): Promise<Endpoints> {
  let trapped = 0;
  const trap = createServer((_request, response) => {
    trapped += 1;
    response.writeHead(200).end();
  }).listen(0, '127.0.0.1');
  await once(trap, 'listening');
  const trapUrl = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/trap`;
  const endpoints: Endpoint[] = [];
  for (const [index, shop] of shops.entries()) {
    for (const kind of kindsOf(index)) endpoints.push(await openEndpoint(shop, kind, recorder, trapUrl));
  }
  return {
    trapped: () => trapped,
    async end() {
      await Promise.all(endpoints.map((endpoint) => endpoint.end()));
    },
    close() {
      for (const endpoint of endpoints) endpoint.close();
      trap.close();
    },
  };
}

/** The endpoints of a shop, by its position among the shops. */
const kindsOf = (position: number): readonly EndpointKind[] => [
  { behavior: 'works', types: PUBLISHED_EVENT_TYPES },
  ...SUBSETS.map((subset, offset) => ({
    ...subset,
    behavior: OTHERS[(position * SUBSETS.length + offset) % OTHERS.length] ?? 'fails',
    // Every second filter is that of an ordered subscription.
    isOrdered: subset.isOrdered ?? position % 2 === 1,
  })),
  { behavior: ENDING[position % ENDING.length] ?? 'is deleted', types: PUBLISHED_EVENT_TYPES },
];
