import type { Writable } from 'node:stream';
import type { TraceHeaders } from '@storefront/telemetry';
import type { Caller } from '../caller.ts';

/** A call from a client in the same process. Its messages are copies, as if they had been decoded. */
export interface InProcessCall {
  /** The message, or an async iterable of messages if the method streams its requests. */
  readonly request: unknown;
  readonly caller: Caller;
  /** The token that identifies the calling service. */
  readonly token: string;
  readonly trace: TraceHeaders;
}

/** A server that clients in the same process call without a connection. Failures are AppErrors. */
export interface InProcessServer {
  isServing(): boolean;
  unary(path: string, call: InProcessCall): Promise<unknown>;
  /** Writes the responses to `responses` and ends it. */
  stream(path: string, call: InProcessCall, responses: Writable, signal: AbortSignal): Promise<void>;
}

const serversOf = new Map<string, Set<InProcessServer>>();

/** Lets clients in this process find a server by the full names of its services. Returns a function that removes it. */
export function registerInProcess(server: InProcessServer, fullNames: readonly string[]): () => void {
  for (const name of fullNames) serversOf.set(name, (serversOf.get(name) ?? new Set()).add(server));
  return () => {
    for (const name of fullNames) serversOf.get(name)?.delete(server);
  };
}

/** Returns the server of a service in this process, or undefined. Throws if there are several, because none of them is the one that is meant. */
export function findInProcess(fullName: string): InProcessServer | undefined {
  const [server, another] = serversOf.get(fullName) ?? [];
  if (another !== undefined) throw new Error(`several servers in this process have the service ${fullName}`);
  return server;
}

/** Reports whether a server in this process that has services of the package `storefront.<name>` is serving. */
export const servesInProcess = (name: string): boolean =>
  [...serversOf].some(
    ([fullName, servers]) => fullName.startsWith(`storefront.${name}.`) && [...servers].some((server) => server.isServing()),
  );
