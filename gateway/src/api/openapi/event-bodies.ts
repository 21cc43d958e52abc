import { type EventType, isSequenced } from '@storefront/contract';
import { z } from 'zod';
import { id, mode, time } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';
import { EVENT_DATA } from './event-data.ts';
import { IDS } from './examples/ids.ts';

const headOf = (type: EventType | 'ping') => ({
  id: id.meta({ description: 'The ID of the event. An event can be delivered more than once; use this ID to detect duplicates.' }),
  type: z.literal(type),
  api_version: z.literal('v1'),
  mode,
  created_at: time.meta({ description: 'The time at which the change was committed.' }),
});

const sequence = z
  .int32()
  .min(1)
  .nullable()
  .meta({
    description:
      'The number of this event among those of its type and similar ones of one order, invoice, or product, or among the stock events of one SKU. It starts at 1 and has no gaps. `null` for a triggered event.',
    examples: [1],
  });
const noSequence = z
  .int32()
  .nullable()
  .meta({ description: '`null`: only `position` counts this event.', examples: [null] });
const position = z
  .int32()
  .min(1)
  .nullable()
  .meta({
    description:
      'The number of this event among all events of its object, of any type and whether or not the subscription receives them. It starts at 1, and has no gaps from the first event with a position. `null` for a triggered event, and for one from a release without positions.',
    examples: [1],
  });

/** The schema of the body of an event. */
export const eventBodyOf = (event: EventType) =>
  z
    .object({
      ...headOf(event),
      sequence: isSequenced(event) ? sequence : noSequence,
      position,
      triggered: z.literal(true).optional().meta({
        description:
          'Whether the event was triggered with `POST /v1/sandbox/events`. Its `data` is real, but nothing has changed. Absent from real events.',
      }),
      data: EVENT_DATA[event].schema,
    })
    .meta({ id: EVENT_DATA[event].name });

/** The schema of the body of a test delivery. */
export const pingBody = named('Ping', {
  ...headOf('ping'),
  sequence: z.null(),
  position: z.null(),
  data: named('PingData', { subscription_id: id }),
});

const exampleOf = (type: EventType | 'ping', sequence: number | null, position: number | null, data: unknown) => ({
  id: IDS.event,
  type,
  api_version: 'v1',
  mode: 'sandbox',
  created_at: '2026-11-21T08:16:00.000Z',
  sequence,
  position,
  data,
});

/** An example of the body of an event. */
export const eventExample = (type: EventType) => exampleOf(type, isSequenced(type) ? 1 : null, 2, EVENT_DATA[type].example);

/** An example of the body of a test delivery. */
export const PING_EXAMPLE = exampleOf('ping', null, null, { subscription_id: IDS.subscription });
