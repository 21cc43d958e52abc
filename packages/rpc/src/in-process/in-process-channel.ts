import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import { Metadata, type MethodDefinition, type ServiceError, status } from '@grpc/grpc-js';
import { AppError } from '@storefront/errors';
import { traceHeaders } from '@storefront/telemetry';
import type { Caller } from '../caller.ts';
import { receivedCaller, sentCaller } from '../caller-metadata.ts';
import type { Channel } from '../channel.ts';
import { fromServiceError, toStatus } from '../error-codec.ts';
import { findInProcess, type InProcessCall, type InProcessServer } from './in-process-servers.ts';

/** A service in this process. */
export interface InProcessTarget {
  /** The full name, such as `storefront.cart.v1.CartService`. */
  readonly fullName: string;
  /** The short name for error messages, such as `cart`. */
  readonly service: string;
  readonly serviceToken: string;
}

type Message = unknown;
type Method = MethodDefinition<Message, Message>;

/** Runs a handler without the caller's asynchronous context, such as its store's time, as if the call had arrived over a connection. */
const outsideOfCaller = AsyncLocalStorage.snapshot();

/** The responses of a stream that are written before they are read. */
const RESPONSES_AHEAD = 4;

/**
 * Opens a channel to a server in the same process, which calls the handlers directly. It behaves like a connection: messages are encoded and decoded, so
 * that neither side can change what the other holds; deadlines end the caller's wait; and errors have passed through the same codec.
 */
export function inProcessChannel({ fullName, service, serviceToken }: InProcessTarget): Channel {
  const failure = (error: unknown): AppError => fromServiceError(toServiceError(error), service);
  const server = (): InProcessServer => {
    const found = findInProcess(fullName);
    if (found === undefined) throw serviceError(status.UNAVAILABLE, 'no server in this process');
    return found;
  };
  const callOf = (request: unknown, caller: Caller, deadline: number | undefined): InProcessCall => ({
    request,
    caller: receivedCaller(sentCaller(caller), deadline),
    token: serviceToken,
    trace: traceHeaders(),
  });
  return {
    async unary(method, request, caller, deadlineOf) {
      const deadline = deadlineOf();
      try {
        const call = callOf(receivedRequest(method, request), caller, deadline);
        const response = await before(
          deadline,
          outsideOfCaller(() => server().unary(method.path, call)),
        );
        return receivedResponse(method, response);
      } catch (error) {
        throw failure(error);
      }
    },
    async *stream(method, requests, caller, { deadline, signal }) {
      const responses = new PassThrough({ objectMode: true, highWaterMark: RESPONSES_AHEAD });
      // Without a listener, a stream that is canceled before it is read would end the process.
      responses.on('error', () => undefined);
      const canceled = new AbortController();
      const cancel = (error?: Error): void => {
        canceled.abort();
        responses.destroy(error);
      };
      const abort = (): void => cancel(serviceError(status.CANCELLED, 'canceled by the caller'));
      const timer =
        deadline === undefined ? undefined : setTimeout(() => cancel(serviceError(status.DEADLINE_EXCEEDED, 'late')), timeLeft(deadline));
      try {
        const request = method.requestStream
          ? receivedRequests(method, requests as AsyncIterable<Message>)
          : receivedRequest(method, requests);
        const call = callOf(request, caller, deadline);
        signal?.addEventListener('abort', abort);
        if (signal?.aborted) abort();
        const handled = outsideOfCaller(() => server().stream(method.path, call, responses, canceled.signal));
        // The messages that were written before a failure are read before it is reported.
        handled.catch(() => responses.end());
        for await (const response of responses) yield receivedResponse(method, response);
        await handled;
      } catch (error) {
        throw failure(error);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        cancel();
      }
    },
    close: () => undefined,
  };
}

/** Resolves with the work, or rejects at `deadline` (ms epoch), in which case the work goes on. */
function before<T>(deadline: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(serviceError(status.DEADLINE_EXCEEDED, 'late')), timeLeft(deadline));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const timeLeft = (deadline: number): number => Math.max(0, deadline - Date.now());

const receivedRequest = (method: Method, request: Message): Message => method.requestDeserialize(method.requestSerialize(request));
const receivedResponse = (method: Method, response: Message): Message => method.responseDeserialize(method.responseSerialize(response));

async function* receivedRequests(method: Method, requests: AsyncIterable<Message>): AsyncIterable<Message> {
  for await (const request of requests) yield receivedRequest(method, request);
}

const serviceError = (code: status, details: string): ServiceError =>
  Object.assign(new Error(details), { code, details, metadata: new Metadata() });

/** Converts what a handler, a codec, or this channel has thrown to what a client of a connection would receive. */
function toServiceError(error: unknown): ServiceError {
  if (error instanceof AppError) return Object.assign(serviceError(status.UNKNOWN, error.message), toStatus(error));
  if (error instanceof Error && 'code' in error && 'details' in error) return error as ServiceError;
  return serviceError(status.INTERNAL, error instanceof Error ? error.message : String(error));
}
