import { EVENT_TYPES, type EventType } from '@storefront/contract';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { deliveryHeaders } from './delivery-headers.ts';
import { eventBodyOf, eventExample } from './event-bodies.ts';
import { EVENT_DATA } from './event-data.ts';
import { TAGS } from './introduction.ts';

/** Returns the top-level `webhooks` of the document, with one POST operation per event. */
export function eventWebhooks(): ZodOpenApiPathsObject {
  const tag = TAGS.at(-1)?.name ?? '';
  return Object.fromEntries(EVENT_TYPES.map((event) => [event, { post: toOperation(event, tag) }]));
}

function toOperation(event: EventType, tag: string) {
  const { name, summary, description } = EVENT_DATA[event];
  return {
    operationId: `on${name}`,
    summary,
    description,
    tags: [tag],
    security: [],
    requestParams: { header: deliveryHeaders(event) },
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: eventBodyOf(event), examples: { event: { summary, value: eventExample(event) } } },
      },
    },
    responses: {
      '2XX': { description: 'The endpoint received the event. Any 2xx status within 15 seconds counts, and the body is ignored.' },
      '410': { description: 'The endpoint is gone. The subscription is disabled immediately.' },
      default: { description: 'Any other status, including a redirect, is a failure, and the delivery is retried.' },
    },
  };
}
