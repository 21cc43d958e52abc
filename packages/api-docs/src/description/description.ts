import type { z } from 'zod';
import type { Reason } from '../errors/error-reasons.ts';
import type { Deprecation } from './deprecation.ts';

/** An HTTP method of the API. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Who can call a route. There is deliberately no default. */
export type Access = 'none' | 'any_key' | 'secret' | 'secret_shopper' | 'secret_webhook' | 'secret_sandbox';

/** The schemas of a request's parts. */
export interface RequestSchemas {
  readonly path?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
}

/** The success response of a route. */
export interface ResponseSchema {
  readonly status: 200 | 201 | 202 | 204;
  readonly description: string;
  /** Undefined if the response has no body. */
  readonly body?: z.ZodType;
  /** The media type of a file; JSON if omitted. */
  readonly mediaType?: string;
  /** Another status that the same body can have. */
  readonly alternative?: Pick<ResponseSchema, 'status' | 'description'>;
  /** The media types of files that the request can ask for instead. */
  readonly files?: readonly string[];
}

/** The origin of the service in examples. */
export const EXAMPLE_ORIGIN = 'https://api.shop.example';

/** A named example of a body. */
export interface Example {
  readonly summary: string;
  readonly value: unknown;
}
export type Examples = Readonly<Record<string, Example>>;

/** The input that the code samples of an operation send, besides the path. The body is the first request example of the operation, unless it is given here. */
export interface SampleValues {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The file to which a response that is not JSON is saved. */
  readonly file?: string;
}

/** An OpenAPI link: a follow-up operation and where to find its parameters. */
export interface Link {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The documentation of an operation, in addition to its row in the route table. */
export interface OperationDocs {
  /** CommonMark, in the contract's words. */
  readonly description: string;
  /** The error reasons specific to this operation; those implied by its access are added. */
  readonly reasons?: readonly Reason[];
  /** Complete request bodies. */
  readonly request?: Examples;
  /** Complete success bodies; absent if the response has none. */
  readonly response?: Examples;
  /** Most operations need none. */
  readonly sample?: SampleValues;
  readonly links?: readonly Link[];
}

/** One route of the API, as its documentation shows it. */
export interface RouteDescription {
  /** The operation ID in the OpenAPI document, also used in logs. */
  readonly id: string;
  readonly method: Method;
  /** A path such as `/v1/products/:sku`. */
  readonly path: string;
  readonly access: Access;
  readonly scope: string | null;
  readonly summary: string;
  readonly request: RequestSchemas;
  readonly response: ResponseSchema;
  /** Set if the operation is deprecated. */
  readonly deprecation?: Deprecation;
  /** Whether success responses have an ETag, so that conditional requests can return 304. */
  readonly isConditional: boolean;
  /** Whether responses are stored under an Idempotency-Key. */
  readonly storesResponses: boolean;
  /** Undefined on routes of tests only. */
  readonly docs?: OperationDocs & { readonly section: string };
}

/** One kind of event that is sent to subscribers. */
export interface EventDescription {
  /** The event name, as in the header `X-Service-Event`. */
  readonly type: string;
  /** The schema name of the body. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly body: z.ZodType;
  readonly example: unknown;
  /** The headers of its deliveries. */
  readonly headers: z.ZodObject;
}

/** A section of the reference. */
export interface Section {
  readonly name: string;
  /** CommonMark. */
  readonly description: string;
}

/** Everything that the documents say about the API. */
export interface ApiDescription {
  /** CommonMark. */
  readonly introduction: string;
  /** The sections in reading order; the last one is that of the events. */
  readonly sections: readonly Section[];
  readonly routes: readonly RouteDescription[];
  readonly events: readonly EventDescription[];
  /** The test delivery, which no event causes. */
  readonly ping: EventDescription;
  /** The bodies of errors: the envelope, and the problem details of RFC 9457. */
  readonly errors: { readonly envelope: z.ZodType; readonly problem: z.ZodType };
  /** The value of `Access-Control-Expose-Headers`. */
  readonly exposedHeaders: string;
  readonly pathValues: PathValues;
}

/** The values of path parameters in code samples, by name. */
export type PathValues = Readonly<Record<string, string>>;

/** Adds their documentation to the routes of a section. Throws if an operation has none, or if there is one of an unknown operation. */
export function documented<Row extends { readonly id: string }>(
  section: string,
  operations: Readonly<Record<string, OperationDocs>>,
  rows: readonly Row[],
): readonly (Row & Required<Pick<RouteDescription, 'docs'>>)[] {
  const unknown = Object.keys(operations).filter((id) => rows.every((row) => row.id !== id));
  if (unknown.length > 0) throw new Error(`These documented operations have no route: ${unknown.join(', ')}.`);
  return rows.map((row) => {
    const docs = operations[row.id];
    if (docs === undefined) throw new Error(`The operation ${row.id} is not documented.`);
    return { ...row, docs: { ...docs, section } };
  });
}

/** Returns the links to operations that take the same parameters. */
export const linksTo = (parameters: Link['parameters'], ...operationIds: readonly string[]): readonly Link[] =>
  operationIds.map((operationId) => ({ operationId, parameters }));
