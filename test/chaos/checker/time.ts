import type { FaultRecord, History, RequestRecord, WaitRecord } from '../history/history.ts';
import type { Invariant } from './checked-run.ts';

/** How long a request may take. */
const WITHIN_MS = 10_000;

/**
 * Every request of a shopper is answered or refused within ten seconds, not counting the time for which the gateway was frozen by a fault, or the gateway or
 * the program that sends the requests waited for a processor. The services behind the gateway get no such allowance: its deadlines must cover them.
 */
export const answersArriveInTime: Invariant = ({ history }) =>
  history.requests.flatMap((request) => {
    const tookMs = unfrozenTimeOf(request, history.faults);
    if (request.method === 'COMMAND' || tookMs <= WITHIN_MS) return [];
    const waitedMs = waitOf(request, history.waits);
    if (tookMs - waitedMs <= WITHIN_MS) return [];
    const waited = waitedMs > 0 ? `, of which the machine ran other processes for ${seconds(waitedMs)}` : '';
    return [{ message: `${request.action} ${request.path} took ${seconds(tookMs)}${waited}`, requests: [request] }];
  });

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

type Span = Pick<RequestRecord, 'atMs' | 'tookMs'>;
const overlapOf = ({ atMs, tookMs }: Span, fromMs: number, toMs: number): number =>
  Math.max(0, Math.min(atMs + tookMs, toMs) - Math.max(atMs, fromMs));

/** The duration of a request without the time for which the gateway was frozen, in which nothing could answer. */
export const unfrozenTimeOf = (request: Span, faults: readonly FaultRecord[]): number =>
  faults
    .filter(({ fault }) => fault.kind === 'freeze' && fault.victim === 'gateway')
    .reduce((left, { struckAtMs, endedAtMs }) => left - overlapOf(request, struckAtMs, endedAtMs), request.tookMs);

/** The time of a request in which one of the two processes waited for a processor. */
const waitOf = (request: Span, waits: readonly WaitRecord[]): number =>
  waits.reduce((sum, { fromMs, toMs, waitedMs }) => sum + (waitedMs * overlapOf(request, fromMs, toMs)) / Math.max(1, toMs - fromMs), 0);

/** How many answers took longer than ten seconds, and how many of them did so without the waits of the machine. */
export function countLate({ requests, faults, waits }: History): { readonly late: number; readonly own: number } {
  const late = requests.filter((request) => request.method !== 'COMMAND' && unfrozenTimeOf(request, faults) > WITHIN_MS);
  return { late: late.length, own: late.filter((request) => unfrozenTimeOf(request, faults) - waitOf(request, waits) > WITHIN_MS).length };
}
