import { asyncApiDocument } from './asyncapi-document.ts';
import { openApiDocument } from './openapi-document.ts';
import { toOpenApi30 } from './openapi/to-openapi-3-0.ts';
import { routeTable } from './route-table.ts';

/** Generates the text of openapi.json from the current sources. */
export const generateDocument = (): string => textOf(openApiDocument(routeTable()));

/** Generates the text of openapi-3.0.json from the current sources. */
export const generateDocument30 = (): string => textOf(toOpenApi30(openApiDocument(routeTable())));

/** Generates the text of asyncapi.json from the current sources. */
export const generateEventDocument = (): string => textOf(asyncApiDocument());

const textOf = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;
