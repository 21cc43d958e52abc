import { asyncApiDocument, openApiDocument, toOpenApi30 } from '@storefront/api-docs/documents';
import { describeApi } from './describe-api.ts';
import { routeTable } from './route-table.ts';

/** Generates the text of openapi.json from the current sources. */
export const generateDocument = (): string => textOf(openApiDocument(describeApi(routeTable())));

/** Generates the text of openapi-3.0.json from the current sources. */
export const generateDocument30 = (): string => textOf(toOpenApi30(openApiDocument(describeApi(routeTable()))));

/** Generates the text of asyncapi.json from the current sources. */
export const generateEventDocument = (): string => textOf(asyncApiDocument(describeApi([])));

const textOf = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;
