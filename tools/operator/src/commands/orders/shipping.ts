import type { ShippingOption__Output } from '@storefront/proto/storefront/orders/v1';
import { Command, Option } from 'commander';
import { amount, type CommandContext, callerOf, decimalText, forStore, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';

type SetOptions = StoreOptions & { label: string; amount: string; kind: string; freeOver?: string };

/** Defines the commands of `storefront shipping`. */
export function shippingCommand(context: CommandContext): Command {
  const { clients, print, warn } = context;
  const shipping = nounCommand('shipping');

  forStore(shipping.command('list'))
    .description('list shipping options and whether shoppers see them (courier options require stores update --couriers on)')
    .addHelpText('after', examples('shipping list', 'shipping list --mode live'))
    .action(async (options: StoreOptions) => {
      const listed = await clients.orders.listStoreShippingOptions({}, await callerOf(context, options));
      print(listed.options.map(({ option, offered }) => ({ ...rowOf(option), offered })));
    });

  forStore(shipping.command('set <code>'))
    .description('create or replace a shipping option')
    .addHelpText(
      'after',
      examples(
        "shipping set standard --label 'Delivery in Kingston' --amount 800 --free-over 15000",
        "shipping set pickup --label 'Pick up at the store' --amount 0 --kind PICKUP",
      ),
    )
    .requiredOption('--label <text>', 'name shown to shoppers')
    .requiredOption('--amount <amount>', 'price before tax', decimalText)
    .addOption(new Option('--kind <kind>', 'delivery method').choices(['COURIER', 'PICKUP', 'OWN_FLEET']).default('OWN_FLEET'))
    .option('--free-over <amount>', 'subtotal after discounts, before tax, from which shipping is free', decimalText)
    .action(async (code: string, options: SetOptions) => {
      const request = { option: { code, label: options.label, kind: options.kind, amount: options.amount, freeOver: options.freeOver } };
      const caller = await callerOf(context, options);
      const { option } = await clients.orders.setShippingOption(request, caller);
      print(rowOf(option));
      const { options: all } = await clients.orders.listStoreShippingOptions({}, caller);
      const isHidden = all.some((listed) => listed.option?.code === option?.code && !listed.offered);
      if (isHidden) warn(`shoppers do not see ${code} until storefront stores update --couriers on`);
    });

  forStore(shipping.command('delete <code>'))
    .description('remove a shipping option')
    .addHelpText('after', examples('shipping delete standard', 'shipping delete express --mode sandbox'))
    .action(async (code: string, options: StoreOptions) => {
      await clients.orders.removeShippingOption({ code }, await callerOf(context, options));
      print({ code, removed: true });
    });
  return shipping;
}

const rowOf = (option: ShippingOption__Output | null) => ({
  code: option?.code ?? null,
  label: option?.label ?? null,
  kind: option?.kind ?? null,
  amount: amount(option?.amount),
  free_over: amount(option?.freeOver),
});
