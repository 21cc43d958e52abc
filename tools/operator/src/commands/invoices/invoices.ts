import { PAYMENT_RAILS } from '@storefront/contract';
import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1';
import type { Keyset } from '@storefront/proto/storefront/common/v1';
import { renderInvoice } from '@storefront/public-json';
import { Command, Option } from 'commander';
import { amount, type CommandContext, callerOf, decimalText, forStore, rail, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { asList, firstItems, type LimitOptions, type PeriodOptions, withChoice, withLimit, withPeriod } from '../../list-options.ts';
import { writePdf } from '../../write-pdf.ts';
import { invoiceRow } from './invoice-rows.ts';

const REVERSAL_REASONS = ['BOUNCED', 'DISPUTE_LOST', 'ERROR'] as const;

interface ReverseOptions extends StoreOptions {
  readonly payment: string;
  readonly reason: (typeof REVERSAL_REASONS)[number];
  readonly date?: string;
  readonly reference?: string;
  readonly idempotencyKey?: string;
}

type VoidOptions = StoreOptions & { readonly payments?: 'refund' | 'credit'; readonly reissue?: boolean; readonly invoiceAddress?: string };
type RecordOptions = StoreOptions & {
  readonly amount: string;
  readonly date?: string;
  readonly reference?: string;
  readonly yes?: boolean;
};

interface ListOptions extends StoreOptions, LimitOptions, PeriodOptions {
  readonly status?: string;
  readonly overdue?: boolean;
  readonly rail?: string;
  readonly customer?: string;
  readonly order?: string;
  readonly text?: string;
}

/** The most important columns of a list. */
const COLUMNS = [
  'number',
  'order_number',
  'customer_email',
  'settlement',
  'total',
  'amount_paid',
  'amount_credited',
  'amount_refunded',
  'amount_due',
  'due_on',
];

/** Defines the commands of `storefront invoices`. */
export function invoicesCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const invoices = nounCommand('invoices');

  const list = forStore(invoices.command('list'))
    .description('list invoices, newest first')
    .addHelpText('after', examples('invoices list --overdue', 'invoices list --customer ann@example.com --status OPEN'));
  withChoice(list, '--status <status>', 'list only invoices with this status', ['OPEN', 'PAID', 'VOIDED']);
  withPeriod(withLimit(list, 'invoices'), 'invoices issued')
    .option('--overdue', 'list only open invoices that are overdue')
    .option('--rail <rail>', `list only invoices of orders paid by this rail: ${PAYMENT_RAILS.join()}`, rail)
    .option('--customer <id or email>', 'list only invoices of this customer')
    .option('--order <id or number>', 'list only invoices of this order')
    .option('--text <text>', "list only invoices whose number, order number, or buyer's name, company, or email contains this text")
    .action(async ({ rail: paymentRail, status, overdue: isOverdue, tenant, mode, limit, ...filters }: ListOptions) => {
      const caller = await callerOf(context, { tenant, mode });
      const request = { ...filters, statuses: asList(status), isOverdue, paymentRail };
      const read = (keyset: Keyset) => clients.billing.listStoreInvoices({ ...request, keyset }, caller);
      const found = await firstItems(limit, read, (page) => page.invoices);
      print(found.map(invoiceRow), { columns: COLUMNS });
    });

  forStore(invoices.command('get <invoice>'))
    .description('print an invoice with its lines, payments, and credit notes')
    .addHelpText('after', examples('invoices get INV-1001', 'invoices get INV-1001 --json'))
    .action(async (invoice: string, options: StoreOptions) => {
      const response = await clients.shoppersBilling.getInvoice({ invoiceId: invoice }, await callerOf(context, options));
      print(detailOf(required(response.invoice)));
    });

  forStore(invoices.command('download <invoice>'))
    .description('write the PDF of an invoice to a file')
    .addHelpText('after', examples('invoices download INV-1001', 'invoices download INV-1001 --out /tmp/invoice.pdf'))
    .option('--out <file>', 'file to write (default: the invoice number followed by .pdf)')
    .action(async (invoice: string, options: StoreOptions & { out?: string }) => {
      print(await writePdf(clients.shoppersBilling.renderInvoice({ invoiceId: invoice }, await callerOf(context, options)), options.out));
    });

  forStore(invoices.command('record-payment <invoice>'))
    .description('record a payment received outside the API')
    .addHelpText(
      'after',
      examples(
        'invoices record-payment INV-1001 --amount 2300',
        'invoices record-payment INV-1001 --amount 500 --date 2026-11-20 --reference bank-4711',
      ),
    )
    .requiredOption('--amount <amount>', 'amount paid', decimalText)
    .option('--date <date>', 'day of the payment, such as 2026-11-22 (default: now)')
    .option('--reference <text>', 'your reference; a payment with the same one is recorded once')
    .option('--yes', 'record it even if a payment of the same amount and day exists')
    .action(async (invoice: string, { amount: paid, date, reference, yes = false, ...store }: RecordOptions) => {
      const request = { invoice, amount: paid, date, reference, refuseRepeated: !yes };
      const response = await clients.billing.recordPayment(request, await callerOf(context, store));
      print(invoiceRow(required(response.invoice)));
    });

  forStore(invoices.command('reverse-payment <invoice>'))
    .description('reverse a payment, because a check bounced or the money was taken back; its invoices are due again')
    .addHelpText(
      'after',
      examples(
        'invoices reverse-payment INV-1001 --payment 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --reason BOUNCED',
        'invoices reverse-payment INV-1001 --payment 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --reason BOUNCED --reference bank-4711',
      ),
    )
    .requiredOption('--payment <id>', 'ID of the payment, from "storefront invoices get"')
    .addOption(new Option('--reason <reason>', 'why it is reversed').choices(REVERSAL_REASONS).makeOptionMandatory())
    .option('--date <date>', 'day of the reversal, such as 2026-11-22 (default: today)')
    .option('--reference <text>', 'your reference; a reversal with the same one is made once')
    .option('--idempotency-key <uuid>', 'repeating the command with the same key reverses once')
    .action(async (invoice: string, { idempotencyKey, payment, reason, date, reference, ...store }: ReverseOptions) => {
      const request = { invoice, payment, reason, date, reference, requestKey: idempotencyKey };
      const response = await clients.billing.reversePayment(request, await callerOf(context, store));
      print(invoiceRow(required(response.invoice)));
    });

  forStore(invoices.command('void <invoice>'))
    .description('reissue an invoice, or void the open invoice of a canceled order')
    .addHelpText('after', examples('invoices void INV-1001 --reissue', 'invoices void INV-1001 --payments refund'))
    .addOption(
      new Option('--reissue', 'issue a successor with the next number and today’s seller and buyer; payments move to it').conflicts(
        'payments',
      ),
    )
    .addOption(
      new Option('--payments <what>', 'refund the payments of the invoice, or move them to the customer’s credit').choices([
        'refund',
        'credit',
      ]),
    )
    .option('--invoice-address <id>', 'with --reissue: address of the customer to show, from "storefront customers addresses list"')
    .action(async (invoice: string, { payments, reissue = false, invoiceAddress, ...store }: VoidOptions) => {
      const caller = await callerOf(context, store);
      const request = { invoice, payments: VOID_PAYMENTS[payments ?? 'none'], reissue, invoiceAddressId: invoiceAddress };
      const response = await clients.billing.voidInvoice(request, caller);
      print(invoiceRow(required(response.successor ?? response.invoice)));
    });
  return invoices;
}

const VOID_PAYMENTS = { none: 'PAYMENTS_UNSPECIFIED', refund: 'REFUND', credit: 'CREDIT' } as const;

function required(invoice: Invoice__Output | null): Invoice__Output {
  if (invoice === null) throw new Error('the response has no invoice');
  return invoice;
}

/** Leaves out the order, which `storefront orders get` prints. */
function detailOf(invoice: Invoice__Output) {
  const { order: _, ...detail } = renderInvoice({ ...invoice, order: null });
  return { ...invoiceRow(invoice), ...detail, unapplied_amount: amount(invoice.unappliedAmount) };
}
