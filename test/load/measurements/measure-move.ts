/**
 * Measures the pause of `storefront stores move`: `node test/load/measurements/measure-move.ts [orders]`, by default 100000. Starts two whole systems, gives a store of the first one
 * a history of orders, and moves it to the second one, which has a Postgres of its own. Prints the processor time of each Postgres, less what it takes when
 * idle, and that of this process, which runs the move.
 */
import type { System } from '@storefront/local-system';
import { moveStore, openCells } from '@storefront/store-move';
import pg from 'pg';
import { startTwoCells, type TwoCells } from '../../move/two-cells.ts';
import type { Sample } from '../probes/measure.ts';
import { backgroundOf, postgresOf, withProcessorTime } from '../probes/processor-time.ts';
import { CUSTOMERS, copiesOfCustomer, copiesOfOrder, insertCopies } from '../worlds/grow-history.ts';
import { aStoreWithOrder } from '../worlds/store-with-order.ts';

const [orders = 100_000] = process.argv.slice(2).map(Number);

const cells = await startTwoCells();
try {
  await measureMove(cells);
} finally {
  await cells.stop();
}

async function measureMove({ source, target, moveEnv }: TwoCells): Promise<void> {
  const tenantId = await aStoreWithHistory(source);
  const servers = { source: postgresOf(source).postgres ?? null, target: postgresOf(target).postgres ?? null };
  const background = await backgroundOf(servers);

  const { MIGRATOR_DATABASE_URL: from = '', TARGET_MIGRATOR_DATABASE_URL: to = '' } = moveEnv;
  const moved = await openCells({ source: from, target: to }, tenantId);
  const startedAt = performance.now();
  const secondsSoFar = (): number => (performance.now() - startedAt) / 1000;
  const steps: string[] = [];
  const progress = (line: string): void => void steps.push(`${line} ${secondsSoFar().toFixed(1)}s`);
  let report = {};
  const move = async (): Promise<Sample> => {
    report = await moveStore(moved, { tenantId, progress });
    return { rate: 1, done: 1, failures: 0 };
  };
  const command = process.cpuUsage();
  const { cpuMicrosOf = {} } = await withProcessorTime(servers, move, background);
  const { user, system } = process.cpuUsage(command);
  const postgresSeconds = Object.fromEntries(Object.entries(cpuMicrosOf).map(([server, micros]) => [server, micros / 1e6]));
  const figures = { ...report, seconds: secondsSoFar(), postgresSeconds, commandSeconds: (user + system) / 1e6, steps };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  await moved.close();
}

/** Returns the ID of a new store with copies of an order. */
async function aStoreWithHistory(system: System): Promise<string> {
  const { store, shopper, orderId } = await aStoreWithOrder(system);
  const client = new pg.Client({ connectionString: system.urls.postgresUrl });
  await client.connect();
  await insertCopies(client, copiesOfCustomer(shopper.customerId), 0, CUSTOMERS - 1);
  await insertCopies(client, copiesOfOrder(orderId), 1, orders);
  await client.query('vacuum analyze');
  await client.end();
  return store.tenantId;
}
