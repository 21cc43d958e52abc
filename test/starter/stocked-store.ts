import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { catalogRows, shippingOptions } from '@storefront/demo-store';
import express from 'express';
import { aStore, type TestStore } from '../support/systems/a-store.ts';

/** A store with the demo catalog, and a server for its images. */
export interface StockedStore {
  readonly store: TestStore;
  close(): Promise<void>;
}

/** Creates a store with the products, images, and shipping options of the demo store, and the promotion code TENOFF. */
export async function stockedStore(): Promise<StockedStore> {
  const store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments', '--couriers'] });
  const media = join(import.meta.dirname, '../../tools/demo-store/media');
  const server = express().use('/media', express.static(media)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const mediaBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await store.importProducts(catalogRows({ mediaBaseUrl, now: new Date() }).map((row) => ({ ...row })));
  for (const { code, label, amount, kind, freeOver } of shippingOptions) {
    const limit = freeOver === null ? [] : ['--free-over', String(freeOver)];
    await store.cli('shipping', 'set', code, '--label', label, '--amount', String(amount), '--kind', kind, ...limit);
  }
  await store.cli('promotions', 'create', 'TENOFF', '--kind', 'percent', '--value', '10');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { store, close };
}
