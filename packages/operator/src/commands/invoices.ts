import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1/Invoice';
import { Command } from 'commander';
import { amount, type CommandContext, callerOf, decimalText, forStore, type StoreOptions } from '../command-kit.ts';

/** storefront invoices record-payment | void */
export function invoicesCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const invoices = new Command('invoices').description('INVOICE is an id or a number');

  forStore(invoices.command('record-payment <invoice>'))
    .requiredOption('--amount <n>', '', decimalText)
    .action(async (invoice: string, options: StoreOptions & { amount: string }) => {
      const response = await clients.billing.recordPayment({ invoice, amount: options.amount }, await callerOf(context, options));
      answer(rowOf(response.invoice));
    });

  forStore(invoices.command('void <invoice>')).action(async (invoice: string, options: StoreOptions) => {
    answer(rowOf((await clients.billing.voidInvoice({ invoice }, await callerOf(context, options))).invoice));
  });
  return invoices;
}

const rowOf = (invoice: Invoice__Output | null) => ({
  id: invoice?.id ?? null,
  number: invoice?.number ?? null,
  status: invoice?.status ?? null,
  total: amount(invoice?.total),
  amount_due: amount(invoice?.amountDue),
});
