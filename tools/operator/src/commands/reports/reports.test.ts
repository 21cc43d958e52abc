import { expect, test } from '@jest/globals';
import { commandOutput } from '../../command-output.ts';
import { Collector } from '../../testing/collector.ts';
import { type ReportFormat, writeReport } from './reports.ts';

const COLUMNS = { customer: 'text', amount: 'number' } as const;
type Row = Readonly<Record<keyof typeof COLUMNS, string | null>>;

async function written(format: ReportFormat, ...batches: (readonly Row[])[]): Promise<string> {
  const stdout = new Collector();
  const { write } = commandOutput({ stdout, stderr: new Collector() }, false, () => ({}));
  const rows = (async function* () {
    yield* batches;
  })();
  await writeReport({ write }, { columns: COLUMNS, rows, format });
  return stdout.text;
}

const ANN: Row = { customer: '=ann@example.com;=1', amount: '-12345678901234567890.10' };
const BOB: Row = { customer: 'Bob "B"\u202e', amount: '0.00' };

test('CSV has a head, escaped cells, and all digits', async () => {
  expect(await written('csv', [ANN], [], [BOB])).toBe(
    `customer,amount\r\n"'=ann@example.com;'=1",-12345678901234567890.10\r\n"Bob ""B""\u202e",0.00\r\n`,
  );
});

test('JSON is one list, whose numbers have all digits', async () => {
  const text = await written('json', [ANN], [], [BOB]);

  expect(text).toContain('"amount":-12345678901234567890.10}');
  expect(JSON.parse(text)).toMatchObject([{ customer: ANN.customer }, { customer: BOB.customer, amount: 0 }]);
  expect(text).not.toContain('\u202e');
});

test('a report without rows is a head, or an empty list', async () => {
  expect(await written('csv')).toBe('customer,amount\r\n');
  expect(await written('json', [])).toBe('[]\n');
});
