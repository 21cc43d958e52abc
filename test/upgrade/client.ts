import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import type { Recorder } from './recorder.ts';

/** A request, and the statuses that it may have. */
export interface Step {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** A path of the API, or the URL of a payment page. */
  readonly path: string;
  readonly body?: unknown;
  /** Fields of a form, sent instead of JSON. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly expect?: readonly number[];
}

/** A parsed JSON body. The callers know its fields. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Body = any;

/** Sends requests without retries. Throws an error that names the request, its status, and its ID if the response is not the expected one. */
export interface Client {
  send(step: Step): Promise<Body>;
  close(): void;
}

/** Longer than any request may take (10 s), so that a slow response is recorded as one. */
const TIMEOUT_MS = 20_000;
/** The end of an unexpected body is rarely of use. */
const BODY_SHOWN_MAX = 400;

/** Returns a client with one keep-alive connection, or one that opens a connection for each request. */
export function newClient(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  keepsConnection: boolean,
  recorder: Recorder,
): Client {
  const agent = new Agent({ keepAlive: keepsConnection, maxSockets: 1 });
  const send = async (step: Step): Promise<Body> => {
    const requestId = randomUUID();
    // A payment page is opened by a browser, which has no key.
    const isPage = step.path.startsWith('http');
    const sentHeaders = { ...(isPage ? {} : headers), ...step.headers, 'x-request-id': requestId };
    const attempt = () => exchange(agent, isPage ? step.path : baseUrl + step.path, step, sentHeaders);
    const startedAt = performance.now();
    const reply = await attempt().catch((error: NodeJS.ErrnoException) => {
      // A connection that the kernel accepted but Node has not seen is reset when the listener closes (gateway/README.md). Clients retry on a new one.
      if (keepsConnection || error.code !== 'ECONNRESET') throw failed(step, `no response: ${error.code ?? error.message}`, requestId);
      recorder.reopened += 1;
      return attempt();
    });
    recorder.request(performance.now() - startedAt);
    const expected = step.expect ?? [200];
    if (!expected.includes(reply.status)) throw failed(step, `${reply.status} ${reply.text.slice(0, BODY_SHOWN_MAX)}`, requestId);
    const body = reply.isJson ? JSON.parse(reply.text) : reply.text;
    const missing = missingSections(body);
    if (missing.some(({ code }) => code !== SLOW)) throw failed(step, `incomplete: ${JSON.stringify(missing)}`, requestId);
    if (missing.length > 0) recorder.incomplete += 1;
    return body;
  };
  return { send, close: () => agent.destroy() };
}

/** The reason of a section that a service did not return in time, as on a busy machine. */
const SLOW = 'downstream_timeout';

/** Returns the sections of a response that could not be loaded. */
const missingSections = (body: Body): readonly { readonly code?: string }[] => (Array.isArray(body?.errors) ? body.errors : []);

const failed = ({ method = 'GET', path }: Step, detail: string, requestId: string): Error =>
  new Error(`${method} ${path}: ${detail} (request ${requestId})`);

/** Sends a request and reads the whole response. */
function exchange(agent: Agent, url: string, { method = 'GET', body, form }: Step, headers: Readonly<Record<string, string>>) {
  const content =
    form === undefined ? jsonOf(body) : { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
  const typed = content === undefined ? {} : { 'content-type': content.type };
  const options = {
    agent,
    method,
    headers: { ...typed, ...headers, 'content-length': Buffer.byteLength(content?.text ?? '') },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  return new Promise<{ status: number; text: string; isJson: boolean }>((resolve, reject) => {
    const sent = httpRequest(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const isJson = response.headers['content-type']?.includes('json') === true;
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, text, isJson: isJson && text !== '' });
      });
    });
    sent.on('error', reject);
    sent.end(content?.text);
  });
}

const jsonOf = (body: unknown) => (body === undefined ? undefined : { type: 'application/json', text: JSON.stringify(body) });
