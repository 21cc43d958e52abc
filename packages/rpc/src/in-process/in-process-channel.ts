import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MethodDefinition, type ServiceError, status } from '@grpc/grpc-js';
import { AppError } from '@storefront/errors';
import { traceHeaders } from '@storefront/telemetry';
import { breakerFor } from '../breaker.ts';
import { receivedCaller, sentCaller } from '../caller-metadata.ts';
import type { Caller } from '../caller.ts';
import type { Channel } from '../channel.ts';
import { fromServiceError, isServiceError, serviceError, timedOut, toStatus } from '../error-codec.ts';
import { RETRY_BUDGET, RETRY_POLICY } from '../retry-policy.ts';
import { type InProcessCall, type InProcessServer, findInProcess } from './in-process-servers.ts';

/** A service in this process. */
export interface InProcessTarget {
  /** The name in the address of the service, such as `cart`. */
  readonly service: string;
  readonly serviceToken: string;
  /** RPCs that are safe to retry if the service is unavailable. */
  readonly idempotent: readonly string[];
}

type Message = unknown;
type Method = MethodDefinition<Message, Message>;

/** Runs a handler without the caller's asynchronous context, such as its store's time, as if the call had arrived over a connection. */
const outsideOfCaller = AsyncLocalStorage.snapshot();

/** The responses of a stream that are written before they are read. */
const RESPONSES_AHEAD = 4;

/**
 * Opens a channel to a service in the same process, which calls the handlers directly. Otherwise it behaves like a connection: messages are encoded and decoded, so
 * that neither side can change what the other has; deadlines end the caller's wait; idempotent RPCs are retried behind a circuit breaker; and errors pass
 * through the same codec.
 */
export function inProcessChannel({ service, serviceToken, idempotent }: InProcessTarget): Channel {
  const guarded = breakerFor(service);
  const retried = retryUnavailable();
  const failure = (error: unknown): AppError => fromServiceError(toServiceError(error), service);
  const server = (): InProcessServer => {
    const found = findInProcess(service);
    if (found === undefined) throw serviceError(status.UNAVAILABLE, `the service ${service} does not run in this process`);
    return found;
  };
  const callOf = (method: Method, request: Message, caller: Caller, deadline: number | undefined): InProcessCall => {
    return {
      request: method.requestStream ? request : sentMessage(method, request),
      caller: receivedCaller(sentCaller(caller), deadline),
      token: caller.token ?? serviceToken,
      trace: traceHeaders(),
    };
  };
  const respond = async (method: Method, request: Message, caller: Caller, deadline: number): Promise<Message> => {
    if (deadline <= Date.now()) throw timedOut(service);
    const call = callOf(method, request, caller, deadline);
    const handled = outsideOfCaller(() => server().unary(method.path, call));
    return receivedResponse(method, await before(deadline, handled, () => timedOut(service)));
  };
  return {
    unary: (method, request, caller, deadlineOf) =>
      guarded(async () => {
        const deadline = deadlineOf();
        const mayRepeat = idempotent.includes(nameOf(method));
        try {
          return await retried(mayRepeat, deadline, () => respond(method, request, caller, deadline).catch(rethrowAsServiceError));
        } catch (error) {
          throw failure(error);
        }
      }),
    async *stream(method, given, caller, { deadline, signal }) {
      const failed: unknown[] = [];
      const sent = method.requestStream ? sentStream(method, given as AsyncIterable<Message>, failed) : undefined;
      // The handler has the error, too.
      sent?.on('error', (error) => cancel(error));
      const responses = new PassThrough({ objectMode: true, highWaterMark: RESPONSES_AHEAD });
      // Without a listener, a stream that is canceled before it is read would end the process.
      responses.on('error', () => undefined);
      const canceled = new AbortController();
      const cancel = (error?: Error): void => {
        canceled.abort();
        responses.destroy(error);
        sent?.destroy(error);
      };
      const abort = (): void => cancel(serviceError(status.CANCELLED, 'canceled by the caller'));
      const timer = deadline === undefined ? undefined : setTimeout(() => cancel(late()), timeLeft(deadline));
      try {
        if (deadline !== undefined && deadline <= Date.now()) throw late();
        const call = callOf(method, sent ?? given, caller, deadline);
        signal?.addEventListener('abort', abort);
        if (signal?.aborted) throw serviceError(status.CANCELLED, 'canceled by the caller');
        const handled = outsideOfCaller(() => server().stream(method.path, call, responses, canceled.signal));
        // The messages that were written before a failure are read before it is reported.
        handled.catch(() => undefined).finally(() => responses.end());
        for await (const response of responses) yield receivedResponse(method, response);
        await handled;
      } catch (error) {
        throw failed.includes(error) ? error : failure(error);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        cancel();
      }
    },
    close: () => undefined,
  };
}

