import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import type { Product } from './product.ts';
import { ADMIN_PORT, API_PORT, BASE_URL_FILE, WAITING } from './publish-base-url.ts';
import { StartedStorefrontContainer } from './started-storefront-container.ts';
import type { Mode } from './store.ts';

const DEFAULT_IMAGE = 'storefront-dev';
/** The start takes a few seconds; this is for machines that are busy with other tests. */
const STARTUP_TIMEOUT_MS = 120_000;
const HOST_NAME = 'host.docker.internal';
const LOOPBACK = '127.0.0.1';

/** Starts the whole system in one container. The image is the argument, or `STOREFRONT_DEV_IMAGE`, or `storefront-dev`. */
export class StorefrontContainer extends GenericContainer {
  readonly #products: { readonly mode: Mode; readonly products: readonly Product[] }[] = [];
  #webhookHost = HOST_NAME;
  #hostAddress: string | undefined;

  constructor(image: string = process.env.STOREFRONT_DEV_IMAGE ?? DEFAULT_IMAGE) {
    super(image);
    this.withExposedPorts(API_PORT, ADMIN_PORT)
      .withEnvironment({ PUBLIC_BASE_URL_FILE: BASE_URL_FILE })
      .withExtraHosts([{ host: HOST_NAME, ipAddress: 'host-gateway' }])
      .withWaitStrategy(Wait.forLogMessage(WAITING))
      .withStartupTimeout(STARTUP_TIMEOUT_MS);
  }

  /** Imports products during the start, in sandbox mode by default. Repeated calls add up. */
  withProducts(products: readonly Product[], { mode = 'sandbox' }: { readonly mode?: Mode } = {}): this {
    this.#products.push({ mode, products });
    return this;
  }

  /** Sets the name or address at which the container reaches this process, if it is not `host.docker.internal`. */
  withWebhookHost(host: string): this {
    this.#webhookHost = host;
    return this;
  }

  /** Sets the address of the Docker host on which ports are published, such as `0.0.0.0`, if it is not the one at which this process reaches that host. */
  withHostAddress(address: string): this {
    this.#hostAddress = address;
    return this;
  }

  /** Without an address, as Testcontainers leaves it, Docker publishes a port on all interfaces. */
  protected override async beforeContainerCreated(): Promise<void> {
    const HostIp = this.#hostAddress ?? (await reachedAddress());
    const bindings = Object.values<object[]>(this.hostConfig.PortBindings ?? {}).flat();
    for (const binding of bindings) Object.assign(binding, { HostIp });
  }

  override async start(): Promise<StartedStorefrontContainer> {
    const container = await super.start();
    try {
      const started = await StartedStorefrontContainer.of(container, {
        webhookHost: this.#webhookHost,
        startupTimeoutMs: this.startupTimeoutMs ?? STARTUP_TIMEOUT_MS,
      });
      for (const { mode, products } of this.#products) await started[mode].importProducts(products);
      return started;
    } catch (error) {
      await container.stop().catch(() => undefined);
      throw error;
    }
  }
}

/** Returns the address at which this process reaches the Docker host: the loopback address, or in a container, that of Docker's own network. */
async function reachedAddress(): Promise<string> {
  const { info } = await getContainerRuntimeClient();
  return info.containerRuntime.hostIps.find(({ family }) => family === 4)?.address ?? LOOPBACK;
}
