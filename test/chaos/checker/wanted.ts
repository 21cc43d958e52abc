import type { EndpointRecord } from '../history/history.ts';
import type { CheckedRun } from './checked-run.ts';

/** Returns which events an endpoint must receive: those of its types that its filter lets through. */
export function wantedEvents({ final }: CheckedRun) {
  const rails = new Map(final.orders.map(({ id, rail }) => [id, rail]));
  return (endpoint: EndpointRecord, { type, subject }: { readonly type: string; readonly subject: string }): boolean =>
    endpoint.types.includes(type) && (endpoint.rails === null || endpoint.rails.includes(rails.get(subject) ?? ''));
}
