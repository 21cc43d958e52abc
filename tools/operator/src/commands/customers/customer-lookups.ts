import { PAYMENT_RAILS } from '@storefront/contract';
import type { Command } from 'commander';
import { type CommandContext, callerOf, forStore, rail, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { type PageOptions, type PeriodOptions, paged, withChoice, withPeriod } from '../../list-options.ts';
import { customerDetail, customerRow } from './customer-rows.ts';

interface ListOptions extends StoreOptions, PageOptions, PeriodOptions {
  readonly status?: string;
  readonly rail?: string;
  readonly text?: string;
}

const STATUSES = ['ACTIVE', 'PENDING_APPROVAL', 'SUSPENDED', 'CLOSED'];

/** Adds `list` and `show` to `storefront customers`. */
export function addCustomerLookups(customers: Command, context: CommandContext): void {
  const { clients, answer } = context;

  const list = forStore(customers.command('list'))
    .description('list customers, newest first')
    .addHelpText('after', examples('customers list --status PENDING_APPROVAL', 'customers list --rail CREDIT_TERMS --text hardware'));
  withChoice(list, '--status <status>', 'list only customers with this status', STATUSES);
  withPeriod(paged(list, 'customers'), 'customers created')
    .option('--rail <rail>', `list only customers who may pay by this rail: ${PAYMENT_RAILS.join()}`, rail)
    .option('--text <text>', 'list only customers whose email, name, company, phone number, or tax ID contains this text')
    .action(async ({ rail: paymentRail, tenant, mode, ...filters }: ListOptions) => {
      const response = await clients.billing.listStoreCustomers({ ...filters, paymentRail }, await callerOf(context, { tenant, mode }));
      answer(response.customers.map(customerRow), { columns: ['email', 'name', 'company_name', 'status', 'credit_limit', 'created_at'] });
    });

  forStore(customers.command('get <customer>'))
    .description('print a customer, given by ID or email, with addresses and credit')
    .addHelpText('after', examples('customers get ann@example.com', 'customers get ann@example.com --json'))
    .action(async (customer: string, options: StoreOptions) => {
      const response = await clients.billing.getStoreCustomer({ customer }, await callerOf(context, options));
      answer(customerDetail(response.customer));
    });
}
