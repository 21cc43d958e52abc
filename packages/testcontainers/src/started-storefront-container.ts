import type { Schemas } from '@storefront/client';
import { AbstractStartedContainer, type RestartOptions, type StartedTestContainer } from 'testcontainers';
import type { Product } from './product.ts';
import { ADMIN_PORT, API_PORT, BASE_URL_FILE, publishBaseUrl, urlOf } from './publish-base-url.ts';
import type { Shopper, ShopperOptions } from './shopper.ts';
import { type Mode, type Store, type StoreDocument, storeIn } from './store.ts';
import type { WebhookReceiver } from './webhooks/receive-webhooks.ts';

const STORE_FILE = '/var/lib/storefront/store.json';

/** The options that `StorefrontContainer` passes on. */
interface StartOptions {
  readonly webhookHost: string;
  readonly startupTimeoutMs: number;
}

/** A running system with one store. `stop()`, or the end of an `await using` block, also closes the webhook receivers. */
export class StartedStorefrontContainer extends AbstractStartedContainer {
  /** The store in sandbox mode. */
  readonly sandbox: Store;
  /** The store in live mode, with its own keys, products, and shoppers. */
  readonly live: Store;
  readonly tenantId: string;
  /** The Admin API, with a token of the store that has all scopes. */
  readonly admin: { readonly url: string; readonly token: string };
  readonly #startupTimeoutMs: number;
  readonly #receivers: WebhookReceiver[] = [];

  private constructor(container: StartedTestContainer, document: StoreDocument, { webhookHost, startupTimeoutMs }: StartOptions) {
    super(container);
    const baseUrl = (): string => urlOf(container, API_PORT);
    const keep = (receiver: WebhookReceiver): void => void this.#receivers.push(receiver);
    const store = (mode: Mode): Store => storeIn(mode, { container, baseUrl, document, webhookHost, keep });
    this.tenantId = document.tenant_id;
    this.admin = {
      get url() {
        return urlOf(container, ADMIN_PORT);
      },
      token: document.admin.token,
    };
    this.sandbox = store('sandbox');
    this.live = store('live');
    this.#startupTimeoutMs = startupTimeoutMs;
  }

  /** Waits until a container that was just started is ready, and reads the keys of its store. */
  static async of(container: StartedTestContainer, options: StartOptions): Promise<StartedStorefrontContainer> {
    await publishBaseUrl(container, options.startupTimeoutMs);
    const { exitCode, stdout, stderr } = await container.exec(['cat', STORE_FILE]);
    if (exitCode !== 0) throw new Error(`The keys cannot be read: ${stderr}`);
    return new StartedStorefrontContainer(container, JSON.parse(stdout) as StoreDocument, options);
  }

  /** Imports products in sandbox mode. Throws an error that names each invalid column. */
  importProducts(products: readonly Product[]): Promise<void> {
    return this.sandbox.importProducts(products);
  }

  /** Creates a shopper in sandbox mode and logs the shopper in. */
  shopper(options?: ShopperOptions): Promise<Shopper> {
    return this.sandbox.shopper(options);
  }

  /** Listens in this process for webhooks of these types in sandbox mode. */
  receiveWebhooks(eventTypes: readonly Schemas['EventType'][], options?: { readonly port?: number }): Promise<WebhookReceiver> {
    return this.sandbox.receiveWebhooks(eventTypes, options);
  }

  /** Restarts the container with its data. The API may get another port, so read `baseUrl` again. */
  override async restart(options?: Partial<RestartOptions>): Promise<void> {
    const restartedAt = new Date();
    await this.exec(['rm', '--force', BASE_URL_FILE]);
    await super.restart(options);
    await publishBaseUrl(this.startedTestContainer, this.#startupTimeoutMs, restartedAt);
  }

  protected override async containerStopping(): Promise<void> {
    await Promise.all(this.#receivers.splice(0).map((receiver) => receiver.close()));
  }
}
