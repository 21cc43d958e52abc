import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import type { Step, StepBody } from './visit.ts';

/** Longer than a checkout may take (8 s). */
const TIMEOUT_MS = 15_000;
/** The end of an unexpected body is rarely of use. */
const BODY_SHOWN_MAX = 300;

/** A client of the gateway. */
export interface StepClient {
  /** Sends one request, without retries. Throws an error with its status, ID, and cause if it fails. */
  send(step: Step, headers: Readonly<Record<string, string>>): Promise<StepBody>;
  close(): void;
}

/** Few enough that each is used at least every second, so that it gets notice of a shutdown, and enough that some reach every replica. */
const KEEP_ALIVE_CONNECTIONS = 12;

/** Returns a client that uses some keep-alive connections evenly, like a proxy in front of the gateway, or one that opens a connection for each request. */
export function stepClient(baseUrl: string, keepsConnections: boolean): StepClient {
  const agents = keepsConnections
    ? Array.from({ length: KEEP_ALIVE_CONNECTIONS }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
    : [new Agent()];
  let sent = 0;
  const nextAgent = (): Agent | undefined => agents[sent++ % agents.length];
  return {
    send: async (step, headers) => {
      const requestId = randomUUID();
      const startedAt = performance.now();
      const failed = (status: number | string, detail: string): Error =>
        new Error(
          `${step.method} ${step.path}: ${status}, request ${requestId}, ${keepsConnections ? 'keep-alive' : 'new'} connection, ` +
            `after ${Math.round(performance.now() - startedAt)} ms: ${detail.slice(0, BODY_SHOWN_MAX)}`,
        );
      const response = await exchange(nextAgent(), baseUrl, step, { ...headers, 'x-request-id': requestId }).catch(
        (error: NodeJS.ErrnoException) => {
          throw failed('no response', `${error.code ?? error.name} ${error.message}`);
        },
      );
      if (response.status !== step.status) throw failed(response.status, response.text);
      return JSON.parse(response.text) as StepBody;
    },
    close: () => {
      for (const agent of agents) agent.destroy();
    },
  };
}

/** Sends a request and reads the whole response. */
function exchange(
  agent: Agent | undefined,
  baseUrl: string,
  { method, path, body, headers }: Step,
  more: Readonly<Record<string, string>>,
) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const typed = body === undefined ? {} : { 'content-type': 'application/json' };
  const options = {
    agent,
    method,
    headers: { ...more, ...typed, ...headers, 'content-length': Buffer.byteLength(text) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = httpRequest(baseUrl + path, options, (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        received += chunk;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: received }));
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
