import type { Writable } from 'node:stream';
import type { TraceHeaders } from '@storefront/telemetry';
import type { Caller } from '../caller.ts';
import type { Health } from '../server-health.ts';

/** A call from a client in the same process. Its message is a copy, as if it had been decoded. */
export interface InProcessCall {
  readonly request: unknown;
  readonly caller: Caller;
  /** The token that identifies the calling service. */
  readonly token: string;
  readonly trace: TraceHeaders;
}

/** The server of a service that clients in the same process call without a connection. Failures are AppErrors, or gRPC errors if there is no such method. */
export interface InProcessServer {
  isServing(): boolean;
  /** As `listHealth` returns it. */
  health(): Promise<Health>;
  unary(path: string, call: InProcessCall): Promise<unknown>;
  /** Writes the responses. Resolves or rejects after the last one. */
  stream(path: string, call: InProcessCall, responses: Writable, signal: AbortSignal): Promise<void>;
}

const servers = new Map<string, InProcessServer>();

/** Lets clients in this process find the server of a service. Returns a function that removes it. Throws if the service already has a server. */
export function registerInProcess(service: string, server: InProcessServer): () => void {
  if (servers.has(service)) throw new Error(`the service ${service} already runs in this process`);
  servers.set(service, server);
  return () => void servers.delete(service);
}

/** Returns the server of a service in this process, or undefined. */
export const findInProcess = (service: string): InProcessServer | undefined => servers.get(service);
