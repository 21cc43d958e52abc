import type { WideEvents } from '@storefront/telemetry';
import { observeResponses } from '../../http/context/observe-request.ts';
import type { RequestContext } from '../../http/context/request-context.ts';

/** Completes every response: adds `Connection: close` while draining, writes one wide log line, and ends the span. No path, query, header, or body from the caller is logged. */
export const finishAdminResponse = (logRequest: WideEvents, isDraining: () => boolean): RequestContext['finishResponse'] => {
  const observe = observeResponses();
  return (context, status, bytes) => {
    if (isDraining()) context.headers.push('Connection', 'close');
    const { input, operator, requestId, route, startedAt } = context;
    const path = input?.path as { store_id?: string; mode?: string } | undefined;
    logRequest({
      request_id: requestId,
      route: route?.id ?? null,
      status,
      bytes,
      duration_ms: Math.round((performance.now() - startedAt) * 100) / 100,
      operator: operator?.principal.name ?? null,
      tenant_id: operator?.store === undefined ? null : (path?.store_id ?? null),
      mode: operator?.store === undefined ? null : (path?.mode ?? null),
    });
    observe(context, status);
  };
};
