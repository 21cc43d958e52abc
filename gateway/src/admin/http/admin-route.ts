import type { RequestSchemas, ResponseSchema } from '@storefront/api-docs';
import type { ErrorDetail } from '@storefront/errors';
import type { Caller } from '@storefront/rpc';
import { z } from 'zod';
import { envelopeOf } from '../../api/schemas/envelopes.ts';
import { toMessage } from '../../http/input/to-message.ts';
import { enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import type { MessageOf, Parts, Route } from '../../http/routing/route.ts';
import type { NeededScopes, OperatorPrincipal } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { storePath } from '../schemas/inputs.ts';
import { versioned } from '../schemas/versions.ts';
import type { UploadedFile } from './uploaded-file.ts';
import { KeyAndVersionHeaders, KeyHeaders, VersionHeaders } from './write-headers.ts';

/** The context of a call, in addition to its input. */
export interface AdminCall {
  /** The caller of the store of the path, or of none. */
  readonly caller: Caller;
  readonly principal: OperatorPrincipal;
  /** The validated body, with the names that it has in the API. */
  readonly body: unknown;
  /** Opens the file that the body is. Throws a 415 or a 413. */
  readonly file: () => UploadedFile;
  /** Aborted when the client disconnects before the response has been sent. */
  readonly signal: () => AbortSignal;
}

/** A valid request that changes nothing: besides the store, its path names what does not exist in a new store. Tests send it, and the document shows its body. */
interface SampleInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The text of the file that a route takes. */
  readonly file?: string;
}

/** The declarations of a route of the Admin API, besides its handler. */
interface AdminPart {
  /** There is deliberately no default. */
  readonly scopes: NeededScopes;
  /** The scopes for what the query of a request asks, if they are not all of `scopes`. */
  readonly scopesOf?: (query: never) => NeededScopes;
  /** Set if the body is a file, which the handler reads as it arrives. */
  readonly takesFile?: true;
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

/** The routes of a resource. */
export type AdminRoutes = (clients: AdminClients) => readonly AdminRoute[];

/** The fields of the path, the query, and the body in one message, without the store of the path, which is that of the caller. */
export type FieldsOf<Schemas extends RequestSchemas> = Schemas extends { readonly path: { readonly shape: { readonly mode: unknown } } }
  ? Omit<MessageOf<Schemas>, 'storeId' | 'mode'>
  : MessageOf<Schemas>;

export interface TypedRow<Schemas extends RequestSchemas> extends AdminPart, Pick<Route, 'id' | 'method' | 'path' | 'summary'> {
  /** The headers follow from what the route declares, and the path of a store alone from its text. */
  readonly request?: Schemas & { readonly headers?: never };
  /** A body whose schema has no `errors` is wrapped in the envelope. */
  readonly response: ResponseSchema;
  readonly handler?: (request: FieldsOf<Schemas>, call: AdminCall) => Promise<Reply>;
  /** Instead of a handler: returns the data of the response, whose ETag is the `version` of the data. */
  readonly data?: (request: FieldsOf<Schemas>, call: AdminCall) => Promise<object>;
}

/** The path of what belongs to one store in one mode. */
export const S = '/admin/v1/stores/:store_id/:mode';

/** The path of a route that names a store alone. */
const STORE_PATH = storePath({});

/** Declares a route whose handler is typed by its own schemas. The casts are safe, because input is validated before the handler runs. */
export function adminRoute<Schemas extends RequestSchemas>({ handler, data, ...row }: TypedRow<Schemas>): AdminRoute {
  const { response } = row;
  const isOfStore = row.path.startsWith(S);
  const respond = handler ?? (async (request, call) => replyWith(response, await data?.(request, call)));
  return {
    ...row,
    // Not those of a key of the public API.
    access: 'none',
    scope: null,
    isConditional: false,
    ...(response.files === undefined && response.mediaType === undefined ? {} : { permits: 'documents' as const }),
    storesResponses: row.isKeyed === true,
    reasonOf: (violations: readonly ErrorDetail[]) =>
      violations.some(({ code }) => code === 'unknown_field') ? 'unknown_field' : undefined,
    request: { ...(isOfStore && { path: STORE_PATH }), ...row.request, headers: headersOf(row) },
    response: withEnvelope(response),
    call: ({ path, query, body }, call) => {
      const { store_id: _store, mode: _mode, ...named } = path as Readonly<Record<string, unknown>>;
      return respond(toMessage(Object.assign({}, body, query, isOfStore ? named : path)) as FieldsOf<Schemas>, call);
    },
    handler: () => Promise.reject(new Error('a route of the Admin API is called without an operator')),
  };
}

function withEnvelope(response: ResponseSchema): ResponseSchema {
  const { body, mediaType } = response;
  const isWhole = mediaType !== undefined || (body instanceof z.ZodObject && 'errors' in body.shape);
  return isWhole || body === undefined ? response : { ...response, body: envelopeOf(body) };
}

function replyWith({ status, body }: ResponseSchema, data: object | undefined): Reply {
  if (body === undefined) return noContent();
  const reply = enveloped(data, { status });
  return data !== undefined && 'version' in data ? versioned(reply, String(data.version)) : reply;
}

/** The scopes that a request needs one of. */
export const neededScopes = ({ scopes, scopesOf }: AdminRoute, query: unknown): NeededScopes => scopesOf?.(query as never) ?? scopes;

function headersOf({ isKeyed, isVersioned }: AdminPart) {
  if (isKeyed) return isVersioned ? KeyAndVersionHeaders : KeyHeaders;
  return isVersioned ? VersionHeaders : undefined;
}
