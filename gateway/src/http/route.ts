import type { Caller } from '@storefront/rpc';
import type { z } from 'zod';
import type { KeyPrincipal } from '../principals/key-principal.ts';
import type { Scope } from '../principals/scopes.ts';
import type { Reply } from './reply.ts';

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** Who may call a route. There is no default on purpose. */
export type Access = 'none' | 'any_key' | 'secret' | 'secret_shopper' | 'secret_webhook';

/** What a route's schemas made of a request. A part without a schema is an empty object. */
export interface RequestParts<Path, Query, Headers, Body> {
  readonly path: Path;
  readonly query: Query;
  readonly headers: Headers;
  readonly body: Body;
}

/** What a resource knows of a call besides its input. */
export interface Call {
  readonly caller: Caller;
  /** The key; only a route without access has none. */
  readonly key: KeyPrincipal | undefined;
  /** The peer's network address, or the one its trusted proxy names. */
  readonly clientAddress: () => string;
}

/** What the edge cache may keep of a catalog read. */
export interface EdgePolicy<Input> {
  /** Whether a shopper sees other bytes than an anonymous reader. */
  readonly perCustomer: boolean;
  readonly anonymousCacheControl: string;
  readonly shopperCacheControl: string;
  /** The normalised query: requests that mean the same have the same text. */
  readonly keyOf: (input: Input) => string;
}

export interface ResponseSchema {
  readonly status: 200 | 201 | 202 | 204;
  readonly description: string;
  /** None where the answer has no body. */
  readonly body?: z.ZodType;
}

type Parts = RequestParts<unknown, unknown, unknown, unknown>;

/** One row of the public surface. */
export interface Route {
  /** The operation's id in the OpenAPI document, and its name in logs. */
  readonly id: string;
  readonly method: Method;
  /** `/v1/products/:sku` */
  readonly path: string;
  readonly access: Access;
  readonly scope: Scope | null;
  readonly summary: string;
  readonly request: RequestSchemas;
  readonly response: ResponseSchema;
  readonly edge?: EdgePolicy<Parts>;
  readonly handler: (input: Parts, call: Call) => Promise<Reply>;
}

export interface RequestSchemas {
  readonly path?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>;
type InputOf<Schemas extends RequestSchemas> = RequestParts<
  OutputOf<Schemas['path']>,
  OutputOf<Schemas['query']>,
  OutputOf<Schemas['headers']>,
  OutputOf<Schemas['body']>
>;

interface TypedRoute<Schemas extends RequestSchemas> extends Omit<Route, 'request' | 'handler' | 'edge'> {
  readonly request: Schemas;
  readonly edge?: EdgePolicy<InputOf<Schemas>>;
  readonly handler: (input: InputOf<Schemas>, call: Call) => Promise<Reply>;
}

/** A row whose handler is typed by its own schemas. The table forgets the types: validation has made sure of them by then. */
export const route = <Schemas extends RequestSchemas>(row: TypedRoute<Schemas>): Route => row as Route;
