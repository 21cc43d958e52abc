import type { Command } from 'commander';
import {
  amount,
  type CommandContext,
  callerOf,
  decimalText,
  eachPair,
  forStore,
  type Pair,
  type StoreOptions,
} from '../../command-options.ts';
import { examples } from '../../examples.ts';

interface RecordOptions extends StoreOptions {
  readonly amount: string;
  readonly allocate?: readonly Pair[];
  readonly date?: string;
  readonly reference?: string;
  readonly yes?: boolean;
}

/** Adds `record-payment` and `refund-credit` to `storefront customers`. */
export function addCustomerPayments(customers: Command, context: CommandContext): void {
  const { clients, print } = context;
  forStore(customers.command('record-payment <customer>'))
    .description('record a payment on account; it pays the earliest due invoices first, and the rest becomes unapplied credit')
    .addHelpText(
      'after',
      examples(
        'customers record-payment ann@example.com --amount 5000 --reference bank-4711',
        'customers record-payment ann@example.com --amount 5000 --allocate INV-1001=2300 --allocate INV-1002=700',
      ),
    )
    .requiredOption('--amount <amount>', 'amount paid', decimalText)
    .option('--allocate <invoice=amount>', 'invoice to pay, by number or ID, and its amount, once per invoice', eachPair)
    .option('--date <date>', 'day of the payment, such as 2026-11-22 (default: now)')
    .option('--reference <text>', 'your reference; a payment of the customer with the same one is recorded once')
    .option('--yes', 'record it even if a payment of the same amount and day exists')
    .action(async (customer: string, { amount: paid, allocate = [], date, reference, yes = false, ...store }: RecordOptions) => {
      const request = {
        customer,
        amount: paid,
        allocations: allocate.map(([invoice, part]) => ({ invoice, amount: part })),
        date,
        reference,
        refuseRepeated: !yes,
      };
      const response = await clients.billing.recordCustomerPayment(request, await callerOf(context, store));
      print({
        payment_id: response.paymentId,
        allocations: response.allocations.map((part) => ({ invoice: part.invoice, amount: amount(part.amount) })),
        unapplied_credit: amount(response.unappliedCredit),
      });
    });

  forStore(customers.command('refund-credit <customer>'))
    .description('record that unapplied credit of a customer was paid out')
    .addHelpText(
      'after',
      examples(
        'customers refund-credit ann@example.com --amount 500 --reference bank-4712',
        'customers refund-credit ann@example.com --amount 500 --reference bank-4712 --json',
      ),
    )
    .requiredOption('--amount <amount>', 'amount paid out', decimalText)
    .requiredOption('--reference <text>', 'your reference; a refund with the same one is recorded once')
    .action(async (customer: string, { amount: paid, reference, ...store }: StoreOptions & { amount: string; reference: string }) => {
      const response = await clients.billing.refundCredit({ customer, amount: paid, reference }, await callerOf(context, store));
      print({ unapplied_credit: amount(response.unappliedCredit) });
    });
}
