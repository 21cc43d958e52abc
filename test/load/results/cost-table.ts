import type { HistoryEntry } from './history.ts';

/** The quantities that operators plan for: how a row of the section `cost` names each, and the rows of other sections that have its processor time. */
const PLANNED = [
  {
    work: 'order',
    count: 1_000,
    name: '1,000 orders',
    section: 'checkout',
    like: ['checkout on credit terms, from no cart to a confirmed order'],
  },
  { work: 'read', count: 1_000_000, name: '1,000,000 reads', section: 'edge', like: ['hot list of 50', 'hot detail'] },
] as const;
const BYTES = ['database', 'write-ahead log', 'events', 'logs'] as const;

/** Returns the table of docs/operations.md from the newest entries in docs/bench-history.jsonl. */
export function costTable(history: readonly HistoryEntry[]): string {
  const newest = (section: string, work: string): HistoryEntry => {
    const entry = history.findLast((found) => found.section === section && found.work === work && !found.baseline);
    if (entry === undefined) throw new Error(`the history has no row "${work}" of ${section}`);
    return entry;
  };
  const runs = new Set<string>();
  const machines = new Set<string>();
  const rows = PLANNED.map(({ work, count, name, section, like }) => {
    const cost = newest('cost', work);
    const timed = like.map((row) => newest(section, row));
    for (const { date, commit } of [cost, ...timed]) runs.add(`${date.slice(0, 10)} (${commit})`);
    for (const { machine } of [cost, ...timed]) machines.add(machine);
    const micros = timed.reduce((sum, { cpuMicros }) => sum + (cpuMicros ?? 0), 0) / timed.length;
    const bytes = BYTES.map((kind) => sizeOf((cost.bytesOf?.[kind] ?? 0) * count));
    return [name, `${Math.round((micros * count) / 1_000_000)} s`, `${Math.round(cost.memoryMiB ?? 0)} MiB`, ...bytes];
  });
  return `|Work|Processor time|Memory|Database|Write-ahead log|Events|Logs|
|---|---|---|---|---|---|---|
${rows.map((cells) => `|${cells.join('|')}|\n`).join('')}
Measured on ${[...runs].toSorted().join(', ')}; ${[...machines].join(', ')}.`;
}

/** Rounds to two significant digits, because a repetition differs by more than that. Less than a megabyte is none. */
function sizeOf(bytes: number): string {
  const megabytes = Number((bytes / 1_000_000).toPrecision(2));
  if (megabytes < 1) return '0';
  return megabytes < 1_000 ? `${megabytes} MB` : `${Number((megabytes / 1_000).toPrecision(2))} GB`;
}

const START = '<!-- cost: written by npm run bench -- checkout edge cost --write -->';
const END = '<!-- end of cost -->';

/** Returns the page with the table in place of the one that it has. */
export function withCost(page: string, table: string): string {
  const [head = '', rest] = page.split(START);
  const tail = rest?.split(END)[1];
  if (tail === undefined) throw new Error(`the page lacks the lines "${START}" and "${END}"`);
  return `${head}${START}\n\n${table}\n\n${END}${tail}`;
}
