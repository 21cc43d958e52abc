import { type PublishedContract, publishedContract } from './published-contract.ts';

/** One answer of the API, its body parsed where it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
  readonly text: string;
}

/** A parsed JSON body; a test names the fields that it expects and fails on what is missing. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

export interface Credentials {
  readonly key?: string;
  readonly shopperToken?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Api {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** The same API with other credentials. */
  as(credentials: Credentials): Api;
}

/** The contract of each system under test, read once. */
const contracts = new Map<string, Promise<PublishedContract>>();

/** A client of the public API, as a storefront developer would write it: fetch and headers. Every answer is held against the published document. */
export function apiClient(baseUrl: string, credentials: Credentials = {}): Api {
  const send = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
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
    const { status, headers: answered } = response;
    const answer: Answer = { status, headers: answered, text, body: isJson && text !== '' ? JSON.parse(text) : undefined };
    const faults = (await contractAt(baseUrl)).faultsOf({ ...answer, method, path });
    if (faults.length > 0) throw new Error(`${method} ${path} answered ${status} against its contract: ${faults.join('; ')}\n${text}`);
    return answer;
  };
  return {
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
    as: (others) => apiClient(baseUrl, { ...credentials, ...others }),
  };
}

function contractAt(baseUrl: string): Promise<PublishedContract> {
  const known = contracts.get(baseUrl) ?? publishedContract(baseUrl);
  contracts.set(baseUrl, known);
  return known;
}
