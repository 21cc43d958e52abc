import { z } from 'zod';
import { sectionErrors } from './envelopes.ts';
import { count, id, idInPath, time } from './fields.ts';
import { named } from './named.ts';
import { wholeNumber } from './numbers.ts';
import { optionalText } from './text.ts';
import { deliveredEvent, EventType, eventTypes } from './webhooks.ts';

export const ListenerPath = z.object({ listener_id: idInPath('listener') });

export const ListenerIn = named('WebhookListenerIn', {
  event_types: eventTypes
    .nullish()
    .transform((value) => value ?? [])
    .meta({ description: 'The events to receive; by default, those that `sequence` counts.' }),
  signing_secret: optionalText(100).meta({
    description:
      'The secret to sign with, `whsec_` followed by 32 bytes in base64, so that it stays the same for each listener. A new one by default.',
  }),
});

const expiresAt = time.meta({ description: 'When the listener expires, unless its events are received before.' });

export const ListenerOut = named('WebhookListener', {
  id,
  event_types: z.array(z.union([EventType, z.string()])).meta({ examples: [['order.confirmed', 'invoice.issued']] }),
  signing_secret: z.string().meta({ description: 'The secret that signs the events. It is shown only once.' }),
  created_at: time,
  expires_at: expiresAt,
});

/** A cursor is a position in the events of the store, counted from the beginning of the listener. Clients treat it as opaque. */
const CURSOR = /^\d{1,9}$/;
const cursorOut = z.string().meta({ examples: ['3'] });
/** The longest wait for an event; the webhooks service and the shutdown of a gateway depend on it. */
const WAIT_SECONDS_MAX = 5;
/** The events of one response, as limited by the webhooks service. */
const EVENTS_MAX = 10;

export const ReceivedEventsQuery = z.object({
  cursor: z
    .string()
    .regex(CURSOR, 'must be the next_cursor of a previous response')
    .transform(Number)
    .optional()
    .meta({
      description: 'The `next_cursor` of the previous response, which acknowledges its events. Omit to start from the beginning.',
      override: ({ jsonSchema }) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'string', maxLength: 9 });
      },
    }),
  limit: wholeNumber(1, EVENTS_MAX, EVENTS_MAX).meta({ description: 'The maximum number of events to return.' }),
  wait_seconds: wholeNumber(0, WAIT_SECONDS_MAX, 0).meta({ description: 'How long to wait for an event if there is none.' }),
});

const ReceivedEventOut = named('ReceivedWebhookEvent', {
  cursor: cursorOut.meta({ description: 'Pass as `cursor` to acknowledge this event and those before it.' }),
  event: deliveredEvent,
  event_id: id,
  headers: z
    .record(z.string(), z.string())
    .meta({ description: 'The headers of the delivery, with its signatures. The timestamp is that of this response.' }),
  body: z.string().meta({ description: 'The exact text that is signed.' }),
});

export const ReceivedEventsOut = named('ReceivedWebhookEvents', {
  data: z.array(ReceivedEventOut).max(EVENTS_MAX),
  next_cursor: cursorOut.meta({ description: 'Pass as `cursor` in the next request, once the events have been handled.' }),
  missed: count.meta({
    description: 'The number of events before the first one that were dropped, because more than 1,000 were waiting.',
  }),
  expires_at: expiresAt,
  errors: sectionErrors,
});
