import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '@storefront/client';
import { isSignedBy, type Received } from '../../support/http/webhook-receiver.ts';
import type { TestStore } from '../../support/systems/a-store.ts';
import type { Shop } from '../history/history.ts';
import type { Recorder } from '../history/recorder.ts';
import { BEHAVIORS, type BehaviorName } from './behaviors.ts';
import { endSubscription } from './end-subscription.ts';

/** A running webhook endpoint. */
export interface Endpoint {
  /** Ends its subscription, if its behavior says so. */
  end(): Promise<void>;
  close(): void;
}

/** The properties that distinguish an endpoint from the others of its shop. */
export interface EndpointKind {
  readonly behavior: BehaviorName;
  /** The types of events to which it subscribes. */
  readonly types: readonly string[];
  /** Whether it receives the events of an aggregate in order. */
  readonly isOrdered?: boolean;
  /** The payment rails of the orders that its filter lets through. */
  readonly rails?: readonly string[];
}

/** Endpoints at which not every event arrives. */
const UNRELIABLE: ReadonlySet<BehaviorName> = new Set(['is gone', 'is disabled', 'is deleted']);

/** Starts an endpoint and subscribes it to events of a shop. What it receives is recorded with its response. */
export async function openEndpoint(
  { shop, store }: { readonly shop: Shop; readonly store: TestStore },
  { behavior, types, isOrdered = false, rails }: EndpointKind,
  recorder: Recorder,
  trap: string,
): Promise<Endpoint> {
  const name = `${shop.name} ${behavior}`;
  let secret = '';
  const attempts = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    const receive = async (): Promise<void> => {
      const atMs = recorder.now();
      const body = Buffer.concat(chunks);
      const received: Received = { headers: request.headers, body, json: JSON.parse(body.toString('utf8')) };
      const deliveryId = String(request.headers['x-service-delivery']);
      const arrival = attempts.size;
      const number = (attempts.get(deliveryId) ?? 0) + 1;
      attempts.set(deliveryId, number);
      const isStandard = await verifyWebhook(received, { secret }).then(
        () => true,
        () => false,
      );
      const isSigned = isStandard && isSignedBy(received, secret);
      const status = await BEHAVIORS[behavior]({ response, number, position: arrival, trap });
      const { id: eventId, type, mode, sequence, position, data } = received.json;
      const subject = String(data.id ?? data.sku);
      recorder.delivery({
        atMs,
        shop: shop.name,
        endpoint: name,
        deliveryId,
        eventId,
        type,
        mode,
        sequence,
        position,
        subject,
        body: body.toString('utf8'),
        isSigned,
        status,
      });
    };
    request.on('end', () => void receive());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/hook`;
  const { status, body } = await store.server.post('/v1/webhooks', {
    endpoint_url: url,
    event_types: types,
    ...(isOrdered ? { ordering: 'AGGREGATE' } : {}),
    ...(rails === undefined ? {} : { filters: [{ field: 'payment_rail', in: rails }] }),
  });
  if (status !== 201) throw new Error(`subscribing returned ${status}: ${JSON.stringify(body)}`);
  secret = body.signing_secret;
  const subscribedAtMs = Date.now();
  const isReliable = !UNRELIABLE.has(behavior);
  recorder.endpoint({ name, shop: shop.name, behavior, types, subscribedAtMs, isReliable, isOrdered, rails: rails ?? null });
  return {
    async end() {
      if (await endSubscription(store, body.id, behavior)) recorder.end({ endpoint: name, atMs: recorder.now() });
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
