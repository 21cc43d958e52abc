import { type PublishedContract, publishedContract } from '../contract/published-contract.ts';

/** A response of the API. The body is parsed if it is JSON. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
  readonly text: string;
}

/** A parsed JSON body. Tests assert the fields they expect. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

/**
 * Returns the names of a response's headers, without those that describe the connection: the gateway closes old connections, so
 * `Keep-Alive` depends on the age of the connection.
 */
export const headerNames = ({ headers }: Pick<ApiResponse, 'headers'>): readonly string[] =>
  [...headers.keys()].filter((name) => !['connection', 'keep-alive'].includes(name));

/** The credentials that a client sends. */
export interface Credentials {
  readonly key?: string;
  readonly shopperToken?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The path of the published document; that of the public API by default. */
  readonly document?: string;
}

/**
 * The headers of many concurrent requests. All tests share an address, from which the gateway accepts 500 connections, and without this each of these
 * requests would leave one open for more than a minute.
 */
export const IN_A_BURST = { connection: 'close' };

/** A client of the public API. */
export interface Api {
  get(path: string, headers?: Record<string, string>): Promise<ApiResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  delete(path: string, headers?: Record<string, string>): Promise<ApiResponse>;
  /** Returns the same client with different credentials. */
  as(credentials: Credentials): Api;
}

/** The published contract of each system, read once. */
const contracts = new Map<string, Promise<PublishedContract>>();

/** Returns a client of the public API that validates every response against the published document. */
export function apiClient(baseUrl: string, credentials: Credentials = {}): Api {
  const send = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<ApiResponse> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(credentials.key === undefined ? {} : { authorization: `Bearer ${credentials.key}` }),
        ...(credentials.shopperToken === undefined ? {} : { 'x-storefront-shopper-token': credentials.shopperToken }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...credentials.headers,
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json') === true;
    const { status } = response;
    const parsed: ApiResponse = { status, headers: response.headers, text, body: isJson && text !== '' ? JSON.parse(text) : undefined };
    const violations = (await contractAt(baseUrl, credentials.document)).violationsOf({ ...parsed, method, path });
    if (violations.length > 0) throw new Error(`${method} ${path}: ${status} violates the contract: ${violations.join('; ')}\n${text}`);
    return parsed;
  };
  return {
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
    as: (others) => apiClient(baseUrl, { ...credentials, ...others }),
  };
}

/** Returns a client of the Admin API with a token. */
export const adminClient = (adminUrl: string, token?: string): Api =>
  apiClient(adminUrl, { ...(token === undefined ? {} : { key: token }), document: '/admin/openapi.json' });

function contractAt(baseUrl: string, document?: string): Promise<PublishedContract> {
  const known = contracts.get(baseUrl) ?? publishedContract(baseUrl, document);
  contracts.set(baseUrl, known);
  return known;
}
