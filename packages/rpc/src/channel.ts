import type { MethodDefinition } from '@grpc/grpc-js';
import type { Caller } from './caller.ts';

/** When a stream ends early. */
export interface StreamLimits {
  /** Milliseconds since the epoch; undefined if the stream may take any time. */
  readonly deadline: number | undefined;
  readonly signal: AbortSignal | undefined;
}

/** How the RPCs of one service are called. Failures are AppErrors; a stream also passes on what its requests have thrown. */
export interface Channel {
  /** `deadlineOf` returns the deadline, in milliseconds since the epoch, of a call that starts now. */
  unary(method: MethodDefinition<unknown, unknown>, request: unknown, caller: Caller, deadlineOf: () => number): Promise<unknown>;
  /** `requests` is one message, or an async iterable if the method streams its requests. The call is canceled when the reader stops before the end. */
  stream(method: MethodDefinition<unknown, unknown>, requests: unknown, caller: Caller, limits: StreamLimits): AsyncIterable<unknown>;
  close(): void;
}
