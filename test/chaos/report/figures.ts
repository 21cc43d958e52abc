import { countLate, unfrozenTimeOf } from '../checker/time.ts';
import { faultKind } from '../faults/planned-fault.ts';
import type { RequestRecord } from '../history/history.ts';
import type { FinishedRun } from '../run-chaos.ts';
import { memoryGrowth } from './memory-growth.ts';
import { describeLoad } from './sample-load.ts';

/** Formats the figures of a run. */
export function figuresOf({ history, final, memory, load, drainMs }: FinishedRun): string {
  const shoppers = history.requests.filter(({ method }) => method !== 'COMMAND');
  const commands = history.requests.filter(({ method }) => method === 'COMMAND');
  const times = shoppers.map((request) => unfrozenTimeOf(request, history.faults)).sort((a, b) => a - b);
  const slowest = shoppers.reduce<RequestRecord | undefined>(
    (worst, request) => (worst && unfrozenTimeOf(worst, history.faults) >= unfrozenTimeOf(request, history.faults) ? worst : request),
    undefined,
  );
  const at = (share: number): string => ((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) / 1_000).toFixed(3);
  const { late, own } = countLate(history);
  const carriedOut = history.faults.filter(({ failure }) => failure === undefined);
  return [
    `Requests:    ${shoppers.length} of shoppers (${counts(shoppers, ({ status }) => String(status ?? 'no response'))})`,
    `             ${commands.length} commands of operators; carried out: ${counts(commands.filter(isCarriedOut), ({ action }) => action)}`,
    `Orders:      ${final.orders.length} (${counts(final.orders, ({ status }) => status)}; ${counts(final.orders, ({ rail }) => rail)})`,
    `Money:       ${final.invoices.length} invoices, ${final.creditNotes.length} credit notes, ${final.refunds.length} refunds, ${final.sessions.length} payment sessions`,
    `Faults:      ${carriedOut.length} (${counts(carriedOut, ({ fault }) => faultKind(fault))})`,
    `Deliveries:  ${new Set(history.deliveries.map(({ deliveryId }) => deliveryId)).size} in ${history.deliveries.length} attempts to ${history.endpoints.length} endpoints`,
    `Responses:   p50 ${at(0.5)} s, p95 ${at(0.95)} s, p99 ${at(0.99)} s, slowest ${at(1)} s (${slowest?.action}, ${slowest?.status ?? 'no response'}, request ${slowest?.requestId})`,
    `             ${late} took over 10 s; ${own} of them even without the time for which the machine ran other processes`,
    `Recovery:    ${(drainMs / 1_000).toFixed(1)} s after the last shopper until all work was done and the doctor found nothing`,
    `Memory:      ${memoryGrowth(memory)}`,
    `Machine:     ${describeLoad(load)}`,
  ].join('\n');
}

const isCarriedOut = ({ status }: RequestRecord): boolean => status === 200;

/** Counts items by name, the most frequent first: `3 CONFIRMED, 1 SHIPPED`. */
const counts = <T>(items: readonly T[], nameOf: (item: T) => string): string =>
  [...Map.groupBy(items, nameOf)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, group]) => `${group.length} ${name}`)
    .join(', ') || 'none';
