import type { Api, Json } from '../http/api.ts';
import { aProduct, aStore, type Shopper, type TestStore } from './a-store.ts';

/** A store with the products BOLT and NUT, a shopper with credit, and the control of its sandbox. */
export interface Sandbox {
  readonly store: TestStore;
  readonly shopper: Shopper;
  /** Posts to an operation under `/v1/sandbox`. */
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => ReturnType<Api['post']>;
  /** Returns the faults and payments that are set up in the sandbox. */
  readonly state: () => Promise<Json>;
}

/** Creates a store with its sandbox. */
export async function aSandbox(): Promise<Sandbox> {
  const store = await aStore({ create: ['--online-payments'] });
  await store.importProducts([aProduct({ sku: 'BOLT' }), aProduct({ sku: 'NUT' })]);
  return {
    store,
    shopper: await store.shopper(['--credit-limit', '100000', '--terms-days', '30']),
    post: (path, body, headers = {}) => store.server.post(`/v1/sandbox/${path}`, body, headers),
    state: async () => (await store.server.get('/v1/sandbox')).body.data,
  };
}
