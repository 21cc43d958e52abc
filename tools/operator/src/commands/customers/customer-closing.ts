import type { Command } from 'commander';
import { type CommandContext, callerOf, forStore, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';

/** Adds `close` and `reopen` to `storefront customers`. */
export function addCustomerClosing(customers: Command, context: CommandContext): void {
  for (const [name, status, description] of [
    ['close', 'CLOSED', 'close an account: logins and tokens are refused within five seconds; its orders, invoices, and credit stay'],
    ['reopen', 'ACTIVE', 'reopen a closed account; the customer must log in again'],
  ] as const) {
    forStore(customers.command(`${name} <customer>`))
      .description(description)
      .addHelpText('after', examples(`customers ${name} ann@example.com`, `customers ${name} ann@example.com --json`))
      .action(async (customer: string, options: StoreOptions) => {
        const response = await context.clients.billing.setCustomer({ customer, fields: { status } }, await callerOf(context, options));
        context.print({ customer_id: response.customer?.id ?? null, email: response.customer?.email ?? null, status });
      });
  }
}
