import type { ApiDescription, EventDescription } from '@storefront/api-docs';
import { EVENT_TYPES } from '@storefront/contract';
import { EXPOSED_HEADERS } from '../http/checks/authorize-key.ts';
import type { Route } from '../http/routing/route.ts';
import { deliveryHeaders, eventBodyOf, eventExample, PING_EXAMPLE, pingBody } from './events/event-bodies.ts';
import { EVENT_DATA } from './events/event-data.ts';
import { PATH_VALUES } from './examples/ids.ts';
import { INTRODUCTION, TAGS } from './introduction.ts';
import { ErrorOut, ProblemOut } from './schemas/errors.ts';

const EVENTS: readonly EventDescription[] = EVENT_TYPES.map((type) => {
  const { name, summary, description } = EVENT_DATA[type];
  return { type, name, summary, description, body: eventBodyOf(type), example: eventExample(type), headers: deliveryHeaders(type) };
});

const PING: EventDescription = {
  type: 'ping',
  name: 'Ping',
  summary: 'A test delivery',
  description: 'Sent by `POST /v1/webhooks/{subscription_id}/ping`, to that subscription only.',
  body: pingBody,
  example: PING_EXAMPLE,
  headers: deliveryHeaders('ping'),
};

/** Describes the API for its documents. */
export const describeApi = (routes: readonly Route[]): ApiDescription => ({
  introduction: INTRODUCTION,
  sections: TAGS,
  routes,
  events: EVENTS,
  ping: PING,
  errors: { envelope: ErrorOut, problem: ProblemOut },
  exposedHeaders: EXPOSED_HEADERS,
  pathValues: PATH_VALUES,
});
