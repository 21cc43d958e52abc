import type {
  MethodDefinition,
  ServerDuplexStream,
  ServerUnaryCall,
  ServerWritableStream,
  UntypedHandleCall,
  sendUnaryData,
} from '@grpc/grpc-js';
import type { AppError } from '@storefront/errors';
import { fromMetadata, presentedToken, traceHeadersIn } from './caller-metadata.ts';
import type { Caller } from './caller.ts';
import type { BidiHandler, Handler, ServerStreamHandler } from './definition-types.ts';
import { serviceOf, timedOut, toStatus } from './error-codec.ts';
import { type HandlingOptions, handleCall } from './handle-call.ts';
import { identifyPeer } from './identify-peer.ts';
import type { IncomingCall } from './incoming-call.ts';
import { observeRpc } from './observe-rpc.ts';
import { pump } from './pump.ts';

/** The dependencies of an adapted handler. */
export interface AdapterOptions extends HandlingOptions {
  /** Whether the connection is mutual TLS, so that the client certificate is checked as well. */
  readonly mutualTls: boolean;
}

type Message = unknown;
type Writing = ServerWritableStream<Message, Message> | ServerDuplexStream<Message, Message>;
type AnyCall = ServerUnaryCall<Message, Message> | Writing;

/** Adapts a handler to grpc-js: identifies and authorizes the peer, sets the caller and the deadline, maps errors, and logs one wide event per call. */
export function adaptHandler(method: MethodDefinition<Message, Message>, handler: unknown, options: AdapterOptions): UntypedHandleCall {
  const observe = observeRpc('server', method.path);
  const run = <T>(call: AnyCall, work: (caller: Caller) => Promise<T>) =>
    observe(() => handleCall(incoming(method.path, call, options), options, work), traceHeadersIn(call.metadata));

  const write = (call: Writing, messages: (caller: Caller) => AsyncIterable<Message>): void =>
    void run(call, (caller) => pump(messages(caller), call, () => call.cancelled)).catch((error: AppError) =>
      call.emit('error', asError(error)),
    );

  if (method.requestStream && method.responseStream) {
    const bidi = handler as BidiHandler<Message, Message>;
    return (call: ServerDuplexStream<Message, Message>) => write(call, (caller) => bidi(requestsOf(call), caller));
  }
  if (method.responseStream) {
    const stream = handler as ServerStreamHandler<Message, Message>;
    return (call: ServerWritableStream<Message, Message>) => write(call, (caller) => stream(call.request, caller, cancellationOf(call)));
  }
  if (method.requestStream) throw new Error(`${method.path} streams its requests, but not its responses`);
  const unary = handler as Handler<Message, Message>;
  const service = serviceOf(method.path);
  return (call: ServerUnaryCall<Message, Message>, reply: sendUnaryData<Message>) =>
    void respondInTime(
      service,
      deadlineOf(call),
      run(call, (caller) => unary(call.request, caller)),
    ).then(
      (response) => reply(null, response),
      (error: AppError) => reply(toStatus(error)),
    );
}

const incoming = (path: string, call: AnyCall, { identifyToken, mutualTls }: AdapterOptions): IncomingCall => ({
  path,
  peer: () => identifyPeer(call, identifyToken, mutualTls),
  caller: () => fromMetadata(call.metadata, deadlineOf(call)),
  token: () => presentedToken(call.metadata),
  request: 'request' in call ? call.request : undefined,
});

/** A read that is pending when the client has sent everything would otherwise destroy the call, and with it the responses that are not yet sent. */
const requestsOf = (call: ServerDuplexStream<Message, Message>): AsyncIterable<Message> => call.iterator({ destroyOnReturn: false });

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

/** grpc-js takes a stream's status from the error that it emits, after earlier messages have been sent. */
const asError = (error: AppError): Error => Object.assign(new Error(error.message), toStatus(error));

/** Time for the response to reach the caller before it stops waiting. */
const RESPONSE_MS = 50;

/**
 * Returns the result of the work of `service`, or rejects with gateway_timeout shortly before `deadline` (ms epoch), in which case the work goes on. A client
 * can thus distinguish a service that is slow from one that is silent.
 */
export function respondInTime<T>(service: string, deadline: number | undefined, work: Promise<T>): Promise<T> {
  const leftMs = (deadline ?? Number.POSITIVE_INFINITY) - RESPONSE_MS - Date.now();
  if (leftMs <= 0 || leftMs === Number.POSITIVE_INFINITY) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut(service)), leftMs).unref();
    const settle =
      <V>(how: (value: V) => void) =>
      (value: V): void => {
        clearTimeout(timer);
        how(value);
      };
    work.then(settle(resolve), settle(reject));
  });
}
