import { PAYMENT_RAILS } from '@storefront/contract';
import type { StoreCustomer__Output } from '@storefront/proto/storefront/billing/v1';
import type { Keyset } from '@storefront/proto/storefront/common/v1';
import { renderCustomer } from '@storefront/public-json';
import type { Command } from 'commander';
import { type CommandContext, type StoreOptions, amount, callerOf, forStore, rail } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { asList, firstItems, type LimitOptions, type PeriodOptions, withChoice, withLimit, withPeriod } from '../../list-options.ts';

interface ListOptions extends StoreOptions, LimitOptions, PeriodOptions {
  readonly status?: string;
  readonly rail?: string;
  readonly text?: string;
}

const STATUSES = ['ACTIVE', 'PENDING_APPROVAL', 'SUSPENDED', 'CLOSED'];

/** Adds `list` and `show` to `storefront customers`. */
export function addCustomerLookups(customers: Command, context: CommandContext): void {
  const { clients, print } = context;

  const list = forStore(customers.command('list'))
    .description('list customers, newest first')
    .addHelpText('after', examples('customers list --status PENDING_APPROVAL', 'customers list --rail CREDIT_TERMS --text hardware'));
  withChoice(list, '--status <status>', 'list only customers with this status', STATUSES);
  withPeriod(withLimit(list, 'customers'), 'customers created')
    .option('--rail <rail>', `list only customers who may pay by this rail: ${PAYMENT_RAILS.join()}`, rail)
    .option('--text <text>', 'list only customers whose email, name, company, phone number, or tax ID contains this text')
    .action(async ({ rail: paymentRail, status, tenant, mode, limit, ...filters }: ListOptions) => {
      const caller = await callerOf(context, { tenant, mode });
      const request = { ...filters, statuses: asList(status), paymentRail };
      const read = (keyset: Keyset) => clients.billing.listStoreCustomers({ ...request, keyset }, caller);
      const found = await firstItems(limit, read, (page) => page.customers);
      print(found.map(customerRow), { columns: ['email', 'name', 'company_name', 'status', 'credit_limit', 'created_at'] });
    });

  forStore(customers.command('get <customer>'))
    .description('print a customer, given by ID or email, with addresses and credit')
    .addHelpText('after', examples('customers get ann@example.com', 'customers get ann@example.com --json'))
    .action(async (customer: string, options: StoreOptions) => {
      const response = await clients.billing.getStoreCustomer({ customer }, await callerOf(context, options));
      print(customerDetail(response.customer));
    });
}

/** The columns of a customer in a list. */
function customerRow(entry: StoreCustomer__Output | null) {
  const { id, email, name, company_name, status, payment_rails, currency, created_at } = identityOf(entry);
  const credit_limit = amount(entry?.credit?.creditLimit);
  return { id, email, name, company_name, status, payment_rails, credit_limit, currency, created_at };
}

/** A customer with addresses and credit. `payment_rails` are those that can be used now; `assigned_payment_rails` are those that were set. */
function customerDetail(entry: StoreCustomer__Output | null) {
  const { addresses, created_at, ...identity } = identityOf(entry);
  const { credit, assignedPaymentRails = [], hasPassword = false } = entry ?? {};
  return {
    ...identity,
    assigned_payment_rails: assignedPaymentRails.length === 0 ? null : assignedPaymentRails,
    has_password: hasPassword,
    credit_limit: amount(credit?.creditLimit),
    balance: amount(credit?.balance),
    held: amount(credit?.held),
    terms_days: credit?.termsDays ?? null,
    terms_basis: credit?.termsBasis ?? null,
    credit_hold: credit?.creditHold ?? null,
    addresses,
    created_at,
  };
}

function identityOf(entry: StoreCustomer__Output | null) {
  if (!entry?.customer) throw new Error('the response has no customer');
  return renderCustomer(entry.customer);
}
