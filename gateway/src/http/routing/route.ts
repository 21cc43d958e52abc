import { checkDeprecation, type RequestSchemas, type RouteDescription } from '@storefront/api-docs';
import type { ErrorDetail } from '@storefront/errors';
import type { Caller } from '@storefront/rpc';
import type { z } from 'zod';
import type { KeyPrincipal } from '../../access/principals/key-principal.ts';
import type { KeyScope } from '../../access/principals/scopes.ts';
import { ConditionalHeaders } from '../input/conditional-headers.ts';
import { IdempotencyHeaders } from '../input/idempotency-key.ts';
import { type Message, toMessage } from '../input/to-message.ts';
import type { Reply } from '../replies/reply.ts';

/** The validated parts of a request. A part without a schema is an empty object. */
export interface RequestParts<Path, Query, Headers, Body> {
  readonly path: Path;
  readonly query: Query;
  readonly headers: Headers;
  readonly body: Body;
}

/** The context of a call, in addition to its input. */
export interface Call {
  readonly caller: Caller;
  /** The API key; undefined only on routes that require none. */
  readonly key: KeyPrincipal | undefined;
  /** Returns the address by which the client is limited, from its network address as seen by the gateway or as reported by a trusted proxy. */
  readonly clientAddress: () => string;
  /** Aborted when the client disconnects before the response has been sent. */
  readonly signal: () => AbortSignal;
}

/** How the edge cache stores a catalog read. */
export interface EdgePolicy<Input> {
  /** Whether the response depends on the shopper. */
  readonly perCustomer: boolean;
  readonly anonymousCacheControl: string;
  readonly shopperCacheControl: string;
  /** Returns the normalized query, so that equivalent requests share a cache entry. */
  readonly keyOf: (input: Input) => string;
  /** Returns the page of a list that the input asks for, or undefined if it must be loaded exactly as asked for. */
  readonly pageOf?: (input: Input) => ListPage<Input> | undefined;
}

/** Where a page of a list begins, and how many items it has at most. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A page of a list that can be cut out of another page of the same list. */
export interface ListPage<Input> extends Page {
  /** Returns the input that asks for another page of the list. */
  readonly at: (page: Page) => Input;
}

/** The validated parts of any request. */
export type Parts = RequestParts<unknown, unknown, unknown, unknown>;

/** One route of the public API: its description, and how its requests are handled. */
export interface Route extends RouteDescription {
  readonly scope: KeyScope | null;
  readonly edge?: EdgePolicy<Parts>;
  /** Whether the route is a developer tool, to which no sandbox fault applies. */
  readonly isTool?: true;
  /** The reason of a 422 with these violations, if they have one in common. */
  readonly reasonOf?: (violations: readonly ErrorDetail[]) => string | undefined;
  /** Which permits its requests take; by default, those of catalog reads or of others. `documents` is for files, which are sent as they are read, and `slow` for requests that mostly wait. */
  readonly permits?: 'checkouts' | 'documents' | 'slow';
  readonly handler: (input: Parts, call: Call) => Promise<Reply>;
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>;
type InputOf<Schemas extends RequestSchemas> = RequestParts<
  OutputOf<Schemas['path']>,
  OutputOf<Schemas['query']>,
  OutputOf<Schemas['headers']>,
  OutputOf<Schemas['body']>
>;

/** The parts of a request as one message, with the field names of gRPC. */
export type MessageOf<Schemas extends RequestSchemas> = Message<
  FieldsOf<Schemas['path']> & FieldsOf<Schemas['query']> & FieldsOf<Schemas['headers']> & FieldsOf<Schemas['body']>
>;
type FieldsOf<Schema> = Schema extends z.ZodType ? OptionalFields<z.output<Schema>> : object;
/** The fields of a body that can be omitted are optional. */
type OptionalFields<Value> = undefined extends Value ? Partial<NonNullable<Value>> : Value;

interface TypedRoute<Schemas extends RequestSchemas> extends Omit<
  Route,
  'request' | 'handler' | 'edge' | 'isConditional' | 'storesResponses' | 'docs'
> {
  readonly request: Schemas;
  readonly edge?: EdgePolicy<InputOf<Schemas>>;
  /** Receives the fields of all parts in one message. */
  readonly handler: (request: MessageOf<Schemas>, call: Call) => Promise<Reply>;
}

/** Declares a route whose handler is typed by its own schemas. The casts are safe, because input is validated before the handler runs. */
export function route<Schemas extends RequestSchemas>(row: TypedRoute<Schemas>): Route {
  if (row.deprecation !== undefined) checkDeprecation(row.deprecation);
  const handler = ({ path, query, headers, body }: Parts, call: Call): Promise<Reply> =>
    row.handler(toMessage(Object.assign({}, body, headers, query, path)) as MessageOf<Schemas>, call);
  const { headers } = row.request;
  const isConditional = row.edge !== undefined || headers === ConditionalHeaders;
  return { ...row, handler, isConditional, storesResponses: headers === IdempotencyHeaders } as Route;
}
