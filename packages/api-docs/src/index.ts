/**
 * The description of an HTTP API, and its documentation. The gateway describes its routes, schemas, prose, and examples with the types exported here. `./documents` turns
 * the description into the documents that are checked in, and `./site` renders the pages that the gateway serves.
 */
export { checkDeprecation, type Deprecation, deprecationHeaders } from './description/deprecation.ts';
export {
  type Access,
  type ApiDescription,
  documented,
  EXAMPLE_ORIGIN,
  type EventDescription,
  type Example,
  linksTo,
  type Method,
  type OperationDocs,
  type PathValues,
  type RequestSchemas,
  type ResponseSchema,
  type RouteDescription,
  type Section,
} from './description/description.ts';
export { ERROR_CODES, type PublicErrorCode } from './errors/error-codes.ts';
export { ERROR_REASONS, INTERNAL_REASONS, OPERATOR_REASONS, type Reason } from './errors/error-reasons.ts';
export { escapeHtml } from './site/escape-html.ts';
