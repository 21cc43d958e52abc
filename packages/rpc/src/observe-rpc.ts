import { isAppError } from '@storefront/errors';
import { durations, hasMetrics, hasTraces, inSpan, isTraced, type TraceHeaders } from '@storefront/telemetry';
import { statusNameOf } from './error-codec.ts';

/** Runs the work of one call, in a span and with its duration recorded. A server passes the trace context that the client sent. */
export type ObserveRpc = <T>(work: () => Promise<T>, parent?: TraceHeaders) => Promise<T>;

/** The statuses that report a failure of the service. Others, such as NOT_FOUND, are results. */
const FAILURES: ReadonlySet<string> = new Set(['UNKNOWN', 'DEADLINE_EXCEEDED', 'UNIMPLEMENTED', 'INTERNAL', 'UNAVAILABLE', 'DATA_LOSS']);

/** Returns the observer of one RPC. `path` is its gRPC path, such as `/storefront.cart.v1.CartService/GetCart`. */
export function observeRpc(kind: 'server' | 'client', path: string): ObserveRpc {
  if (!hasTraces() && !hasMetrics()) return (work) => work();
  const method = path.slice(1);
  const record = durations(
    `rpc.${kind}.call.duration`,
    `Duration of the calls that this process ${kind === 'server' ? 'serves' : 'makes'}.`,
  );
  const fixed = { 'rpc.system.name': 'grpc', 'rpc.method': method };

  return async (work, parent) => {
    const startedAt = performance.now();
    const outcome = await run(kind, method, fixed, settled(work), parent);
    const attributes = { ...fixed, 'rpc.status_code': outcome.status };
    record((performance.now() - startedAt) / 1000, attributes);
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  };
}

type Outcome<T> = { readonly status: string; readonly result: T } | { readonly status: string; readonly error: unknown };

function run<T>(
  kind: 'server' | 'client',
  method: string,
  attributes: Readonly<Record<string, string>>,
  work: () => Promise<Outcome<T>>,
  parent: TraceHeaders | undefined,
): Promise<Outcome<T>> {
  // Polls and other background calls are traced by the service that they call, if at all.
  if (kind === 'client' && !isTraced()) return work();
  return inSpan(method, { kind, attributes, ...(parent === undefined ? {} : { parent }) }, work, {
    attributesOf: ({ status }) => ({ 'rpc.status_code': status }),
    failureOf: ({ status }) => (FAILURES.has(status) ? status : undefined),
  });
}

const settled =
  <T>(work: () => Promise<T>) =>
  async (): Promise<Outcome<T>> => {
    try {
      return { status: 'OK', result: await work() };
    } catch (error) {
      return { status: isAppError(error) ? statusNameOf(error) : 'UNKNOWN', error };
    }
  };
