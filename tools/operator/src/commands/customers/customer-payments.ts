import { type Command, InvalidArgumentError } from 'commander';
import { amount, type CommandContext, callerOf, decimalText, forStore, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';

interface Allocated {
  readonly invoice: string;
  readonly amount: string;
}

interface RecordOptions extends StoreOptions {
  readonly amount: string;
  readonly allocate?: readonly Allocated[];
  readonly date?: string;
  readonly reference?: string;
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
        'customers record-payment ann@example.com --amount 5000 --allocate INV-1001=2300,INV-1002=700',
      ),
    )
    .requiredOption('--amount <amount>', 'amount paid', decimalText)
    .option('--allocate <list>', 'invoices to pay, by number or ID, with their amounts: INV-1001=2300,INV-1002=700', allocations)
    .option('--date <date>', 'day of the payment, such as 2026-11-22 (default: now)')
    .option('--reference <text>', 'your reference; a payment of the customer with the same one is recorded once')
    .action(async (customer: string, { amount: paid, allocate = [], date, reference, ...store }: RecordOptions) => {
      const request = { customer, amount: paid, allocations: [...allocate], date, reference };
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

function allocations(text: string): Allocated[] {
  return text.split(',').map((part) => {
    const [invoice = '', paid = ''] = part.split('=');
    if (invoice === '' || paid === '') throw new InvalidArgumentError('must be a list such as INV-1001=2300,INV-1002=700.');
    return { invoice, amount: decimalText(paid) };
  });
}
