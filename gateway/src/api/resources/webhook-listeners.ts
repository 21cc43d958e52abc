import type { z } from 'zod';
import type { Message } from '../../http/input/to-message.ts';
import { present } from '../../http/replies/present.ts';
import { bare, enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward } from '../forward.ts';
import type { ReceivedEventsQuery } from '../schemas/webhook-listeners.ts';

type ReceiveRequest = Message<z.output<typeof ReceivedEventsQuery>> & { readonly listenerId: string };

/** Returns the operations on webhook listeners. */
export const listenerHandlers = ({ clients: { webhooks } }: ResourceDeps) => ({
  createListener: forward(webhooks.createListener, ({ listener, signingSecret }) => {
    const { id, createdAt, expiresAt, eventTypes } = present(listener, 'listener');
    const data = { id, event_types: eventTypes, signing_secret: signingSecret, created_at: createdAt, expires_at: expiresAt };
    return enveloped(data, { status: 201 });
  }),
  receiveEvents: async ({ cursor = 0, waitSeconds, ...wanted }: ReceiveRequest, { caller }: Call): Promise<Reply> => {
    const request = { ...wanted, cursor, waitMs: waitSeconds * 1_000 };
    const { events, expiresAt, missed } = await webhooks.receiveEvents(request, caller);
    return bare({
      data: events.map(({ eventId, ...event }) => ({
        cursor: String(event.cursor),
        event: event.event,
        event_id: eventId,
        headers: event.headers,
        body: event.body,
      })),
      next_cursor: String(events.at(-1)?.cursor ?? cursor),
      missed,
      expires_at: expiresAt,
      errors: [],
    });
  },
  deleteListener: forward(webhooks.deleteListener, noContent),
});
