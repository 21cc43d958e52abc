import { EVENT_TYPES } from '@storefront/contract';
import { z } from 'zod';
import { sectionErrors } from './envelopes.ts';
import { id, idInPath, mode, time } from './fields.ts';
import { named } from './named.ts';
import { paging, wholeNumber } from './numbers.ts';
import { text } from './text.ts';
import { deliveredEvent } from './webhooks.ts';

export const EventPath = z.object({ event_id: idInPath('event') });

const isType = (type: string): boolean => EVENT_TYPES.some((known) => known === type);
/** The longest wait for an event. The handler waits in several calls. */
export const WAIT_SECONDS_MAX = 20;

export const EventsQuery = z.object({
  types: text(1000)
    .transform((list) => list.split(','))
    .refine((types) => types.every(isType), 'must be event types separated by commas')
    .optional()
    .meta({
      description: 'Return only these event types, separated by commas. All by default.',
      examples: ['order.confirmed,invoice.issued'],
      override: ({ jsonSchema }) => Object.assign(jsonSchema, { type: 'string', maxLength: 1000 }),
    }),
  cursor: text(200, 0).optional().meta({
    description: 'The `next_cursor` of the previous response, which may have had other `types`. Omit to start with the oldest event.',
  }),
  limit: paging().limit,
  wait_seconds: wholeNumber(0, WAIT_SECONDS_MAX, 0).meta({ description: 'How long to wait for an event if there is none.' }),
});

export const EventOut = z
  .looseObject({
    id,
    type: deliveredEvent,
    api_version: z.string(),
    mode,
    created_at: time,
    sequence: z.int32().min(1).nullable(),
    position: z.int32().min(1).nullable(),
    triggered: z.literal(true).optional(),
    data: z.looseObject({}).meta({ id: 'EventData', description: 'The data of the event, as in the webhook of its type.' }),
  })
  .meta({ id: 'Event', description: 'An event, with the same bytes as the body of its deliveries.' });

export const EventsOut = named('Events', {
  data: z.array(EventOut),
  next_cursor: z.string().meta({ description: 'Pass as `cursor` in the next request, even when `has_more` is `false`.' }),
  has_more: z.boolean(),
  errors: sectionErrors,
});
