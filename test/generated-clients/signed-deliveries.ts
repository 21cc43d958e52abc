import { writeFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { type Received, type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import type { TestStore } from '../support/systems/a-store.ts';

/** The signature schemes of subscriptions, and the field that has the secret or key of each. */
const SCHEMES = { v1: 'signing_secret', v1a: 'public_key' } as const;
type Scheme = keyof typeof SCHEMES;

/** A subscription whose secret or key is being rotated. */
export interface Rotating {
  readonly scheme: Scheme;
  readonly receiver: WebhookReceiver;
  /** The old secret or key, and the new one. */
  readonly secrets: readonly [string, string];
}

/** Subscribes a receiver of its own to confirmed orders, and rotates, so that every delivery has two signatures. */
export async function aRotatingSubscription({ server }: TestStore, scheme: Scheme): Promise<Rotating> {
  const receiver = await webhookReceiver();
  const subscription = { endpoint_url: receiver.url, event_types: ['order.confirmed'], signature_scheme: scheme };
  const { body: created } = await server.post('/v1/webhooks', subscription);
  const { body: rotated } = await server.post(`/v1/webhooks/${created.id}/rotate-secret`, {});
  const secrets = [created[SCHEMES[scheme]], rotated[SCHEMES[scheme]]] as [string, string];
  expect(secrets[0]).not.toBe(secrets[1]);
  return { scheme, receiver, secrets };
}

/** Writes the deliveries of orders to a file, each with the old secret and with the new one. */
export async function writeDeliveries(path: string, subscriptions: readonly Rotating[], numbers: readonly string[]): Promise<void> {
  const lists = subscriptions.flatMap(({ receiver, secrets }) =>
    numbers.map(async (number) => {
      const delivery = await receiver.next(({ json }) => json.data.number === number);
      return secrets.map((secret) => ({ headers: textHeaders(delivery), body: delivery.body.toString('base64'), secret }));
    }),
  );
  await writeFile(path, JSON.stringify((await Promise.all(lists)).flat()));
}

const textHeaders = ({ headers }: Received): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Expects that a client verified each delivery of `writeDeliveries`, and refused it with a changed body. */
export const expectVerified = (text: string, subscriptions: readonly Rotating[], numbers: readonly string[]): void =>
  expect(JSON.parse(text)).toEqual(
    subscriptions.flatMap(({ scheme, secrets }) =>
      numbers.flatMap((number) =>
        secrets.map(() => ({
          type: 'order.confirmed',
          number,
          library: scheme === 'v1' ? true : null,
          changed: 'signature_mismatch',
        })),
      ),
    ),
  );
