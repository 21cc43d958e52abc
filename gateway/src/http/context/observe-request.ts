import { counter, durations, hasMetrics, hasTraces, type OpenSpan, openSpan } from '@storefront/telemetry';
import type { Middleware, RequestContext } from './request-context.ts';

/** Whether the peer at this address is a trusted proxy. */
export type IsTrusted = (address: string, hop: number) => boolean;

/** The methods that spans and metrics name. Clients can send any other text. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'CONNECT', 'TRACE']);

/**
 * Runs the rest of the chain in the span of the request. Its trace context counts only if it comes from a trusted proxy: any other caller could add spans to
 * traces of its choice, or have each of its requests recorded.
 */
export const traceRequest =
  (isTrusted: IsTrusted): Middleware =>
  (request, response, next) => {
    // Load balancers ask for it all the time.
    if (!hasTraces() || request.url === '/health') return next();
    const { traceparent, tracestate } = request.headers;
    const isContinued = typeof traceparent === 'string' && isTrusted(request.socket.remoteAddress ?? '', 0);
    const state = typeof tracestate === 'string' ? tracestate : undefined;
    const parent = isContinued ? { traceparent, tracestate: state } : {};
    const { context } = response.locals;
    const span = openSpan(methodOf(context), { kind: 'server', parent });
    if (span === undefined) return next();
    context.span = span;
    span.run(next);
  };

/** Ends the span of a request and records its duration, once its status is known. */
export function observeResponses(): (context: RequestContext, status: number) => void {
  const record = durations('http.server.request.duration', 'Duration of the requests.');
  return (context, status) => {
    const { span, startedAt } = context;
    if (span?.isRecording !== true && !hasMetrics()) return;
    const attributes = attributesOf(context, status);
    if (span?.isRecording) endSpan(span, context, attributes);
    record((performance.now() - startedAt) / 1000, attributes);
  };
}

/** Counts the lookups of the edge cache, which only the gateway has. */
export const countLookups = (): ((result: NonNullable<RequestContext['edge']>) => void) =>
  counter('storefront.edge_cache.lookups', 'Lookups of catalog reads in the edge cache.', {
    hit: { result: 'hit' },
    miss: { result: 'miss' },
    unchanged: { result: 'unchanged' },
  });

const attributesOf = (context: RequestContext, status: number): Readonly<Record<string, string | number>> => ({
  'http.request.method': methodOf(context),
  'http.response.status_code': status,
  ...(context.route === undefined ? {} : { 'http.route': context.route.path }),
});

function endSpan(span: OpenSpan, context: RequestContext, attributes: ReturnType<typeof attributesOf>): void {
  const status = attributes['http.response.status_code'];
  if (context.route !== undefined) span.rename(`${methodOf(context)} ${context.route.path}`);
  span.end({ ...attributes, 'storefront.request_id': context.requestId }, Number(status) >= 500 ? String(status) : undefined);
}

const methodOf = ({ method }: RequestContext): string => (METHODS.has(method) ? method : '_OTHER');
