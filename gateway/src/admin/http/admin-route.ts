import type { RequestSchemas, ResponseSchema } from '@storefront/api-docs';
import type { ErrorDetail } from '@storefront/errors';
import type { Caller } from '@storefront/rpc';
import { toMessage } from '../../http/input/to-message.ts';
import type { Reply } from '../../http/replies/reply.ts';
import type { MessageOf, Parts, Route } from '../../http/routing/route.ts';
import type { NeededScopes, OperatorPrincipal } from '../access/operator-context.ts';
import { KeyAndVersionHeaders, KeyHeaders, VersionHeaders } from './write-headers.ts';

/** The context of a call, in addition to its input. */
export interface AdminCall {
  /** The caller of the store of the path, or of none. */
  readonly caller: Caller;
  readonly principal: OperatorPrincipal;
  /** Aborted when the client disconnects before the response has been sent. */
  readonly signal: () => AbortSignal;
}

/** A valid request that changes nothing: besides the store, its path names what does not exist in a new store. Tests send it, and the document shows its body. */
interface SampleInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The declarations of a route of the Admin API, besides its handler. */
interface AdminPart {
  /** There is deliberately no default. */
  readonly scopes: NeededScopes;
  /** The scopes for what the query of a request asks, if they are not all of `scopes`. */
  readonly scopesOf?: (query: never) => NeededScopes;
  /** Set if a token for one store cannot use the route. */
  readonly forAllStores?: true;
  /** Set if the request needs an `Idempotency-Key`, which the service stores with the effect. */
  readonly isKeyed?: true;
  /** Set if the service checks `If-Match` under the lock of its write. */
  readonly isVersioned?: true;
  /** The longest body; 256 KiB by default. */
  readonly bodyBytesMax?: number;
  /** Returns the rows of a batch, which count one request per 100. */
  readonly rowsOf?: (body: never) => number;
  /** Needed by a path with more than the store, and by a body. */
  readonly sample?: SampleInput;
  /** CommonMark, after the summary. */
  readonly description?: string;
  /** The reasons of errors that only some routes have. */
  readonly reasons?: readonly string[];
}

/** One route of the Admin API. */
export interface AdminRoute extends Route, AdminPart {
  readonly call: (input: Parts, call: AdminCall) => Promise<Reply>;
}

interface TypedRow<Schemas extends RequestSchemas> extends AdminPart, Pick<Route, 'id' | 'method' | 'path' | 'summary'> {
  /** The headers follow from what the route declares. */
  readonly request: Schemas & { readonly headers?: never };
  readonly response: ResponseSchema;
  /** Receives the fields of the path, the query, and the body in one message. */
  readonly handler: (request: MessageOf<Schemas>, call: AdminCall) => Promise<Reply>;
}

/** The path of what belongs to one store in one mode. */
export const S = '/admin/v1/stores/:store_id/:mode';

/** Declares a route whose handler is typed by its own schemas. The cast is safe, because input is validated before the handler runs. */
export function adminRoute<Schemas extends RequestSchemas>({ handler, ...row }: TypedRow<Schemas>): AdminRoute {
  return {
    ...row,
    // Not those of a key of the public API.
    access: 'none',
    scope: null,
    isConditional: false,
    ...(row.response.files === undefined && row.response.mediaType === undefined ? {} : { permits: 'documents' as const }),
    storesResponses: row.isKeyed === true,
    reasonOf: (violations: readonly ErrorDetail[]) =>
      violations.some(({ code }) => code === 'unknown_field') ? 'unknown_field' : undefined,
    request: { ...row.request, headers: headersOf(row) },
    call: ({ path, query, body }, call) => handler(toMessage(Object.assign({}, body, query, path)) as MessageOf<Schemas>, call),
    handler: () => Promise.reject(new Error('a route of the Admin API is called without an operator')),
  };
}

/** The scopes that a request needs one of. */
export const neededScopes = ({ scopes, scopesOf }: AdminRoute, query: unknown): NeededScopes => scopesOf?.(query as never) ?? scopes;

function headersOf({ isKeyed, isVersioned }: AdminPart) {
  if (isKeyed) return isVersioned ? KeyAndVersionHeaders : KeyHeaders;
  return isVersioned ? VersionHeaders : undefined;
}
