import { randomUUID } from 'node:crypto';
import type { Schemas } from '@storefront/client';
import type { StartedTestContainer } from 'testcontainers';
import { type Product, toJsonLines } from './product.ts';
import { type Shopper, type ShopperOptions, createShopper } from './shopper.ts';
import { storefrontCommand } from './storefront-command.ts';
import { type WebhookReceiver, receiveWebhooks } from './webhooks/receive-webhooks.ts';

/** Sandbox and live data of a store are separate. */
export type Mode = 'sandbox' | 'live';

/** The store of a container in one mode. */
export interface Store {
  readonly mode: Mode;
  /** The URL of the API from this machine. */
  readonly baseUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The headers of a request by the store's server: the secret key. */
  readonly headers: Readonly<{ authorization: string }>;
  /** Imports products. Throws an error that names each invalid column. */
  importProducts(products: readonly Product[]): Promise<void>;
  /** Creates a shopper and logs the shopper in. */
  shopper(options?: ShopperOptions): Promise<Shopper>;
  /** Listens for webhooks of these types in this process until the container stops. `port` is a free one by default. */
  receiveWebhooks(eventTypes: readonly Schemas['EventType'][], options?: { readonly port?: number }): Promise<WebhookReceiver>;
  /** Runs a `storefront` command for this store and mode, such as `operator('stock', 'set', 'BOLT', '5')`, and returns its JSON result. */
  operator<T = unknown>(...args: readonly string[]): Promise<T>;
}

/** The content of `store.json` in the container. */
export interface StoreDocument {
  readonly tenant_id: string;
  readonly keys: Readonly<Record<Mode, { readonly publishable: string; readonly secret: string }>>;
  readonly admin: { readonly token: string };
}

/** The properties that the stores of a container share. */
export interface StoreContext {
  readonly container: StartedTestContainer;
  /** Returns the URL of the API, which changes when the container is restarted. */
  readonly baseUrl: () => string;
  readonly document: StoreDocument;
  readonly webhookHost: string;
  /** Closes the receiver when the container stops. */
  readonly keep: (receiver: WebhookReceiver) => void;
}

/** Returns the store in one mode. */
export function storeIn(mode: Mode, { container, baseUrl, document, webhookHost, keep }: StoreContext): Store {
  const { publishable: publishableKey, secret: secretKey } = document.keys[mode];
  const scope = ['--tenant', document.tenant_id, '--mode', mode];
  const operator: Store['operator'] = (...args) => storefrontCommand(container, [...args, ...scope]);
  return {
    mode,
    get baseUrl() {
      return baseUrl();
    },
    publishableKey,
    secretKey,
    headers: { authorization: `Bearer ${secretKey}` },
    operator,
    importProducts: (products) => importProducts(container, products, scope),
    shopper: (options) => createShopper({ baseUrl: baseUrl(), secretKey, operator }, options),
    async receiveWebhooks(eventTypes, { port } = {}) {
      const receiver = await receiveWebhooks({ baseUrl: baseUrl(), secretKey, hostName: webhookHost }, eventTypes, port);
      keep(receiver);
      return receiver;
    },
  };
}

/** Imports products with `storefront catalog import`. Throws an error that names each invalid column. Valid products are saved regardless. */
async function importProducts(container: StartedTestContainer, products: readonly Product[], scope: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  const file = `/tmp/products-${randomUUID()}.jsonl`;
  await container.copyContentToContainer([{ content: toJsonLines(products), target: file, mode: 0o644 }]);
  await storefrontCommand(container, ['catalog', 'import', file, ...scope]);
}