/** The requests of a stream that are read before the handler wants them. */
const REQUESTS_AHEAD = 4;

/** Returns a stream of requests for a handler. What they throw is added to `failed`, and ends the call. */
function sentStream(method: Method, requests: AsyncIterable<Message>, failed: unknown[]): Readable {
  const messages = async function* () {
    try {
      for await (const request of requests) yield sentMessage(method, request);
    } catch (error) {
      failed.push(error);
      throw error;
    }
  };
  return Readable.from(messages(), { highWaterMark: REQUESTS_AHEAD });
}

/** Resolves with the work, or rejects at `deadline` (ms epoch), in which case the work goes on. The service is slow but not silent: it is this process. */
function before<T>(deadline: number, work: Promise<T>, late: () => AppError): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), timeLeft(deadline));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const late = (): ServiceError => serviceError(status.DEADLINE_EXCEEDED, 'deadline exceeded');
const timeLeft = (deadline: number): number => Math.max(0, deadline - Date.now());
const nameOf = ({ path }: Method): string => path.slice(path.lastIndexOf('/') + 1);
const sentMessage = (method: Method, request: Message): Message => method.requestDeserialize(method.requestSerialize(request));
const receivedResponse = (method: Method, response: Message): Message => method.responseDeserialize(method.responseSerialize(response));

const rethrowAsServiceError = (error: unknown): never => {
  throw toServiceError(error);
};

/** Converts what a handler, a codec, or this channel has thrown to what a client of a connection would receive. */
function toServiceError(error: unknown): ServiceError {
  if (error instanceof AppError) return Object.assign(serviceError(status.UNKNOWN, error.message), toStatus(error));
  if (isServiceError(error)) return error;
  return serviceError(status.INTERNAL, error instanceof Error ? error.message : String(error));
}

/** Makes a call of a channel and repeats it as grpc-js would, until `deadline` (ms epoch), if it may be repeated. */
type RetryUnavailable = <T>(mayRepeat: boolean, deadline: number, call: () => Promise<T>) => Promise<T>;

/** Returns the retries of one channel, which share a budget. */
function retryUnavailable(): RetryUnavailable {
  const { attemptsMax, initialBackoffMs, backoffMaxMs, backoffMultiplier } = RETRY_POLICY;
  const { tokensMax, tokenRatio } = RETRY_BUDGET;
  let tokens = tokensMax;
  return async (mayRepeat, deadline, call) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const result = await call();
        tokens = Math.min(tokensMax, tokens + tokenRatio);
        return result;
      } catch (error) {
        if (!isServiceError(error) || error.code !== status.UNAVAILABLE) throw error;
        tokens = Math.max(0, tokens - 1);
        // Random, so that calls that failed together are not repeated together.
        const pauseMs = Math.random() * Math.min(backoffMaxMs, initialBackoffMs * backoffMultiplier ** (attempt - 1));
        if (!mayRepeat || attempt === attemptsMax || tokens <= tokensMax / 2 || Date.now() + pauseMs >= deadline) throw error;
        await sleep(pauseMs);
      }
    }
  };
}
