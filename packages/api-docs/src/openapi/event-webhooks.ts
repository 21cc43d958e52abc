import type { ZodOpenApiPathsObject } from 'zod-openapi';
import type { ApiDescription, EventDescription } from '../description/description.ts';

/** Returns the top-level `webhooks` of the document, with one POST operation per event. */
export function eventWebhooks({ events, sections }: Pick<ApiDescription, 'events' | 'sections'>): ZodOpenApiPathsObject {
  const tag = sections.at(-1)?.name ?? '';
  return Object.fromEntries(events.map((event) => [event.type, { post: toOperation(event, tag) }]));
}

function toOperation({ name, summary, description, body, example, headers }: EventDescription, tag: string) {
  return {
    operationId: `on${name}`,
    summary,
    description,
    tags: [tag],
    security: [],
    requestParams: { header: headers },
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: body, examples: { event: { summary, value: example } } },
      },
    },
    responses: {
      '2XX': { description: 'The endpoint received the event. Any 2xx status within 15 seconds counts, and the body is ignored.' },
      '410': { description: 'The endpoint is gone. The subscription is disabled immediately.' },
      default: { description: 'Any other status, including a redirect, is a failure, and the delivery is retried.' },
    },
  };
}
