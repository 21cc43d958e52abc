/**
 * Measures the memory of an idle system: `node test/load/measurements/measure-idle-memory.ts [seconds] [--all-in-one]`. Starts a whole system without stores, waits, by default for
 * 80 seconds, and prints the proportional and the resident set size of the services, in six processes or in one, Postgres with its backends, NATS, and Redis. Linux only.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSystem } from '@storefront/local-system';
import { processesOf } from '../probes/processor-time.ts';
import { type SetSizes, setSizesOf, totalOf } from '../probes/set-sizes.ts';

/** A service collects its garbage at the first look that finds it idle, and looks every 10 s; on a busy machine, several looks find it busy. */
const WAIT_SECONDS = 80;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'all-in-one': { type: 'boolean' } } });
const seconds = positionals[0] === undefined ? WAIT_SECONDS : Number(positionals[0]);
if (!(seconds >= 0)) throw new Error(`not a number of seconds: ${positionals[0]}`);
const system = await startSystem({ allInOne: values['all-in-one'] === true, log: (line) => process.stderr.write(`${line}\n`) });
try {
  await sleep(seconds * 1000);
  printTable(await setSizesOf(processesOf(system)));
} finally {
  await system.stop();
}

function printTable(sizes: Readonly<Record<string, SetSizes>>): void {
  const services = Object.fromEntries(system.processes().map(({ name, kind }) => [name, kind === 'service']));
  const ofServices = Object.entries(sizes).flatMap(([name, size]) => (services[name] ? [size] : []));
  const rows = { ...sizes, 'the services': totalOf(ofServices), all: totalOf(Object.values(sizes)) };
  process.stdout.write(`| MiB ${seconds} s after the start | Processes | PSS | RSS |\n|---|---|---|---|\n`);
  for (const [name, { processes, proportional, resident }] of Object.entries(rows)) {
    process.stdout.write(`| ${name} | ${processes} | ${mebibytes(proportional)} | ${mebibytes(resident)} |\n`);
  }
}

function mebibytes(kibibytes: number): number {
  return Math.round(kibibytes / 1024);
}
