import type { ApiDescription, EventDescription } from '@storefront/api-docs';
import { asyncApiDocument, openApiDocument, toOpenApi30 } from '@storefront/api-docs/documents';
import { EVENT_TYPES } from '@storefront/contract';
import { EXPOSED_HEADERS } from '../http/checks/authorize-key.ts';
import type { Route } from '../http/routing/route.ts';
import { PING_EXAMPLE, deliveryHeaders, eventBodyOf, eventExample, pingBody } from './events/event-bodies.ts';
import { EVENT_DATA } from './events/event-data.ts';
import { PATH_VALUES } from './examples/ids.ts';
import { INTRODUCTION, TAGS } from './introduction.ts';
import { routeTable } from './route-table.ts';
import { ErrorOut, ProblemOut } from './schemas/errors.ts';

/** Generates the text of openapi.json from the current sources. */
export const generateDocument = (): string => textOf(openApiDocument(describeApi(routeTable())));

/** Generates the text of openapi-3.0.json from the current sources. */
export const generateDocument30 = (): string => textOf(toOpenApi30(openApiDocument(describeApi(routeTable()))));

/** Generates the text of asyncapi.json from the current sources. */
export const generateEventDocument = (): string => textOf(asyncApiDocument(describeApi([])));

const textOf = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

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
