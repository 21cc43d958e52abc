import type { z } from 'zod';
import { present } from '../../http/replies/present.ts';
import { bare, enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { ListenerIn, ReceivedEventsQuery } from '../schemas/webhook-listeners.ts';

type Clients = Pick<ResourceDeps, 'clients'>;
type ListenerPath = { path: { listener_id: string } };

export const createListener =
  ({ clients }: Clients) =>
  async ({ body }: { body: z.output<typeof ListenerIn> }, { caller }: Call): Promise<Reply> => {
    const { event_types: eventTypes, signing_secret } = body;
    const created = await clients.webhooks.createListener({ eventTypes, signingSecret: signing_secret }, caller);
    const { id, createdAt, expiresAt, ...listener } = present(created.listener, 'listener');
    const signingSecret = created.signingSecret;
    return enveloped(
      { id, event_types: listener.eventTypes, signing_secret: signingSecret, created_at: createdAt, expires_at: expiresAt },
      { status: 201 },
    );
  };

export const receiveEvents =
  ({ clients }: Clients) =>
  async ({ path, query }: ListenerPath & { query: z.output<typeof ReceivedEventsQuery> }, { caller }: Call): Promise<Reply> => {
    const { cursor = 0, limit, wait_seconds: waitSeconds } = query;
    const wanted = { listenerId: path.listener_id, cursor, limit, waitMs: waitSeconds * 1_000 };
    const { events, expiresAt, missed } = await clients.webhooks.receiveEvents(wanted, caller);
    return bare({
      data: events.map((event) => ({
        cursor: String(event.cursor),
        event: event.event,
        event_id: event.eventId,
        headers: event.headers,
        body: event.body,
      })),
      next_cursor: String(events.at(-1)?.cursor ?? cursor),
      missed,
      expires_at: expiresAt,
      errors: [],
    });
  };

export const deleteListener =
  ({ clients }: Clients) =>
  async ({ path }: ListenerPath, { caller }: Call): Promise<Reply> => {
    await clients.webhooks.deleteListener({ listenerId: path.listener_id }, caller);
    return noContent();
  };
