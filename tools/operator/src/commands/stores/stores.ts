import {
  CONTRACT_PRICES,
  MODES,
  type Mode,
  PAYMENT_RAILS,
  type PaymentRail,
  SHIPPING_TAXES,
  SIGNUP_POLICIES,
  TAX_ROUNDINGS,
} from '@storefront/contract';
import { Command, Option } from 'commander';
import { type CommandContext, decimalText, onOff, rails } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { operatorCaller, storeCaller } from '../../operator-caller.ts';
import { type SellerOptions, sellerRequest, sellerRow, withSellerOptions } from './seller-options.ts';
import { addStoreLookups } from './store-lookups.ts';
import { storePaymentsCommand } from './store-payments.ts';
import { storeRow } from './store-rows.ts';

interface CreateOptions {
  name: string;
  currency?: string;
  gctRate?: string;
  onlinePayments?: boolean;
  couriers?: boolean;
}

interface SetOptions extends SellerOptions {
  mode?: Mode;
  name?: string;
  timeZone?: string;
  gctRate?: string;
  gctRateFrom?: string;
  onlinePayments?: boolean;
  couriers?: boolean;
  rails?: PaymentRail[];
  signup?: string;
  taxRounding?: string;
  shippingTax?: string;
  contractPrice?: string;
  requireVerifiedEmail?: boolean;
  eventFeed?: boolean;
}

/** Defines the commands of `storefront stores`. */
export function storesCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const stores = nounCommand('stores');

  addStoreLookups(stores, context);

  stores
    .command('create')
    .description('create a store with separate sandbox and live data')
    .addHelpText(
      'after',
      examples(
        "stores create --name 'Kingston Hardware'",
        "stores create --name 'Miami Tools' --currency USD --gct-rate 0.07 --online-payments",
      ),
    )
    .requiredOption('--name <name>', 'name of the store')
    .option('--currency <code>', 'ISO 4217 currency code (default: JMD)')
    .option('--gct-rate <rate>', 'GCT rate as a fraction (default: 0.15)', decimalText)
    .addOption(onlinePaymentsOption())
    .addOption(couriersOption())
    .action(async ({ name, currency, gctRate, onlinePayments = false, couriers = false }: CreateOptions) => {
      const { tenantId } = await clients.stores.createStore({ name, currency, gctRate, onlinePayments, couriers }, operatorCaller());
      print({ tenant_id: tenantId });
    });

  withSellerOptions(stores.command('update <tenant>'))
    .description('change settings, in both modes unless --mode is given')
    .addHelpText(
      'after',
      examples(
        'stores update 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --online-payments on --rails CASH_ON_DELIVERY,PREPAID',
        'stores update 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --time-zone America/Jamaica --gct-rate 0.165 --gct-rate-from 2027-04-01',
        "stores update 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --mode live --legal-name 'Kingston Hardware Ltd' --tax-number 001-234-567",
      ),
    )
    .addOption(new Option('--mode <mode>', 'change only this mode').choices(MODES))
    .option('--name <name>', 'name of the store')
    .option('--time-zone <zone>', 'IANA time zone of dates, such as America/Jamaica')
    .option('--gct-rate <rate>', 'GCT rate as a fraction; products with a rate of their own keep it', decimalText)
    .option('--gct-rate-from <date>', 'local date from which --gct-rate applies (default: today)')
    .addOption(onlinePaymentsOption())
    .addOption(couriersOption())
    .option('--rails <list>', `default payment rails: ${PAYMENT_RAILS.join()}`, rails)
    .addOption(new Option('--signup <policy>', 'whether new shoppers need approval by the store').choices(SIGNUP_POLICIES))
    .addOption(new Option('--tax-rounding <of>', 'whether the tax of each line is rounded, or that of each rate').choices(TAX_ROUNDINGS))
    .addOption(
      new Option('--shipping-tax <rates>', "whether shipping is taxed at the store's rate, or in proportion to the goods").choices(
        SHIPPING_TAXES,
      ),
    )
    .addOption(
      new Option('--contract-price <when>', 'whether a contract price always applies, or only where it is the lowest').choices(
        CONTRACT_PRICES,
      ),
    )
    .addOption(switchOption('--require-verified-email [on|off]', 'whether checkouts require a verified email'))
    .addOption(switchOption('--event-feed [on|off]', 'whether GET /v1/events returns the events; they are stored from then on'))
    .action(async (tenantId: string, { mode, rails: paymentRails, eventFeed, ...options }: SetOptions) => {
      const { name, timeZone, gctRate, gctRateFrom, ...others } = options;
      const { onlinePayments, couriers, signup, taxRounding, shippingTax, contractPrice, requireVerifiedEmail, ...seller } = others;
      const dated = { name, timeZone, gctRate, gctRateFrom };
      const modes = mode === undefined ? MODES : [mode];
      const sellers = await setSellers(context, tenantId, modes, seller);
      const taxesAndPrices = { taxRounding, shippingTax, contractPrice };
      const settings = { ...dated, onlinePayments, couriers, paymentRails, signup, ...taxesAndPrices, requireVerifiedEmail };
      const response = await clients.stores.setStore({ tenantId, mode, ...settings }, operatorCaller());
      const feeds = await setEventFeeds(context, tenantId, modes, eventFeed);
      print(response.stores.map((store) => ({ ...storeRow(store), ...sellers.get(store.mode), ...feeds.get(store.mode) })));
    });
  stores.addCommand(storePaymentsCommand(context));
  return stores;
}

const onlinePaymentsOption = () => switchOption('--online-payments [on|off]', 'prepaid checkout and online invoice payment');
const couriersOption = () => switchOption('--couriers [on|off]', 'courier shipping options');

/** An option that is on without a value. */
const switchOption = (flags: string, description: string) => new Option(flags, description).argParser(onOff).preset('on');

/** Changes the seller in each mode if an option asks for it, and returns the sellers by mode. */
async function setSellers({ clients }: CommandContext, tenantId: string, modes: readonly Mode[], options: SellerOptions) {
  const request = sellerRequest(options);
  const rows = new Map<string, ReturnType<typeof sellerRow>>();
  for (const mode of modes) {
    const caller = await storeCaller(clients, tenantId, mode);
    const { seller } =
      request === undefined ? await clients.billing.getSeller({}, caller) : await clients.billing.setSeller(request, caller);
    rows.set(mode, sellerRow(seller));
  }
  return rows;
}

/** Turns the event feed on or off in each mode if the option asks for it, and returns what it is then, by mode. */
async function setEventFeeds({ clients }: CommandContext, tenantId: string, modes: readonly Mode[], isOn: boolean | undefined) {
  const rows = new Map<string, { readonly event_feed: boolean }>();
  if (isOn === undefined) return rows;
  for (const mode of modes) {
    const feed = await clients.webhooks.setEventFeed({ isOn }, await storeCaller(clients, tenantId, mode));
    rows.set(mode, { event_feed: feed.isOn });
  }
  return rows;
}
