import { Client as GrpcClient, type MethodDefinition } from '@grpc/grpc-js';
import type { AppError } from '@storefront/errors';
import { breakerFor } from './breaker.ts';
import { toMetadata } from './caller-metadata.ts';
import type { Caller } from './caller.ts';
import type { Channel, StreamLimits } from './channel.ts';
import { fromServiceError, isServiceError } from './error-codec.ts';
import { KEEPALIVE } from './keepalive.ts';
import { repeatRefused } from './repeat-refused.ts';
import { RETRY_BUDGET, RETRY_POLICY } from './retry-policy.ts';
import { toTarget } from './target.ts';
import { channelCredentials, tlsChannelOptions } from './tls/credentials.ts';
import type { TlsOptions } from './tls/watch-certificates.ts';
import { waitForDrain } from './wait-for-drain.ts';
import { waitForReconnect } from './wait-for-reconnect.ts';

/** A service that listens at an address, and how to connect to it. */
export interface GrpcTarget {
  /** The full name, such as `storefront.cart.v1.CartService`. */
  readonly fullName: string;
  /** The short name for error messages, such as `cart`. */
  readonly service: string;
  readonly address: string;
  readonly serviceToken: string;
  readonly tls: TlsOptions | undefined;
  /** The name that the server's certificate must have. */
  readonly serverName: string;
  /** RPCs that are safe to retry after a connection failure. */
  readonly idempotent: readonly string[];
}

/** Opens a channel over HTTP/2, which connects on first use, with retries of idempotent RPCs and a circuit breaker. */
export function grpcChannel({ fullName, service, address, serviceToken, tls, serverName, idempotent }: GrpcTarget): Channel {
  const client = new GrpcClient(toTarget(address), channelCredentials(tls), {
    ...channelOptions(fullName, idempotent),
    ...tlsChannelOptions(tls, serverName),
  });
  const guarded = breakerFor(service);
  const call = { client, service, serviceToken };
  return {
    unary: (method, request, caller, deadlineOf) =>
      guarded(async () => {
        const deadline = deadlineOf();
        await waitForReconnect(client, deadline);
        return repeatRefused(deadline, () => callUnary(call, method, request, caller, deadline));
      }),
    stream: (method, requests, caller, limits) => callStream(call, method, requests, caller, limits),
    close: () => client.close(),
  };
}

interface Call {
  readonly client: GrpcClient;
  readonly service: string;
  readonly serviceToken: string;
}

function callUnary(
  { client, service, serviceToken }: Call,
  method: MethodDefinition<unknown, unknown>,
  request: unknown,
  caller: Caller,
  deadline: number,
): Promise<unknown> {
  return new Promise((resolve, reject: (error: AppError) => void) => {
    const metadata = toMetadata(caller, serviceToken);
    withoutStacks(() =>
      client.makeUnaryRequest(
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

/** Reads a stream. The call is canceled when `signal` is aborted and when the reader stops before the end. */
async function* callStream(
  { client, service, serviceToken }: Call,
  method: MethodDefinition<unknown, unknown>,
  requests: unknown,
  caller: Caller,
  { deadline, signal }: StreamLimits,
): AsyncIterable<unknown> {
  await waitForReconnect(client, deadline ?? Infinity);
  const metadata = toMetadata(caller, serviceToken);
  const options = deadline === undefined ? {} : { deadline };
  const { path, requestSerialize, responseDeserialize } = method;
  const open = () => {
    if (!method.requestStream)
      return client.makeServerStreamRequest(path, requestSerialize, responseDeserialize, requests, metadata, options);
    const bidi = client.makeBidiStreamRequest(path, requestSerialize, responseDeserialize, metadata, options);
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
    // Ends the wait of `feed`, which then closes what it reads.
    call.destroy();
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
      maxAttempts: RETRY_POLICY.attemptsMax,
      initialBackoff: `${RETRY_POLICY.initialBackoffMs / 1000}s`,
      maxBackoff: `${RETRY_POLICY.backoffMaxMs / 1000}s`,
      backoffMultiplier: RETRY_POLICY.backoffMultiplier,
      retryableStatusCodes: ['UNAVAILABLE'],
    },
  }));
  return {
    'grpc.service_config': JSON.stringify({
      loadBalancingConfig: [{ round_robin: {} }],
      methodConfig,
      retryThrottling: { maxTokens: RETRY_BUDGET.tokensMax, tokenRatio: RETRY_BUDGET.tokenRatio },
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
