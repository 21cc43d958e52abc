import type { CustomerFields } from '@storefront/proto/storefront/billing/v1/CustomerFields';
import { Command, Option } from 'commander';
import {
  amount,
  type CommandContext,
  callerOf,
  decimalText,
  forStore,
  onOff,
  type Rail,
  rails,
  type StoreOptions,
  wholeNumber,
} from '../command-kit.ts';

type FieldOptions = StoreOptions & {
  email: string;
  name?: string;
  company?: string;
  phone?: string;
  taxId?: string;
  password?: string;
  creditLimit?: string;
  termsDays?: number;
  hold?: boolean;
  rails?: Rail[];
  status?: 'ACTIVE' | 'SUSPENDED';
};

/** storefront customers create | set */
export function customersCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const customers = new Command('customers').description('shoppers, their terms and their rails');

  withFields(forStore(customers.command('create')).requiredOption('--name <name>')).action(async (options: FieldOptions) => {
    const { customer } = await clients.billing.createCustomer({ fields: toFields(options) }, await callerOf(context, options));
    answer({ customer_id: customer?.id ?? null });
  });

  withFields(forStore(customers.command('set')).option('--name <name>'))
    .description('changes the customer with this e-mail')
    .addOption(new Option('--status <status>', 'ACTIVE approves or lets in again').choices(['ACTIVE', 'SUSPENDED']))
    .action(async (options: FieldOptions) => {
      const request = { customer: options.email, fields: { ...toFields(options), email: undefined } };
      const { customer } = await clients.billing.setCustomer(request, await callerOf(context, options));
      answer({ customer_id: customer?.id ?? null });
    });
  return customers;
}

const withFields = (command: Command): Command =>
  command
    .requiredOption('--email <email>')
    .option('--company <name>')
    .option('--phone <number>')
    .option('--tax-id <id>')
    .option('--password <password>')
    .option('--credit-limit <amount>', 'gives credit terms', decimalText)
    .option('--terms-days <n>', 'when a credit invoice is due', wholeNumber)
    .option('--hold <on|off>', 'stops credit', onOff)
    .option('--rails <list>', 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID', rails);

const toFields = (options: FieldOptions): CustomerFields => ({
  email: options.email,
  name: options.name,
  companyName: options.company,
  phone: options.phone,
  taxId: options.taxId,
  password: options.password,
  creditLimit: options.creditLimit,
  termsDays: options.termsDays,
  creditHold: options.hold,
  paymentRails: options.rails,
  status: options.status,
});

/** storefront credit show */
export function creditCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const credit = new Command('credit').description('what a customer owes and holds');
  forStore(credit.command('show'))
    .requiredOption('--customer <id or e-mail>')
    .action(async (options: StoreOptions & { customer: string }) => {
      const response = await clients.billing.getCredit({ customer: options.customer }, await callerOf(context, options));
      answer({
        credit_limit: amount(response.creditLimit),
        balance: amount(response.balance),
        held: amount(response.held),
        entries: response.entries.map((entry) => ({
          at: entry.at,
          kind: entry.kind,
          amount: amount(entry.amount),
          reference: entry.reference,
        })),
      });
    });
  return credit;
}
