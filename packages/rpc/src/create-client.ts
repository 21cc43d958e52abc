import { credentials, Client as GrpcClient, type MethodDefinition, type ServiceError } from '@grpc/grpc-js';
import type { AppError } from '@storefront/errors';
import { breakerFor } from './breaker.ts';
import type { Caller } from './caller.ts';
import { toMetadata } from './caller-metadata.ts';
import type { RequestOf, ResponseOutputOf, RpcName } from './definition-types.ts';
import { drained } from './drained.ts';
import { fromServiceError } from './error-codec.ts';
import { reconnected } from './reconnected.ts';
import { serviceDefinition } from './service-definition.ts';
import { toTarget } from './target.ts';

type Unary<D, N extends keyof D> = (request: RequestOf<D, N>, caller: Caller) => Promise<ResponseOutputOf<D, N>>;
type Stream<D, N extends keyof D> = (
  requests: RequestOf<D, N> | AsyncIterable<RequestOf<D, N>>,
  caller: Caller,
) => AsyncIterable<ResponseOutputOf<D, N>>;

/** The RPCs of a definition in lowerCamel; those named in `Streams` answer an async iterable. */
export type Client<D, Streams extends string = never> = {
  [N in RpcName<D> as Uncapitalize<N>]: N extends Streams ? Stream<D, N> : Unary<D, N>;
} & { close(): void };

export interface ClientOptions<D> {
  readonly address: string;
  readonly serviceToken: string;
  /** Every RPC has a deadline; this one unless `deadlines` names another. Also bounded by the caller's own. */
  readonly deadlineMs?: number;
  readonly deadlines?: Partial<Record<RpcName<D>, number>>;
  /** RPCs that may be sent again when the connection failed under them. */
  readonly idempotent?: readonly RpcName<D>[];
}

/** A read that takes longer helps nobody who waits for a page. */
const DEADLINE_MS = 2000;

/** A client of one service: caller metadata, deadlines, retries of idempotent RPCs, a breaker, AppErrors. */
export function createClient<D, Streams extends string = never>(fullName: string, options: ClientOptions<D>): Client<D, Streams> {
  const service = /^storefront\.(\w+)\./.exec(fullName)?.[1] ?? fullName;
  const channel = new GrpcClient(
    toTarget(options.address),
    credentials.createInsecure(),
    channelOptions(fullName, options.idempotent ?? []),
  );
  const guarded = breakerFor(service);
  const deadlineFor = (name: string, caller: Caller): number =>
    Math.min(
      Date.now() + ((options.deadlines as Record<string, number> | undefined)?.[name] ?? options.deadlineMs ?? DEADLINE_MS),
      caller.deadlineAt ?? Infinity,
    );

  const methods = Object.entries(serviceDefinition(fullName)).map(([name, method]) => {
    const unary = (request: unknown, caller: Caller) =>
      guarded(async () => {
        const deadline = deadlineFor(name, caller);
        await reconnected(channel);
        return callUnary(channel, method, request, caller, options.serviceToken, deadline, service);
      });
    const stream = (requests: unknown, caller: Caller) => callStream(channel, method, requests, caller, options.serviceToken, service);
    return [`${name[0]?.toLowerCase()}${name.slice(1)}`, method.responseStream ? stream : unary];
  });
  return { ...Object.fromEntries(methods), close: () => channel.close() } as Client<D, Streams>;
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
    channel.makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      request,
      toMetadata(caller, serviceToken),
      { deadline },
      (error, response) => (error === null ? resolve(response) : reject(fromServiceError(error, service))),
    );
  });
}

/** Streams belong to the operator's long work (import, export) and so have no deadline but the operator's patience, where the caller sets none. */
async function* callStream(
  channel: GrpcClient,
  method: MethodDefinition<unknown, unknown>,
  requests: unknown,
  caller: Caller,
  serviceToken: string,
  service: string,
): AsyncIterable<unknown> {
  const metadata = toMetadata(caller, serviceToken);
  const options = caller.deadlineAt === undefined ? {} : { deadline: caller.deadlineAt };
  const { path, requestSerialize, responseDeserialize } = method;
  try {
    if (!method.requestStream) {
      yield* channel.makeServerStreamRequest(path, requestSerialize, responseDeserialize, requests, metadata, options);
      return;
    }
    const call = channel.makeBidiStreamRequest(path, requestSerialize, responseDeserialize, metadata, options);
    void feed(requests as AsyncIterable<unknown>, call);
    yield* call;
  } catch (error) {
    throw isServiceError(error) ? fromServiceError(error, service) : error;
  }
}

async function feed(requests: AsyncIterable<unknown>, call: ReturnType<GrpcClient['makeBidiStreamRequest']>): Promise<void> {
  try {
    for await (const request of requests) {
      if (call.destroyed) return;
      if (!call.write(request)) await drained(call);
    }
    call.end();
  } catch (error) {
    call.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

const isServiceError = (error: unknown): error is ServiceError => error instanceof Error && 'code' in error && 'details' in error;

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
      // The retry budget: when every second call fails, retries stop.
      retryThrottling: { maxTokens: 100, tokenRatio: 0.1 },
    }),
    // The config above is the whole truth: no TXT look-up.
    'grpc.service_config_disable_resolution': 1,
    'grpc.enable_http_proxy': 0,
    // A restarted neighbour is found again at once: see reconnected.ts, which waits for two such tries.
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 100,
    'grpc.dns_min_time_between_resolutions_ms': 1000,
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 10_000,
    'grpc.max_receive_message_length': 8 * 1024 * 1024,
    // A product page is larger than HTTP/2's 64 KB default window.
    'grpc-node.flow_control_window': 1024 * 1024,
    'grpc.enable_channelz': 0,
  };
}
