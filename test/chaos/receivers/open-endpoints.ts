import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Recorder } from '../history/recorder.ts';
import type { OpenShop } from '../workload/open-shop.ts';
import type { BehaviorName } from './behaviors.ts';
import { type Endpoint, openEndpoint } from './open-endpoint.ts';

/** Every shop has an endpoint that works; the others are divided among the shops, so that each behavior occurs in several. */
const OTHERS: readonly BehaviorName[] = ['fails', 'hangs', 'resets', 'answers late', 'redirects', 'talks endlessly', 'is gone'];
const OTHERS_PER_SHOP = 3;

/** The endpoints of a run. */
export interface Endpoints {
  /** How often the endpoint was contacted that only redirects name. */
  trapped(): number;
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
    const others = Array.from(
      { length: OTHERS_PER_SHOP },
      (_, offset) => OTHERS[(index * OTHERS_PER_SHOP + offset) % OTHERS.length] ?? 'fails',
    );
    for (const behavior of ['works', ...others] as const) endpoints.push(await openEndpoint(shop, behavior, recorder, trapUrl));
  }
  return {
    trapped: () => trapped,
    close() {
      for (const endpoint of endpoints) endpoint.close();
      trap.close();
    },
  };
}
