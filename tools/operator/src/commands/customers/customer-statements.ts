import { renderStatement, statementCsv } from '@storefront/public-json';
import { type Command, Option } from 'commander';
import { type CommandContext, callerOf, forStore, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { resultJson } from '../../print.ts';
import { writePdf } from '../../write-pdf.ts';

interface StatementOptions extends StoreOptions {
  readonly from?: string;
  readonly to?: string;
  readonly format?: 'csv' | 'json' | 'pdf';
  readonly out?: string;
}

/** Adds `statement` to `storefront customers`. */
export function addCustomerStatements(customers: Command, context: CommandContext): void {
  const { clients, print } = context;
  forStore(customers.command('statement <customer>'))
    .description("print a customer's account: invoices, payments, credit notes, refunds, and corrections")
    .addHelpText(
      'after',
      examples(
        'customers statement ann@example.com',
        'customers statement ann@example.com --from 2026-01-01 --to 2026-03-31 --format csv',
        'customers statement ann@example.com --format pdf --out statement.pdf',
      ),
    )
    .option('--from <date>', 'first day, such as 2026-01-01 (default: a month before the last)')
    .option('--to <time>', 'last day, at most 24 months after the first (default: today)')
    .addOption(new Option('--format <format>', 'csv and json write to stdout, pdf to a file').choices(['csv', 'json', 'pdf']))
    .option('--out <file>', 'file to write as PDF (default: named after the period)')
    .action(async (customer: string, { from, to, format, out, ...store }: StatementOptions) => {
      const caller = await callerOf(context, store);
      const request = { customer, from, to };
      if (format === 'pdf') return print(await writePdf(clients.shoppersBilling.renderStatement(request, caller), out));
      const { statement } = await clients.shoppersBilling.getStatement(request, caller);
      if (!statement?.aging) throw new Error('the response has no statement');
      const rendered = renderStatement({ ...statement, aging: statement.aging });
      if (format === 'csv') return await context.write(Buffer.from(statementCsv(rendered)));
      if (format === 'json') return await context.write(resultJson(rendered));
      print(rendered);
    });
}
