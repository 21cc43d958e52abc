/** The operations that accept an `X-Storefront-Client-Address`. A test compares them with the OpenAPI document. */
const LIMITED = /^\/v1\/(?:auth\/(?:login|signup|password-resets)|me\/(?:password|close))$/;

/** Reports whether requests to this path of the document accept an `X-Storefront-Client-Address`. */
export const acceptsClientAddress = (schemaPath: string): boolean => LIMITED.test(schemaPath);
