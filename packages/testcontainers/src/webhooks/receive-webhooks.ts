import { createStorefront, type Schemas, settle, unwrap } from '@storefront/client';
import type { WebhookEvent } from './event-queue.ts';
import { receiverServer } from './receiver-server.ts';

type EventType = Schemas['EventType'];

/** How long `next` waits. */
export interface NextOptions {
  /** 5,000 by default. */
  readonly timeoutMs?: number;
}

/** A webhook subscription whose deliveries arrive in the test. */
export interface WebhookReceiver extends AsyncDisposable {
  readonly subscriptionId: string;
  readonly signingSecret: string;
  /** The address of the receiver from the container. */
  readonly endpointUrl: string;
  /** All events that have arrived with a valid signature, each once, in the order of their arrival. */
  readonly events: readonly WebhookEvent[];
  /** Returns the earliest event of this type that `next` has not returned before, or waits for it. */
  next(type: string, options?: NextOptions): Promise<WebhookEvent>;
  /** Deletes the subscription and stops listening. */
  close(): Promise<void>;
}

/** The store to subscribe to. */
interface SubscribedStore {
  readonly baseUrl: string;
  readonly secretKey: string;
  /** The name of this machine in the container. */
  readonly hostName: string;
}

const NEXT_TIMEOUT_MS = 5_000;

/** Starts a receiver on this machine and subscribes it to these types of events. Deliveries without a valid signature are refused with 401. */
export async function receiveWebhooks(store: SubscribedStore, eventTypes: readonly EventType[], port?: number): Promise<WebhookReceiver> {
  const server = await receiverServer(port);
  const endpointUrl = `http://${store.hostName}:${server.port}/`;
  const { POST, DELETE } = createStorefront({ baseUrl: store.baseUrl, apiKey: store.secretKey });
  try {
    const body = { endpoint_url: endpointUrl, event_types: [...eventTypes] };
    const { id, signing_secret: signingSecret } = await unwrap(POST('/v1/webhooks', { body }));
    server.useSecret(signingSecret);
    const close = async (): Promise<void> => {
      // The container may be gone already.
      await settle(DELETE('/v1/webhooks/{subscription_id}', { params: { path: { subscription_id: id } } }));
      await server.close();
    };
    return {
      subscriptionId: id,
      signingSecret,
      endpointUrl,
      events: server.queue.events,
      next: (type, { timeoutMs = NEXT_TIMEOUT_MS } = {}) => server.queue.next(type, timeoutMs),
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}
