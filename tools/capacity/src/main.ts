/** `npm run simulate`: checks the model against the measured points, and predicts the latency of orders at 1, 10, and 100 times a load. */
import { Command, InvalidArgumentError } from 'commander';
import { MEASURED, type MeasuredPoint, type Sharing } from './costs.ts';
import { type Cell, cluster, oneMachine, SMALL, times } from './deployments.ts';
import { type Result, simulate } from './simulate.ts';

const { flows, load } = new Command('npm run simulate --')
  .description('Check the model against the measured points, and predict the latency of orders at 1, 10, and 100 times a load.')
  .option('--load <number>', 'orders per second at 1 times the load', above(0), 50)
  .option('--flows <number>', 'simulated orders per row, at least 100', above(99), 20_000)
  .parse()
  .opts<{ flows: number; load: number }>();
const SEED = 1;
/** A cell with more replicas, whose Postgres has 16 cores. */
const LARGE: Cell = { ...times(SMALL, 5), postgresCores: 16 };

print('| Measured point | Value | Measured | Model | Difference |');
print('|---|---|---|---|---|');
for (const point of MEASURED) checkPoint(point);
print('\n| Load | Deployment | Orders a second of each cell | Costs | Order p50 ms | p95 | Checkout p95 | Busiest | Its load |');
print('|---|---|---|---|---|---|---|---|---|');
predict('1×', 'a small cell', load, SMALL, 'alone');
predict('3×', 'the same', load * 3, SMALL, 'alone');
predict('3×', 'the same', load * 3, SMALL, 'shared');
predict('10×', 'the same', load * 10, SMALL, 'shared');
predict('10×', 'a large cell: five times the replicas, a Postgres with 16 cores', load * 10, LARGE, 'alone');
predict('100×', 'ten large cells', load * 10, LARGE, 'alone');

function checkPoint(point: MeasuredPoint): void {
  const { name, visitors, flowsPerSecond, requestsMs, ofRequest } = point;
  const result = simulate(oneMachine(point), { arrivals: { visitors }, flows, seed: SEED });
  const row = (value: string, measured: number, modeled: number): void =>
    print(`| ${name} | ${value} | ${measured} | ${text(modeled)} | ${difference(modeled, measured)} |`);
  row('flows per second', flowsPerSecond, result.flowsPerSecond);
  row('p50 of all requests, ms', requestsMs.p50, result.all.p50);
  row('p95 of all requests, ms', requestsMs.p95, result.all.p95);
  if (ofRequest !== undefined) row(`p95 of ${ofRequest.name}, ms`, ofRequest.p95, result.requests[ofRequest.name]?.p95 ?? Number.NaN);
}

function predict(factor: string, deployment: string, perSecond: number, cell: Cell, costs: Sharing): void {
  const result = simulate(cluster(cell, costs), { arrivals: { perSecond }, flows, seed: SEED });
  const [busiest, share] = busiestOf(result);
  const { p50, p95 } = result.flow;
  const latencies = result.isOverloaded
    ? 'overloaded | – | –'
    : `${text(p50)} | ${text(p95)} | ${text(result.requests.checkout?.p95 ?? Number.NaN)}`;
  print(`| ${factor} | ${deployment} | ${perSecond} | ${costs} | ${latencies} | ${busiest} | ${Math.round(share * 100)}% |`);
}

function busiestOf({ utilization }: Result): readonly [string, number] {
  return Object.entries(utilization).reduce<readonly [string, number]>((most, each) => (each[1] > most[1] ? each : most), ['', 0]);
}

function text(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0);
}

function difference(modeled: number, measured: number): string {
  const percent = Math.round((modeled / measured - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent}%`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function above(limit: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (!(number > limit)) throw new InvalidArgumentError(`It must be a number above ${limit}.`);
    return number;
  };
}
