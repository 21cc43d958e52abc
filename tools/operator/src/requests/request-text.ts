import type { Schemas } from '@storefront/client';
import type { CommandResult } from '../print.ts';

type RequestRow = Schemas['RequestRow'];
type RequestDetail = Schemas['RequestDetail'];

/** Whether a request passes the filters of `tail`. */
export const isShown = (
  { operation, status }: RequestRow,
  wanted: { readonly operation: string | undefined; readonly status: string | undefined },
): boolean =>
  (wanted.operation === undefined || operation === wanted.operation) &&
  (wanted.status === undefined || String(status).startsWith(wanted.status.replace(/x+$/i, '')));

/** `21:04:05  200    12.5 ms  POST  /v1/checkout  019aa5b3-…`. `timeOf` formats a time. */
export function requestLine(
  { duration_ms, error_code, error_reason, method, path, request_id, sandbox_fault, started_at, status, warning }: RequestRow,
  timeOf: (time: string) => string,
): string {
  const [, time] = timeOf(started_at).split(' ');
  const error = error_code === null ? '' : `  ${error_reason ?? error_code}`;
  const fault = sandbox_fault === null ? '' : `  (fault of the sandbox: ${sandbox_fault})`;
  const ignored = warning === null ? '' : `  (ignored: ${[...warning.matchAll(/name="([^"]*)"/g)].map(([, name]) => name).join(', ')})`;
  return `${time}  ${status}  ${duration_ms.toFixed(1).padStart(8)} ms  ${method.padEnd(6)}  ${path}  ${request_id}${error}${fault}${ignored}`;
}

/** A request as `get` prints it. */
export const requestSummary = ({ events, services, ...request }: RequestDetail): CommandResult => ({
  ...request,
  services,
  events: events?.flatMap(deliveryRows),
});

/** One row for each delivery of an event, and one for an event without deliveries. */
function deliveryRows({ deliveries, id, type }: Schemas['RequestEvent']): readonly Readonly<Record<string, unknown>>[] {
  if (deliveries === null) return [{ type, id, delivery: 'unavailable' }];
  if (deliveries.length === 0) return [{ type, id }];
  return deliveries.map(({ attempt_count, last_failure, last_response_status, status, subscription_id }) => ({
    type,
    id,
    webhook: subscription_id,
    delivery: status,
    attempts: attempt_count,
    response: last_response_status ?? last_failure,
  }));
}
