import { renderAddress } from '@storefront/public-json';
import { Command } from 'commander';
import { type CommandContext, callerOf, forStore, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';

interface CustomerOption extends StoreOptions {
  readonly customer: string;
}

interface AddressOptions extends CustomerOption {
  readonly name: string;
  readonly company?: string;
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly country: string;
  readonly phone?: string;
}

/** Defines the commands of `storefront customers addresses`. */
export function addressCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const addresses = nounCommand('customers addresses');

  ofCustomer(addresses.command('list'))
    .description('list the addresses of a customer')
    .addHelpText(
      'after',
      examples('customers addresses list --customer ann@example.com', 'customers addresses list --customer ann@example.com --wide'),
    )
    .action(async ({ customer: named, ...store }: CustomerOption) => {
      const { customer } = await clients.billing.getStoreCustomer({ customer: named }, await callerOf(context, store));
      print((customer?.customer?.addresses ?? []).map(renderAddress));
    });

  ofCustomer(addresses.command('create'))
    .description('save an address of a customer')
    .addHelpText(
      'after',
      examples(
        "customers addresses create --customer ann@example.com --name 'Ann Brown' --line1 '1 Hope Road' --city Kingston --country JM",
        "customers addresses create --customer ann@example.com --name 'Ann Brown' --company 'Bob & Sons' --line1 '12 Main St' --city Miami --region FL --postal-code 33101 --country US",
      ),
    )
    .requiredOption('--name <name>', 'name of the recipient')
    .option('--company <name>', 'company name')
    .requiredOption('--line1 <text>', 'first line')
    .option('--line2 <text>', 'second line')
    .requiredOption('--city <city>', 'city')
    .option('--region <region>', 'parish, state, or province')
    .option('--postal-code <code>', 'postal code')
    .requiredOption('--country <code>', 'ISO 3166-1 alpha-2 country code')
    .option('--phone <number>', 'phone number')
    .action(async ({ customer, tenant, mode, country, ...address }: AddressOptions) => {
      const request = { customer, address: { ...address, countryCode: country.toUpperCase() } };
      const added = await clients.billing.addCustomerAddress(request, await callerOf(context, { tenant, mode }));
      print({ address_id: added.address?.id ?? null });
    });

  ofCustomer(addresses.command('delete <address-id>'))
    .description('remove an address; orders that were placed with it keep their copy')
    .addHelpText(
      'after',
      examples(
        'customers addresses delete 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --customer ann@example.com',
        'customers addresses delete 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --customer ann@example.com --json',
      ),
    )
    .action(async (addressId: string, { customer, ...store }: CustomerOption) => {
      await clients.billing.removeCustomerAddress({ customer, addressId }, await callerOf(context, store));
      print({ address_id: addressId, removed: true });
    });
  return addresses;
}

const ofCustomer = (command: Command): Command => forStore(command).requiredOption('--customer <id or email>', 'customer ID or email');
