import type { WebhookEvent } from './event-queue.ts';
import { receiverServer } from './receiver-server.ts';

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

/** Where to subscribe. */
interface Place {
  readonly baseUrl: string;
  readonly secretKey: string;
  /** The name of this machine in the container. */
  readonly hostName: string;
}

const NEXT_TIMEOUT_MS = 5_000;

/** Starts a receiver on this machine and subscribes it to these types of events. Deliveries without a valid signature are refused with 401. */
export async function receiveWebhooks(place: Place, eventTypes: readonly string[], port?: number): Promise<WebhookReceiver> {
  const server = await receiverServer(port);
  const endpointUrl = `http://${place.hostName}:${server.port}/`;
  const request = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${place.baseUrl}/v1/webhooks${path}`, {
      method,
      headers: { authorization: `Bearer ${place.secretKey}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /v1/webhooks${path} returned ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  try {
    const subscribed = await request('POST', '', { endpoint_url: endpointUrl, event_types: eventTypes });
    const { id, signing_secret: signingSecret } = subscribed as { id: string; signing_secret: string };
    server.useSecret(signingSecret);
    const close = async (): Promise<void> => {
      // The container may be gone already.
      await request('DELETE', `/${id}`).catch(() => undefined);
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
