import { Command, Option } from 'commander';
import { type CommandContext, callerOf, decimalText, forStore, integer, list, type StoreOptions, wholeNumber } from '../command-kit.ts';

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
  limit?: number;
  limitPerCustomer?: number;
  priority?: number;
  notCombinable?: boolean;
};

/** storefront promotions create | end */
export function promotionsCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const promotions = new Command('promotions').description('promotion codes');

  forStore(promotions.command('create <code>'))
    .addOption(
      new Option('--kind <kind>').choices(['percent', 'amount', 'fixed_price', 'free_shipping', 'buy_x_get_y']).makeOptionMandatory(),
    )
    .option('--description <text>')
    .option('--value <n>', 'percent, amount or price', decimalText)
    .option('--skus <list>', 'only these products', list)
    .option('--categories <list>', 'only products in or below these', list)
    .option('--buy <n>', '', wholeNumber)
    .option('--get <n>', '', wholeNumber)
    .option('--min-subtotal <n>', '', decimalText)
    .option('--starts-at <time>')
    .option('--ends-at <time>')
    .option('--limit <n>', 'uses in all', wholeNumber)
    .option('--limit-per-customer <n>', '', wholeNumber)
    .option('--priority <n>', 'higher is applied first, 0 unless given', integer)
    .option('--not-combinable', 'stands alone')
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
        limitTotal: options.limit,
        limitPerCustomer: options.limitPerCustomer,
        priority: options.priority,
        combinable: options.notCombinable !== true,
      };
      const { promotion: created } = await clients.cart.createPromotion({ promotion }, await callerOf(context, options));
      answer({ code: created?.code ?? code, kind: options.kind });
    });

  forStore(promotions.command('end <code>')).action(async (code: string, options: StoreOptions) => {
    await clients.cart.endPromotion({ code }, await callerOf(context, options));
    answer({ code, ended: true });
  });
  return promotions;
}
