import { Metadata } from '@grpc/grpc-js';
import { AppError } from '@storefront/errors';
import { knownStoreOffsetMs } from '@storefront/store-clock';
import { type TraceHeaders, traceHeaders } from '@storefront/telemetry';
import type { Caller } from './caller.ts';

/**
 * The part of a call's deadline that its server keeps for its own response. Calls to further services end this much earlier, so that a server
 * reports a service behind it that does not respond, instead of appearing unresponsive itself.
 */
export const REPLY_MS = 100;

const CALLER_KEY = 'storefront-caller-bin';
const SCHEME = 'Bearer ';

/** Encodes the caller as metadata, with the token that identifies the operator, or this process, to the service it calls, and the trace context. */
export function toMetadata(caller: Caller, serviceToken: string): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', SCHEME + (caller.token ?? serviceToken));
  metadata.set(CALLER_KEY, Buffer.from(JSON.stringify(sentCaller(caller))));
  for (const [name, value] of Object.entries(traceHeaders())) metadata.set(name, value);
  return metadata;
}

/** Returns the part of the caller that travels, at the time of the store that this process is working for. */
export function sentCaller({ deadlineAt: _deadline, onCall: _report, token: _credential, ...travelling }: Caller): Caller {
  return atOwnTime(travelling);
}

/** Adds the time of the store that this process is working for, so that the called service works at the same time without looking it up. */
function atOwnTime(caller: Caller): Caller {
  const offsetMs = caller.mode === 'sandbox' && caller.clockOffsetMs === undefined ? knownStoreOffsetMs() : undefined;
  return offsetMs === undefined ? caller : { ...caller, clockOffsetMs: offsetMs };
}

/** Returns the trace context that a call carries. */
export function traceHeadersIn(metadata: Metadata): TraceHeaders {
  const [traceparent, tracestate] = [metadata.get('traceparent')[0], metadata.get('tracestate')[0]];
  return { traceparent: traceparent?.toString(), tracestate: tracestate?.toString() };
}

/** Returns the token that a call presents, or an empty string. */
export function presentedToken(metadata: Metadata): string {
  const [presented] = metadata.get('authorization');
  return typeof presented === 'string' && presented.startsWith(SCHEME) ? presented.slice(SCHEME.length) : '';
}

/** Decodes the caller of a call whose peer has been identified. */
export function fromMetadata(metadata: Metadata, deadlineAt: number | undefined): Caller {
  const [encoded] = metadata.get(CALLER_KEY);
  if (!Buffer.isBuffer(encoded)) {
    throw new AppError('unauthorized', 'A call must name its caller.', { reason: 'service_credential' });
  }
  return receivedCaller(JSON.parse(encoded.toString('utf8')) as Caller, deadlineAt);
}

/** Adds the deadline of a call to its caller, less the time for the response. */
export const receivedCaller = (sent: Caller, deadlineAt: number | undefined): Caller => ({
  ...sent,
  deadlineAt: deadlineAt === undefined ? undefined : deadlineAt - REPLY_MS,
});
