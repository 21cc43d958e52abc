import { csvLine } from '@storefront/public-json';
import { type Command, Option } from 'commander';
import { type CommandContext, type StoreOptions, callerOf, forStore } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { date } from '../../time-options.ts';

interface ReportOptions extends StoreOptions {
  readonly from: string;
  readonly to: string;
  readonly format?: ReportFormat;
}

const TAX = { rate: 'number', taxable_amount: 'number', gct_amount: 'number' } as const;
const AGING = {
  customer: 'text',
  current: 'number',
  days_1_30: 'number',
  days_31_60: 'number',
  days_61_90: 'number',
  over_90: 'number',
} as const;
const PAYMENTS = { date: 'text', customer: 'text', amount: 'number', reference: 'text', source: 'text', status: 'text' } as const;

/** Defines the commands of `storefront reports`. */
export function reportsCommand(context: CommandContext): Command {
  const { clients } = context;
  const reports = nounCommand('reports');
  const formatOf = ({ format = context.isJson ? 'json' : 'csv' }: ReportOptions): ReportFormat => format;

  withPeriod(reports.command('tax'), 'tax')
    .description('write the tax by rate: of invoices by their dates of issue, less credit notes by theirs, less voids by theirs')
    .action(async (options: ReportOptions) => {
      const responses = clients.billing.exportTax(periodOf(options), await callerOf(context, options));
      const rows = mapped(responses, (response) =>
        response.rows.map((row) => ({ rate: row.rate, taxable_amount: row.taxableAmount, gct_amount: row.gctAmount })),
      );
      await writeReport(context, { columns: TAX, rows, format: formatOf(options) });
    });

  withPeriod(reports.command('aging'), 'aging')
    .description(
      'write what each customer owes at the end of the last day, by days overdue as in a statement; the first day changes nothing',
    )
    .action(async (options: ReportOptions) => {
      const responses = clients.billing.exportAging(periodOf(options), await callerOf(context, options));
      const rows = mapped(responses, (response) =>
        response.rows.map(({ customer, aging }) => {
          if (aging === null) throw new Error('a row has no amounts');
          return { customer, ...aging };
        }),
      );
      await writeReport(context, { columns: AGING, rows, format: formatOf(options) });
    });

  withPeriod(reports.command('payments'), 'payments')
    .description('write the payments that customers made, by day; credit that pays an invoice is not a payment')
    .action(async (options: ReportOptions) => {
      const responses = clients.billing.exportPayments(periodOf(options), await callerOf(context, options));
      const rows = mapped(responses, (response) =>
        response.rows.map(({ date: day, customer, amount, reference = null, source, status }) => ({
          date: day,
          customer,
          amount,
          reference,
          source,
          status,
        })),
      );
      await writeReport(context, { columns: PAYMENTS, rows, format: formatOf(options) });
    });
  return reports;
}

const periodOf = ({ from, to }: ReportOptions) => ({ from, to });

const withPeriod = (command: Command, name: string): Command =>
  forStore(command)
    .addHelpText(
      'after',
      examples(
        `reports ${name} --from 2026-01-01 --to 2026-03-31 > ${name}.csv`,
        `reports ${name} --from 2026-01-01 --to 2026-01-31 --format json`,
      ),
    )
    .requiredOption('--from <date>', 'first day in the time zone of the store, such as 2026-01-01')
    .requiredOption('--to <time>', 'last day, at most 24 months after the first', date)
    .addOption(new Option('--format <format>', 'csv or json, on stdout (default: csv)').choices(REPORT_FORMATS));

async function* mapped<From, To>(from: AsyncIterable<From>, change: (each: From) => To): AsyncGenerator<To> {
  for await (const each of from) yield change(each);
}

/** The layouts of a report. */
const REPORT_FORMATS = ['csv', 'json'] as const;
/** A layout of a report. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The columns of a report in their order, each with the kind of its cells. A number keeps the digits of its text. */
type ReportColumns<Column extends string> = Readonly<Record<Column, 'text' | 'number'>>;
/** A row of a report. */
type ReportRow<Column extends string> = Readonly<Record<Column, string | null>>;

/** Writes the rows of a report to stdout as they arrive: CSV as statements have it, or one JSON list of objects. */
export async function writeReport<Column extends string>(
  { write }: Pick<CommandContext, 'write'>,
  { columns, rows, format }: { columns: ReportColumns<Column>; rows: AsyncIterable<readonly ReportRow<Column>[]>; format: ReportFormat },
): Promise<void> {
  const names = Object.keys(columns) as Column[];
  if (format === 'csv') {
    const line = (cells: readonly string[]): string => `${csvLine(cells)}\r\n`;
    // Nothing is written of a report that is refused.
    let head = line(names);
    for await (const batch of rows) {
      await write(Buffer.from(head + batch.map((row) => line(names.map((name) => row[name] ?? ''))).join('')));
      head = '';
    }
    if (head !== '') await write(Buffer.from(head));
    return;
  }
  const json = (row: ReportRow<Column>): string => `{${names.map((name) => `"${name}":${jsonOf(row[name], columns[name])}`).join(',')}}`;
  let before = '[';
  for await (const batch of rows) {
    if (batch.length === 0) continue;
    await write(`${before}${batch.map(json).join(',\n')}`);
    before = ',\n';
  }
  await write(before === '[' ? '[]\n' : ']\n');
}

const jsonOf = (cell: string | null, kind: 'text' | 'number'): string => (kind === 'number' && cell !== null ? cell : JSON.stringify(cell));
