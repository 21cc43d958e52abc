import type { ListedPromotion__Output } from '@storefront/proto/storefront/cart/v1';
import { Command, Option } from 'commander';
import {
  amount,
  type CommandContext,
  callerOf,
  decimalText,
  each,
  forStore,
  integer,
  list,
  type StoreOptions,
  wholeNumber,
} from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { firstItems, type LimitOptions, withLimit } from '../../list-options.ts';

type CreateOptions = StoreOptions & {
  kind: string;
  description?: string;
  value?: string;
  skus?: string[];
  categories?: string[];
  buy?: number;
  get?: number;
  minSubtotal?: string;
  startsAt?: string;
  endsAt?: string;
  maxUses?: number;
  maxUsesPerCustomer?: number;
  priority?: number;
  notCombinable?: boolean;
};

/** Defines the commands of `storefront promotions`. */
export function promotionsCommand(context: CommandContext): Command {
  const { clients, print, isJson, warn } = context;
  const promotions = nounCommand('promotions');

  withLimit(forStore(promotions.command('list')), 'promotions')
    .description('list promotions with their number of uses, newest first')
    .addHelpText('after', examples('promotions list', 'promotions list --limit 200 --wide'))
    .action(async ({ limit, ...options }: StoreOptions & LimitOptions) => {
      const caller = await callerOf(context, options);
      const found = await firstItems(
        limit,
        (keyset) => clients.cart.listPromotions({ keyset }, caller),
        (page) => page.promotions,
      );
      print(found.map(rowOf), { columns: ['code', 'kind', 'value', 'uses', 'limit', 'starts_at', 'ends_at'] });
    });

  forStore(promotions.command('create <code>'))
    .description('create a promotion code')
    .addHelpText(
      'after',
      examples(
        'promotions create SUMMER10 --kind percent --value 10 --ends-at 2027-09-01',
        'promotions create 3FOR2 --kind buy_x_get_y --buy 2 --get 1 --skus BOLT-M8 --skus NUT-M8',
      ),
    )
    .addOption(
      new Option('--kind <kind>', 'kind of promotion')
        .choices(['percent', 'amount', 'fixed_price', 'free_shipping', 'buy_x_get_y'])
        .makeOptionMandatory(),
    )
    .option('--description <text>', 'description')
    .option('--value <n>', 'percentage, amount, or price, depending on the kind', decimalText)
    .option('--skus <sku>', 'apply only to this SKU; repeat the option for each', each)
    .option('--categories <list>', 'apply only to these categories and their subcategories', list)
    .option('--buy <n>', 'quantity to buy (buy_x_get_y)', wholeNumber)
    .option('--get <n>', 'quantity that is free (buy_x_get_y)', wholeNumber)
    .option('--min-subtotal <amount>', 'minimum cart subtotal', decimalText)
    .option('--starts-at <time>', 'start time (ISO 8601), or first day in the time zone of the store')
    .option('--ends-at <time>', 'end time (ISO 8601), or last day in the time zone of the store')
    .option('--max-uses <n>', 'maximum number of uses', wholeNumber)
    .option('--max-uses-per-customer <n>', 'maximum number of uses per customer', wholeNumber)
    .option('--priority <n>', 'promotions with higher priority are applied first (default: 0)', integer)
    .option('--not-combinable', 'cannot be combined with other promotions')
    .action(async (code: string, options: CreateOptions) => {
      const promotion = {
        code,
        kind: options.kind,
        description: options.description,
        value: options.value,
        skus: options.skus,
        categories: options.categories,
        buyQuantity: options.buy,
        getQuantity: options.get,
        minSubtotal: options.minSubtotal,
        startsAt: options.startsAt,
        endsAt: options.endsAt,
        limitTotal: options.maxUses,
        limitPerCustomer: options.maxUsesPerCustomer,
        priority: options.priority,
        combinable: options.notCombinable !== true,
      };
      const { promotion: created, unknownSkus } = await clients.cart.createPromotion({ promotion }, await callerOf(context, options));
      const warnings = unknownSkus.map((sku) => `${sku} is not in the catalog, or hidden: the promotion does not apply to it now`);
      print({ code: created?.code ?? code, kind: options.kind, ...(isJson ? { warnings } : {}) });
      for (const warning of warnings) warn(warning);
    });

  forStore(promotions.command('end <code>'))
    .description('end a promotion immediately')
    .addHelpText('after', examples('promotions end SUMMER10', 'promotions end 3FOR2 --mode sandbox'))
    .action(async (code: string, options: StoreOptions) => {
      await clients.cart.endPromotion({ code }, await callerOf(context, options));
      print({ code, ended: true });
    });
  return promotions;
}

const rowOf = ({ promotion, useCount }: ListedPromotion__Output) => ({
  code: promotion?.code ?? null,
  kind: promotion?.kind ?? null,
  value: amount(promotion?.value),
  skus: promotion?.skus ?? [],
  categories: promotion?.categories ?? [],
  buy: promotion?.buyQuantity ?? null,
  get: promotion?.getQuantity ?? null,
  min_subtotal: amount(promotion?.minSubtotal),
  starts_at: promotion?.startsAt ?? null,
  ends_at: promotion?.endsAt ?? null,
  limit: promotion?.limitTotal ?? null,
  limit_per_customer: promotion?.limitPerCustomer ?? null,
  priority: promotion?.priority ?? 0,
  combinable: promotion?.combinable ?? null,
  uses: useCount,
});
