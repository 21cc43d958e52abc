import type { ListedPromotion__Output } from '@storefront/proto/storefront/cart/v1/ListedPromotion';
import { Command, Option } from 'commander';
import {
  amount,
  type CommandContext,
  callerOf,
  decimalText,
  forStore,
  integer,
  list,
  type StoreOptions,
  wholeNumber,
} from '../command-kit.ts';

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

/** storefront promotions list | create | end */
export function promotionsCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const promotions = new Command('promotions').description('promotion codes');

  forStore(promotions.command('list'))
    .description('the newest first, with how often each is used')
    .option('--limit <n>', '', wholeNumber, 50)
    .option('--offset <n>', '', wholeNumber, 0)
    .action(async (options: StoreOptions & { limit: number; offset: number }) => {
      const { limit, offset } = options;
      const listed = await clients.cart.listPromotions({ limit, offset }, await callerOf(context, options));
      answer(listed.promotions.map(rowOf));
    });

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
