import type { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import type { ApiDescription, RouteDescription } from '../description/description.ts';
import { codeSamplesOf } from '../samples/code-samples.ts';
import { ACCESS_DOCS } from './access-docs.ts';
import { errorResponsesOf } from './error-responses.ts';
import { headerParameters } from './parameters.ts';
import { successHeaders } from './response-headers.ts';

/** Converts a route to an OpenAPI operation. */
export function toOperation(
  row: RouteDescription,
  { pathValues, errors }: Pick<ApiDescription, 'pathValues' | 'errors'>,
): ZodOpenApiOperationObject {
  const { path, query, body } = row.request;
  const { docs } = row;
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
    responses: { ...successResponses(row), ...errorResponsesOf(row, errors) },
    'x-codeSamples': codeSamplesOf(row, pathValues),
  };
}

function successResponses(row: RouteDescription): Record<string, ZodOpenApiResponseObject> {
  const { response, docs } = row;
  const headers = successHeaders(row);
  const content =
    response.body === undefined
      ? {}
      : {
          [response.mediaType ?? 'application/json']: { schema: response.body, ...examples(docs?.response) },
          ...Object.fromEntries((response.files ?? []).map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
        };
  const links = docs?.links ?? [];
  const { alternative } = response;
  return {
    [response.status]: {
      description: response.description,
      headers,
      ...(response.body === undefined ? {} : { content }),
      ...(links.length === 0 ? {} : { links: Object.fromEntries(links.map((link) => [link.operationId, link])) }),
    },
    ...(alternative === undefined ? {} : { [alternative.status]: { description: alternative.description, headers, content } }),
    ...(!row.isConditional
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
const deprecationNotes = ({ deprecation }: RouteDescription): readonly string[] =>
  deprecation === undefined
    ? []
    : [`**Deprecated** since ${dayOf(deprecation.since)}. Removed on ${dayOf(deprecation.sunset)} at the earliest.`];

function accessNote({ access, scope }: RouteDescription): string {
  const { key, rest = '' } = ACCESS_DOCS[access];
  return `**Access:** ${key}${scope === null ? '' : ` with the scope \`${scope}\``}${rest}.`;
}
