import type { FaultRecord, History, RequestRecord, WaitRecord } from '../history/history.ts';
import { type Invariant, isSuccess } from './checked-run.ts';

/** How long a request may take. */
const WITHIN_MS = 10_000;

/**
 * Every request of a shopper gets its response within ten seconds, not counting the time for which the gateway, or the process of all services, was frozen by a fault, or the gateway or
 * the program that sends the requests waited for a processor. The services behind the gateway get no such allowance: its deadlines must cover them.
 */
export const responsesArriveInTime: Invariant = ({ history }, saw) => {
  const timed = history.requests.filter(({ method }) => method !== 'COMMAND');
  saw('times of successes', timed.filter(isSuccess));
  return timed.flatMap((request) => {
    const tookMs = unfrozenTimeOf(request, history.faults);
    if (tookMs <= WITHIN_MS) return [];
    const ownMs = ownTimeOf(request, history);
    if (ownMs <= WITHIN_MS) return [];
    const waited = ownMs < tookMs ? `, of which the machine ran other processes for ${seconds(tookMs - ownMs)}` : '';
    return [{ message: `${request.action} ${request.path} took ${seconds(tookMs)}${waited}`, requests: [request] }];
  });
};

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

type Timed = Pick<RequestRecord, 'atMs' | 'tookMs'>;

/** A time in which a share of each moment, from 0 to 1, does not count. */
interface Excuse {
  readonly fromMs: number;
  readonly toMs: number;
  readonly share: number;
}

/** The duration of a request without the time for which the gateway was frozen, in which nothing could respond. */
export const unfrozenTimeOf = (request: Timed, faults: readonly FaultRecord[]): number =>
  request.tookMs - excusedTimeOf(request, freezesIn(faults));

/** The duration of a request without that time, and without the time for which the gateway or the program that sends the requests waited for a processor. */
const ownTimeOf = (request: Timed, { faults, waits }: Pick<History, 'faults' | 'waits'>): number =>
  request.tookMs - excusedTimeOf(request, [...freezesIn(faults), ...waits.map(excuseOf)]);

const freezesIn = (faults: readonly FaultRecord[]): Excuse[] =>
  faults
    .filter(({ fault }) => fault.kind === 'freeze' && (fault.victim === 'gateway' || fault.victim === 'all-in-one'))
    .map(({ struckAtMs, endedAtMs }) => ({ fromMs: struckAtMs, toMs: endedAtMs, share: 1 }));

const excuseOf = ({ fromMs, toMs, waitedMs }: WaitRecord): Excuse => ({
  fromMs,
  toMs,
  share: Math.min(1, waitedMs / Math.max(1, toMs - fromMs)),
});

/** The time of a request that does not count. Of excuses for the same moment, only the largest does, because two processes can wait at once. */
function excusedTimeOf({ atMs, tookMs }: Timed, excuses: readonly Excuse[]): number {
  const endMs = atMs + tookMs;
  const own = excuses.filter(({ fromMs, toMs }) => fromMs < endMs && toMs > atMs);
  const edges = [atMs, endMs, ...own.flatMap(({ fromMs, toMs }) => [fromMs, toMs])]
    .filter((ms) => ms >= atMs && ms <= endMs)
    .sort((a, b) => a - b);
  return edges.slice(1).reduce((sum, edgeMs, index) => {
    const sinceMs = edges[index] ?? edgeMs;
    const shares = own.filter(({ fromMs, toMs }) => fromMs < edgeMs && toMs > sinceMs).map(({ share }) => share);
    return sum + (edgeMs - sinceMs) * Math.max(0, ...shares);
  }, 0);
}

/** How many responses took longer than ten seconds, and how many of them even without the waits of the machine. */
export function countLate(history: History): { readonly late: number; readonly own: number } {
  const late = history.requests.filter((request) => request.method !== 'COMMAND' && unfrozenTimeOf(request, history.faults) > WITHIN_MS);
  return { late: late.length, own: late.filter((request) => ownTimeOf(request, history) > WITHIN_MS).length };
}
