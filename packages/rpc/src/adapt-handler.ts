import type {
  handleBidiStreamingCall,
  handleClientStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  MethodDefinition,
  ServerDuplexStream,
  ServerReadableStream,
  ServerUnaryCall,
  ServerWritableStream,
  UntypedHandleCall,
} from '@grpc/grpc-js';
import type { IdentifyToken, PeerName } from '@storefront/access';
import type { Scope } from '@storefront/contract';
import { AppError } from '@storefront/errors';
import { atStoreTime } from '@storefront/store-clock';
import { inRequest, type Logger } from '@storefront/telemetry';
import type { Caller } from './caller.ts';
import { fromMetadata, traceHeadersIn } from './caller-metadata.ts';
import type { BidiHandler, ClientStreamHandler, Handler, ServerStreamHandler } from './definition-types.ts';
import { toStatus } from './error-codec.ts';
import { authorizePeer, identifyPeer } from './identify-peer.ts';
import { observeRpc } from './observe-rpc.ts';
import { waitForDrain } from './wait-for-drain.ts';

/** What an adapted handler needs besides the request. */
export interface AdapterOptions {
  readonly identifyToken: IdentifyToken;
  /** The peers that may call this RPC. */
  readonly callers: readonly PeerName[];
  /** Whether the connection is mutual TLS, so that the client certificate is checked as well. */
  readonly mutualTls: boolean;
  readonly log: Logger;
  /** Returns how far a store's sandbox clock is ahead, for calls that do not carry it. Without it, handlers work at the real time. */
  readonly storeClock?: StoreClock | undefined;
}

/** Looks up how far a store's sandbox clock is ahead of the real time, in milliseconds. */
export type StoreClock = (scope: Scope) => Promise<number>;

type Message = unknown;
type AnyCall =
  | ServerUnaryCall<Message, Message>
  | ServerReadableStream<Message, Message>
  | ServerWritableStream<Message, Message>
  | ServerDuplexStream<Message, Message>;

/** Adapts a handler to grpc-js: identifies and authorizes the peer, sets the caller and the deadline, maps errors, and logs one wide event per call. */
export function adaptHandler(method: MethodDefinition<Message, Message>, handler: unknown, options: AdapterOptions): UntypedHandleCall {
  const observe = observeRpc('server', method.path);
  const run = <T>(call: AnyCall, work: (caller: Caller) => Promise<T>) =>
    observe(() => logged(method.path, call, options, work), traceHeadersIn(call.metadata));

  if (method.requestStream && method.responseStream) {
    const bidi = handler as BidiHandler<Message, Message>;
    const adapted: handleBidiStreamingCall<Message, Message> = (call) =>
      void run(call, (caller) => pump(bidi(call, caller), call)).catch((error: AppError) => call.emit('error', asError(error)));
    return adapted;
  }
  if (method.responseStream) {
    const stream = handler as ServerStreamHandler<Message, Message>;
    const adapted: handleServerStreamingCall<Message, Message> = (call) =>
      void run(call, (caller) => pump(stream(call.request, caller, cancellationOf(call)), call)).catch((error: AppError) =>
        call.emit('error', asError(error)),
      );
    return adapted;
  }
  if (method.requestStream) {
    const collect = handler as ClientStreamHandler<Message, Message>;
    const adapted: handleClientStreamingCall<Message, Message> = (call, reply) =>
      void run(call, (caller) => collect(call, caller)).then(
        (response) => reply(null, response),
        (error: AppError) => reply(toStatus(error)),
      );
    return adapted;
  }
  const unary = handler as Handler<Message, Message>;
  const adapted: handleUnaryCall<Message, Message> = (call, reply) =>
    void run(call, (caller) => unary(call.request, caller)).then(
      (response) => reply(null, response),
      (error: AppError) => reply(toStatus(error)),
    );
  return adapted;
}

async function logged<T>(rpc: string, call: AnyCall, options: AdapterOptions, work: (caller: Caller) => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let peer: PeerName | undefined;
  let caller: Caller | undefined;
  let failure: AppError | undefined;
  try {
    peer = identifyPeer(call, options.identifyToken, options.mutualTls);
    caller = fromMetadata(call.metadata, deadlineOf(call));
    authorizePeer(peer, caller, options.callers);
    return await atTimeOf(caller, options.storeClock, (at) => inRequest(requestOf(at), () => work(at)));
  } catch (error) {
    failure = asAppError(error);
    throw failure;
  } finally {
    const event = {
      rpc,
      ...(peer ? { peer } : {}),
      duration_ms: Math.round((performance.now() - startedAt) * 10) / 10,
      outcome: failure?.code ?? 'ok',
      ...(failure?.reason ? { reason: failure.reason } : {}),
      ...(caller ? { request_id: caller.requestId, tenant_id: caller.tenantId, mode: caller.mode } : {}),
    };
    if (failure?.code === 'internal_error') options.log.error({ ...event, err: failure.cause ?? failure }, 'rpc');
    // The cause, for example a full disk, is in no other log: the caller only learns that it can retry.
    else if (failure?.code === 'service_unavailable') options.log.warn({ ...event, err: failure.cause ?? failure }, 'rpc');
    else options.log.info(event, 'rpc');
  }
}

/** Events are linked to requests of the public API only. */
const requestOf = ({ kind, requestId }: Caller): string | undefined => (kind === 'shopper_api' ? requestId : undefined);

/** Runs the work of a sandbox at the time of its store. Live mode has no clock to look at. */
async function atTimeOf<T>(caller: Caller, storeClock: StoreClock | undefined, work: (caller: Caller) => Promise<T>): Promise<T> {
  // A call without a store, such as that of a payment page, has no store's time.
  if (caller.mode === 'live' || caller.tenantId === '' || storeClock === undefined) return work(caller);
  const clockOffsetMs = caller.clockOffsetMs ?? (await storeClock(caller));
  return atStoreTime(clockOffsetMs, () => work({ ...caller, clockOffsetMs }));
}

/** Writes what the handler yields with backpressure, then ends the stream. */
async function pump(
  messages: AsyncIterable<Message>,
  call: ServerWritableStream<Message, Message> | ServerDuplexStream<Message, Message>,
): Promise<void> {
  for await (const message of messages) {
    if (call.cancelled) return;
    if (!call.write(message)) await waitForDrain(call);
  }
  call.end();
}

function cancellationOf(call: ServerWritableStream<Message, Message>): AbortSignal {
  const canceled = new AbortController();
  if (call.cancelled) canceled.abort();
  else call.once('cancelled', () => canceled.abort());
  return canceled.signal;
}

function deadlineOf(call: AnyCall): number | undefined {
  const deadline = call.getDeadline();
  const at = deadline instanceof Date ? deadline.getTime() : deadline;
  return Number.isFinite(at) ? at : undefined;
}

const asAppError = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('internal_error', 'Something went wrong on our side.', { cause: error });

/** grpc-js takes a stream's status from the error that it emits, after earlier messages have been sent. */
const asError = (error: AppError): Error => Object.assign(new Error(error.message), toStatus(error));
