import { Client as GrpcClient, type MethodDefinition } from '@grpc/grpc-js';
import type { AppError } from '@storefront/errors';
import { breakerFor } from './breaker.ts';
import type { Caller } from './caller.ts';
import { toMetadata } from './caller-metadata.ts';
import type { RequestOf, ResponseOutputOf, RpcName } from './definition-types.ts';
import { fromServiceError, isServiceError } from './error-codec.ts';
import { KEEPALIVE } from './keepalive.ts';
import { observeRpc } from './observe-rpc.ts';
import { repeatRefused } from './repeat-refused.ts';
import { serviceDefinition } from './service-definition.ts';
import { toTarget } from './target.ts';
import { channelCredentials, tlsChannelOptions } from './tls/credentials.ts';
import type { TlsOptions } from './tls/watch-certificates.ts';
import { waitForDrain } from './wait-for-drain.ts';
import { waitForReconnect } from './wait-for-reconnect.ts';

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
  /** RPCs that are safe to retry after a connection failure. */
  readonly idempotent?: readonly RpcName<D>[];
}

/** No client that waits for a page waits longer for a read. */
export const DEADLINE_MS = 2000;

/** Creates a client for one service with caller metadata, deadlines, retries of idempotent RPCs, a circuit breaker, and AppErrors. */
export function createClient<D, Streams extends string = never>(fullName: string, options: ClientOptions<D>): Client<D, Streams> {
  const service = /^storefront\.(\w+)\./.exec(fullName)?.[1] ?? fullName;
  const channel = new GrpcClient(toTarget(options.address), channelCredentials(options.tls), {
    ...channelOptions(fullName, options.idempotent ?? []),
    ...tlsChannelOptions(options.tls, options.serverName ?? service),
  });
  const guarded = breakerFor(service);
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
      timed(rpc, caller, () =>
        observe(() =>
          guarded(async () => {
            const deadline = deadlineFor(name, caller);
            await waitForReconnect(channel, deadline);
            return repeatRefused(deadline, () => callUnary(channel, method, request, caller, options.serviceToken, deadline, service));
          }),
        ),
      );
    const stream = (requests: unknown, caller: Caller, signal?: AbortSignal) =>
      callStream(channel, method, requests, {
        caller,
        signal,
        serviceToken: options.serviceToken,
        service,
        deadline: streamDeadline(name, caller),
      });
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

function callUnary(
  channel: GrpcClient,
  method: MethodDefinition<unknown, unknown>,
  request: unknown,
  caller: Caller,
  serviceToken: string,
  deadline: number,
  service: string,
): Promise<unknown> {
  return new Promise((resolve, reject: (error: AppError) => void) => {
    const metadata = toMetadata(caller, serviceToken);
    withoutStacks(() =>
      channel.makeUnaryRequest(
        method.path,
        method.requestSerialize,
        method.responseDeserialize,
        request,
        metadata,
        { deadline },
        (error, response) => (error === null ? resolve(response) : reject(fromServiceError(error, service))),
      ),
    );
  });
}

/** Runs synchronous work in which errors get no stack: grpc-js creates one with each call, in case it fails, and `fromServiceError` does not use it. */
function withoutStacks(work: () => void): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

interface StreamOptions {
  readonly caller: Caller;
  readonly signal: AbortSignal | undefined;
  readonly serviceToken: string;
  readonly service: string;
  readonly deadline: number | undefined;
}

/** Reads a stream. The call is canceled when `signal` is aborted and when the reader stops before the end. */
async function* callStream(
  channel: GrpcClient,
  method: MethodDefinition<unknown, unknown>,
  requests: unknown,
  { caller, signal, serviceToken, service, deadline }: StreamOptions,
): AsyncIterable<unknown> {
  await waitForReconnect(channel, deadline ?? Infinity);
  const metadata = toMetadata(caller, serviceToken);
  const options = deadline === undefined ? {} : { deadline };
  const { path, requestSerialize, responseDeserialize } = method;
  const open = () => {
    if (!method.requestStream)
      return channel.makeServerStreamRequest(path, requestSerialize, responseDeserialize, requests, metadata, options);
    const bidi = channel.makeBidiStreamRequest(path, requestSerialize, responseDeserialize, metadata, options);
    void feed(requests as AsyncIterable<unknown>, bidi);
    return bidi;
  };
  const call = open();
  // Canceling makes the call emit an error when its reader may be gone.
  call.on('error', () => undefined);
  const cancel = (): void => call.cancel();
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  try {
    yield* call;
  } catch (error) {
    throw isServiceError(error) ? fromServiceError(error, service) : error;
  } finally {
    signal?.removeEventListener('abort', cancel);
    cancel();
  }
}

async function feed(requests: AsyncIterable<unknown>, call: ReturnType<GrpcClient['makeBidiStreamRequest']>): Promise<void> {
  try {
    for await (const request of requests) {
      if (call.destroyed) return;
      if (!call.write(request)) await waitForDrain(call);
    }
    call.end();
  } catch (error) {
    call.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

function channelOptions(fullName: string, idempotent: readonly string[]): Record<string, string | number> {
  const methodConfig = idempotent.map((method) => ({
    name: [{ service: fullName, method }],
    retryPolicy: {
      maxAttempts: 3,
      initialBackoff: '0.05s',
      maxBackoff: '0.5s',
      backoffMultiplier: 2,
      retryableStatusCodes: ['UNAVAILABLE'],
    },
  }));
  return {
    'grpc.service_config': JSON.stringify({
      loadBalancingConfig: [{ round_robin: {} }],
      methodConfig,
      // The retry budget: retries stop when about half of the calls fail.
      retryThrottling: { maxTokens: 100, tokenRatio: 0.1 },
    }),
    // The service config above is complete, so no DNS TXT lookup is needed.
    'grpc.service_config_disable_resolution': 1,
    'grpc.enable_http_proxy': 0,
    // Reconnect quickly after a restart; wait-for-reconnect.ts waits for two such attempts.
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 100,
    'grpc.dns_min_time_between_resolutions_ms': 1000,
    ...KEEPALIVE,
    'grpc.max_receive_message_length': 8 * 1024 * 1024,
    // A product page is larger than HTTP/2's default window of 64 KB.
    'grpc-node.flow_control_window': 1024 * 1024,
    'grpc.enable_channelz': 0,
  };
}
