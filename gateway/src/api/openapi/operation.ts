import type { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import type { Route } from '../../http/routing/route.ts';
import { ACCESS_DOCS } from './access-docs.ts';
import { errorResponsesOf } from './error-responses.ts';
import { linksOf } from './links.ts';
import { OPERATION_DOCS } from './operation-docs.ts';
import { headerParameters, isConditional } from './parameters.ts';
import { successHeaders } from './response-headers.ts';
import { codeSamplesOf } from './samples/code-samples.ts';

/** Converts a row of the route table to an OpenAPI operation. */
export function toOperation(row: Route): ZodOpenApiOperationObject {
  const { path, query, body } = row.request;
  const docs = OPERATION_DOCS[row.id];
  return {
    operationId: row.id,
    summary: row.summary,
    description: [...deprecationNotes(row), docs?.description ?? row.summary, accessNote(row)].join('\n\n'),
    ...(row.deprecation && { deprecated: true }),
    tags: docs === undefined ? [] : [docs.section],
    security: ACCESS_DOCS[row.access].security,
    requestParams: {
      ...(path === undefined ? {} : { path: path as z.ZodObject }),
      ...(query === undefined ? {} : { query: query as z.ZodObject }),
      header: headerParameters(row),
    },
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: !body.safeParse(undefined).success,
            content: { 'application/json': { schema: body, ...examples(docs?.request) } },
          },
        }),
    responses: { ...successResponses(row), ...errorResponsesOf(row, docs?.reasons) },
    'x-codeSamples': codeSamplesOf(row),
  };
}

function successResponses(row: Route): Record<string, ZodOpenApiResponseObject> {
  const { response, id } = row;
  const headers = successHeaders(row);
  const content =
    response.body === undefined
      ? {}
      : {
          [response.mediaType ?? 'application/json']: { schema: response.body, ...examples(OPERATION_DOCS[id]?.response) },
          ...Object.fromEntries((response.files ?? []).map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
        };
  const links = linksOf(id);
  const { alternative } = response;
  return {
    [response.status]: {
      description: response.description,
      headers,
      ...(response.body === undefined ? {} : { content }),
      ...(Object.keys(links).length === 0 ? {} : { links }),
    },
    ...(alternative === undefined ? {} : { [alternative.status]: { description: alternative.description, headers, content } }),
    ...(!isConditional(row)
      ? {}
      : {
          304: {
            description:
              'The resource has not changed since the `ETag` in `If-None-Match`. The response has no body and does not count against the rate limit.',
            headers,
          },
        }),
  };
}

const examples = (named: Readonly<Record<string, unknown>> | undefined) => (named === undefined ? {} : { examples: { ...named } as never });

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The description of a deprecated operation begins with its end. */
const deprecationNotes = ({ deprecation }: Route): readonly string[] =>
  deprecation === undefined
    ? []
    : [`**Deprecated** since ${dayOf(deprecation.since)}. Removed on ${dayOf(deprecation.sunset)} at the earliest.`];

function accessNote({ access, scope }: Route): string {
  const { key, rest = '' } = ACCESS_DOCS[access];
  return `**Access:** ${key}${scope === null ? '' : ` with the scope \`${scope}\``}${rest}.`;
}
