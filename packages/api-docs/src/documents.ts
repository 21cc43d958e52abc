/** The documents that are generated from the description of the API and checked in. */
export { asyncApiDocument } from './asyncapi/asyncapi-document.ts';
export { errorsPage } from './errors/errors-page.ts';
export { normalizeSchemas } from './openapi/normalize-schemas.ts';
export { openApiDocument } from './openapi/openapi-document.ts';
export { toOpenApi30 } from './openapi/to-openapi-3-0.ts';
export { codeSamplesOf } from './samples/code-samples.ts';
export { sampleRequest } from './samples/sample-request.ts';
