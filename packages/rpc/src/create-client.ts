import type { Caller } from './caller.ts';
import type { RequestOf, ResponseOutputOf, RpcName } from './definition-types.ts';
import { serviceOf } from './error-codec.ts';
import { grpcChannel } from './grpc-channel.ts';
import { serviceAt } from './in-process/address.ts';
import { inProcessChannel } from './in-process/in-process-channel.ts';
import { observeRpc } from './observe-rpc.ts';
import { serviceDefinition } from './service-definition.ts';
import type { TlsOptions } from './tls/watch-certificates.ts';

type Unary<D, N extends keyof D> = (request: RequestOf<D, N>, caller: Caller) => Promise<ResponseOutputOf<D, N>>;
type Stream<D, N extends keyof D> = (
  requests: RequestOf<D, N> | AsyncIterable<RequestOf<D, N>>,
  caller: Caller,
  signal?: AbortSignal,
) => AsyncIterable<ResponseOutputOf<D, N>>;

/** The RPCs of a service definition in lowerCamelCase. Those listed in `Streams` return an async iterable. */
export type Client<D, Streams extends string = never> = {
  [N in RpcName<D> as Uncapitalize<N>]: N extends Streams ? Stream<D, N> : Unary<D, N>;
} & { close(): void };

/** How to connect to a service and call it. */
export interface ClientOptions<D> {
  /** `host:port`, several separated by commas, or `in-process:cart` for a service in this process. */
  readonly address: string;
  /** The token that identifies this process to the service. */
  readonly serviceToken: string;
  /** The files of mutual TLS; without them, the connection is not encrypted. */
  readonly tls?: TlsOptions | undefined;
  /** The name that the server's certificate must have; by default, the service in the definition's name. */
  readonly serverName?: string;
  /** The deadline of every RPC that has no entry in `deadlines`. The caller's own deadline applies as well. */
  readonly deadlineMs?: number;
  readonly deadlines?: Partial<Record<RpcName<D>, number>>;
  /** RPCs that are safe to retry if the service is unavailable. */
  readonly idempotent?: readonly RpcName<D>[];
}

/** No client that waits for a page waits longer for a read. */
export const DEADLINE_MS = 2000;

/** Creates a client for one service with caller metadata, deadlines, retries of idempotent RPCs, a circuit breaker, and AppErrors. */
export function createClient<D, Streams extends string = never>(fullName: string, options: ClientOptions<D>): Client<D, Streams> {
  const { address, serviceToken, tls, idempotent = [] } = options;
  const service = serviceOf(fullName);
  const sharing = serviceAt(address);
  const channel =
    sharing !== undefined
      ? inProcessChannel({ service: sharing, serviceToken, idempotent })
      : grpcChannel({ fullName, service, address, serviceToken, tls, serverName: options.serverName ?? service, idempotent });
  const deadlineFor = (name: string, caller: Caller): number =>
    Math.min(
      Date.now() + ((options.deadlines as Record<string, number> | undefined)?.[name] ?? options.deadlineMs ?? DEADLINE_MS),
      caller.deadlineAt ?? Infinity,
    );

  // A stream without a deadline in `deadlines` is the operator's long work (import, export) and ends when the operator says so.
  const streamDeadline = (name: string, caller: Caller): number | undefined =>
    options.deadlines !== undefined && name in options.deadlines ? deadlineFor(name, caller) : caller.deadlineAt;

  const methods = Object.entries(serviceDefinition(fullName)).map(([name, method]) => {
    const observe = observeRpc('client', method.path);
    const rpc = method.path.slice(1);
    const unary = (request: unknown, caller: Caller) =>
      timed(rpc, caller, () => observe(() => channel.unary(method, request, caller, () => deadlineFor(name, caller))));
    const stream = (requests: unknown, caller: Caller, signal?: AbortSignal) =>
      channel.stream(method, requests, caller, { deadline: streamDeadline(name, caller), signal });
    return [`${name[0]?.toLowerCase()}${name.slice(1)}`, method.responseStream ? stream : unary];
  });
  return { ...Object.fromEntries(methods), close: () => channel.close() } as Client<D, Streams>;
}

/** Reports the duration of a call to its caller, whether or not it succeeds. */
async function timed<T>(rpc: string, { onCall }: Caller, call: () => Promise<T>): Promise<T> {
  if (onCall === undefined) return call();
  const startedAt = performance.now();
  try {
    return await call();
  } finally {
    onCall(rpc, performance.now() - startedAt);
  }
}

/** Closes the clients of a process. */
export function closeClients(clients: object): void {
  for (const client of Object.values(clients) as { close(): void }[]) client.close();
}
