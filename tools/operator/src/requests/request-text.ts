import type { Answer } from '../print.ts';

/** A request as the API lists it. */
export interface RequestRow {
  readonly request_id: string;
  readonly started_at: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly error_code: string | null;
  readonly error_reason: string | null;
  readonly duration_ms: number;
  readonly cache: string | null;
  readonly services: readonly { readonly service: string; readonly rpc: string; readonly count: number; readonly total_ms: number }[];
}

interface Delivery {
  readonly subscription_id: string;
  readonly status: string;
  readonly attempt_count: number;
  readonly last_response_status: number | null;
  readonly last_failure: string | null;
}

interface EmittedEvent {
  readonly id: string;
  readonly type: string;
  readonly deliveries: readonly Delivery[] | null;
}

/** A request as the API returns it. */
export interface RequestDetail extends RequestRow {
  readonly events: readonly EmittedEvent[] | null;
}

/** Whether a request passes the filters of `tail`. */
export const isShown = (
  { operation, status }: RequestRow,
  wanted: { readonly operation: string | undefined; readonly status: string | undefined },
): boolean =>
  (wanted.operation === undefined || operation === wanted.operation) &&
  (wanted.status === undefined || String(status).startsWith(wanted.status.replace(/x+$/i, '')));

/** `21:04:05  200    12.5 ms  POST  /v1/checkout  019aa5b3-…`, in local time. */
export function requestLine({ duration_ms, error_code, error_reason, method, path, request_id, started_at, status }: RequestRow): string {
  const time = new Date(started_at).toTimeString().slice(0, 8);
  const error = error_code === null ? '' : `  ${error_reason ?? error_code}`;
  return `${time}  ${status}  ${duration_ms.toFixed(1).padStart(8)} ms  ${method.padEnd(6)}  ${path}  ${request_id}${error}`;
}

/** A request as `show` prints it. */
export const requestSummary = ({ events, services, ...request }: RequestDetail): Answer => ({
  ...request,
  services,
  events: events?.flatMap(deliveryRows),
});

/** One row for each delivery of an event, and one for an event without deliveries. */
function deliveryRows({ deliveries, id, type }: EmittedEvent): readonly Readonly<Record<string, unknown>>[] {
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
