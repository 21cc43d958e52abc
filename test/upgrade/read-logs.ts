import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countSeen } from '@storefront/lifecycle/testing';
import { CALLEES_FIRST, REPLICAS } from './roll-out.ts';

/** Lines that mean that a release could not read what the other one wrote, whatever became of it. */
const INCOMPATIBLE: readonly RegExp[] = [
  /"event_(failed|dead_lettered|not_settled)"/,
  /"watched_event_failed"/,
  /"level":"fatal"/,
  // Postgres: an unknown column, table, or type, a missing grant, a row that a constraint refuses, a value of another type, or a missing unique index.
  /\b(column|relation|type|function) \S{1,100}( of relation \S{1,100})? does not exist/,
  /permission denied for/,
  /violates (check|not-null|foreign key) constraint/,
  /invalid input (syntax|value)/,
  /no unique or exclusion constraint matching/,
];
/** Two processes of a service, of any release, have settled events at the same time; one of them tries again. */
const HARMLESS = /"type":"PositionChanged"/;
/** Lines that an error shows, and their length. */
const SHOWN_MAX = 8;
const SHOWN_CHARACTERS_MAX = 600;

/** Expects no process to have logged that it could not read a row, a request, or an event. */
export async function assertLogsClean(home: string): Promise<string> {
  const folder = join(home, 'logs');
  const services = (await readdir(folder)).filter((file) => /^(gateway|catalog|cart|orders|billing|webhooks)-\d\.log$/.test(file));
  const found: string[] = [];
  let lines = 0;
  for (const file of services) {
    for (const line of (await readFile(join(folder, file), 'utf8')).split('\n')) {
      if (line !== '') lines += 1;
      if (isIncompatibility(line)) found.push(`${file}: ${line.slice(0, SHOWN_CHARACTERS_MAX)}`);
    }
  }
  if (found.length > 0) throw new Error([...found.slice(0, SHOWN_MAX), `${found.length} in total`].join('\n'));
  const processes = CALLEES_FIRST.length * REPLICAS;
  return countSeen({ lines, processes: services.length }, { lines: processes, processes });
}

/** Whether a line of a log means that a process could not read what another release wrote, or needs what its schema does not have. */
export const isIncompatibility = (line: string): boolean => !HARMLESS.test(line) && INCOMPATIBLE.some((pattern) => pattern.test(line));
