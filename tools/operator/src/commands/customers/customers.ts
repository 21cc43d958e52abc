import { PAYMENT_RAILS, type PaymentRail } from '@storefront/contract';
import type { CreditEntry__Output, CustomerFields } from '@storefront/proto/storefront/billing/v1';
import { Command, Option } from 'commander';
import {
  amount,
  type CommandContext,
  callerOf,
  decimalText,
  forStore,
  onOff,
  rails,
  type StoreOptions,
  wholeNumber,
} from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { withExemption } from '../../exemption-options.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { type Terms, terms } from '../../payment-terms.ts';
import { secretFrom, withSecret } from '../../secret-options.ts';
import { addressCommand } from './customer-addresses.ts';
import { addCustomerClosing } from './customer-closing.ts';
import { addCustomerFiles } from './customer-files.ts';
import { addCustomerLookups } from './customer-lookups.ts';
import { addCustomerPayments } from './customer-payments.ts';
import { addCustomerStatements } from './customer-statements.ts';

type FieldOptions = StoreOptions & {
  email?: string;
  name?: string;
  company?: string;
  phone?: string;
  taxId?: string;
  taxExempt?: string | false;
  exemptUntil?: string;
  password?: string;
  passwordFile?: string;
  creditLimit?: string;
  termsDays?: number;
  terms?: Terms;
  hold?: boolean;
  rails?: PaymentRail[];
  emailVerified?: boolean;
  status?: 'ACTIVE' | 'SUSPENDED';
};

/** Defines the commands of `storefront customers`. */
export function customersCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const customers = nounCommand('customers');

  addCustomerLookups(customers, context);
  addCustomerClosing(customers, context);
  addCustomerFiles(customers, context);
  addCustomerStatements(customers, context);
  addCustomerPayments(customers, context);
  customers.addCommand(addressCommand(context));

  withFields(
    forStore(customers.command('create'))
      .description('create a customer')
      .addHelpText(
        'after',
        examples(
          "customers create --email ann@example.com --name 'Ann Brown'",
          "customers create --email bob@example.com --name Bob --company 'Bob & Sons' --credit-limit 50000 --terms-days 30",
        ),
      )
      .requiredOption('--email <email>', 'email address, which identifies the customer')
      .requiredOption('--name <name>', 'contact name'),
  ).action(async (options: FieldOptions) => {
    const { customer } = await clients.billing.createCustomer({ fields: toFields(options) }, await callerOf(context, options));
    print({ customer_id: customer?.id ?? null, email: customer?.email ?? null });
  });

  withFields(forStore(customers.command('update <customer>')).option('--name <name>', 'contact name'))
    .description('update a customer, given by ID or email')
    .addHelpText(
      'after',
      examples(
        'customers update ann@example.com --status ACTIVE',
        'customers update ann@example.com --password-file -',
        'customers update ann@example.com --email-verified on',
        'customers update bob@example.com --credit-limit 80000 --hold off',
        'customers update bob@example.com --tax-exempt EX-2026-0042 --exempt-until 2027-12-31',
      ),
    )
    .addOption(new Option('--status <status>', 'ACTIVE approves or reinstates the customer').choices(['ACTIVE', 'SUSPENDED']))
    .action(async (named: string, options: FieldOptions) => {
      const request = { customer: named, fields: toFields(options) };
      const { customer } = await clients.billing.setCustomer(request, await callerOf(context, options));
      print({ customer_id: customer?.id ?? null, email: customer?.email ?? null });
    });
  return customers;
}

const withFields = (command: Command): Command =>
  withExemption(withSecret(command, 'password', 'password for shopper login'))
    .option('--email-verified <on|off>', 'whether the customer is known to read the email', onOff)
    .option('--company <name>', 'company name')
    .option('--phone <number>', 'phone number')
    .option('--tax-id <id>', 'tax ID')
    .option('--credit-limit <amount>', 'credit limit; setting one grants credit terms', decimalText)
    .option('--terms-days <n>', 'days until a credit invoice is due', wholeNumber)
    .addOption(
      new Option(
        '--terms <terms>',
        'when a credit invoice is due: net+30 is 30 days after its issue, eom+15 is 15 days after the end of that month',
      )
        .argParser(terms)
        .conflicts('termsDays'),
    )
    .option('--hold <on|off>', 'block purchases on credit', onOff)
    .option('--rails <list>', `allowed payment rails: ${PAYMENT_RAILS.join()}`, rails);

const toFields = (options: FieldOptions): CustomerFields => ({
  email: options.email,
  name: options.name,
  companyName: options.company,
  phone: options.phone,
  taxId: options.taxId,
  taxExemptCertificate: options.taxExempt === false ? '' : options.taxExempt,
  taxExemptUntil: options.exemptUntil ?? (options.taxExempt === undefined ? undefined : ''),
  password: options.password ?? secretFrom(options.passwordFile),
  creditLimit: options.creditLimit,
  termsDays: options.terms?.days ?? options.termsDays,
  termsBasis: options.terms?.basis ?? (options.termsDays === undefined ? undefined : 'NET'),
  creditHold: options.hold,
  paymentRails: options.rails,
  emailVerified: options.emailVerified,
  status: options.status,
});

type ApplyOptions = StoreOptions & { readonly amount?: string; readonly reference?: string };

/** Defines the commands of `storefront credit`. */
export function creditCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const credit = nounCommand('credit');
  forStore(credit.command('get <customer>'))
    .description('show the credit limit, balance, holds, unapplied credit, and ledger entries of a customer')
    .addHelpText('after', examples('credit get ann@example.com', 'credit get ann@example.com --json'))
    .action(async (customer: string, options: StoreOptions) => {
      const response = await clients.billing.getCredit({ customer }, await callerOf(context, options));
      print({
        customer_id: response.customerId,
        customer_email: response.email,
        credit_limit: amount(response.creditLimit),
        balance: amount(response.balance),
        held: amount(response.held),
        entries: response.entries.map(entryRow),
        unapplied_amount: amount(response.unappliedAmount),
        unapplied_entries: response.unappliedEntries.map(entryRow),
      });
    });

  forStore(credit.command('apply <customer> <invoice>'))
    .description('pay an invoice from the customer’s unapplied credit')
    .addHelpText(
      'after',
      examples('credit apply ann@example.com INV-1001', 'credit apply ann@example.com INV-1001 --amount 500 --reference 2026-11-22'),
    )
    .option('--amount <amount>', 'amount to apply (default: as much as possible)', decimalText)
    .option('--reference <text>', 'repeating the command with the same reference applies the credit once')
    .action(async (customer: string, invoice: string, { amount: applied, reference, ...store }: ApplyOptions) => {
      const response = await clients.billing.applyCredit({ customer, invoice, amount: applied, reference }, await callerOf(context, store));
      print({
        number: response.invoice?.number ?? null,
        status: response.invoice?.status ?? null,
        amount_paid: amount(response.invoice?.amountPaid),
        amount_due: amount(response.invoice?.amountDue),
      });
    });
  return credit;
}

const entryRow = (entry: CreditEntry__Output) => ({
  at: entry.at,
  kind: entry.kind,
  amount: amount(entry.amount),
  reference: entry.reference,
  order_number: entry.orderNumber ?? null,
});
