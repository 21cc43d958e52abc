import { renderAddress } from '@storefront/public-json';
import { Command } from 'commander';
import { type CommandContext, callerOf, forStore, type StoreOptions } from '../command-options.ts';

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

/** Defines `storefront customers address list | add | remove`. */
export function addressCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const addresses = new Command('address').description('manage the saved addresses of a customer');

  ofCustomer(addresses.command('list'))
    .description('list the addresses of a customer')
    .action(async ({ customer: named, ...store }: CustomerOption) => {
      const { customer } = await clients.billing.getStoreCustomer({ customer: named }, await callerOf(context, store));
      answer((customer?.customer?.addresses ?? []).map(renderAddress));
    });

  ofCustomer(addresses.command('add'))
    .description('save an address of a customer')
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
      answer({ address_id: added.address?.id ?? null });
    });

  ofCustomer(addresses.command('remove <address-id>'))
    .description('remove an address; orders that were placed with it keep their copy')
    .action(async (addressId: string, { customer, ...store }: CustomerOption) => {
      await clients.billing.removeCustomerAddress({ customer, addressId }, await callerOf(context, store));
      answer({ address_id: addressId, removed: true });
    });
  return addresses;
}

const ofCustomer = (command: Command): Command => forStore(command).requiredOption('--customer <id or email>', 'customer ID or email');
