import { Command, Option } from 'commander';
import { type CommandContext, decimalText, onOff, type Rail, rails } from '../command-kit.ts';
import { operatorCaller } from '../operator-caller.ts';

interface CreateOptions {
  name: string;
  currency?: string;
  gctRate?: string;
  onlinePayments?: boolean;
  couriers?: boolean;
}

interface SetOptions {
  mode?: string;
  onlinePayments?: boolean;
  couriers?: boolean;
  rails?: Rail[];
  signup?: string;
}

/** storefront stores create | set */
export function storesCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const stores = new Command('stores').description('stores (tenants) and their settings');

  stores
    .command('create')
    .description('a new store, with a sandbox and a live world')
    .requiredOption('--name <name>')
    .option('--currency <code>', 'ISO 4217, JMD by default')
    .option('--gct-rate <rate>', 'a fraction, 0.15 by default', decimalText)
    .option('--online-payments', 'prepaid checkout and invoice payment')
    .option('--couriers', 'courier shipping options')
    .action(async ({ name, currency, gctRate, onlinePayments = false, couriers = false }: CreateOptions) => {
      const { tenantId } = await clients.stores.createStore({ name, currency, gctRate, onlinePayments, couriers }, operatorCaller());
      answer({ tenant_id: tenantId });
    });

  stores
    .command('set <tenant>')
    .description('changes settings, in both modes unless --mode names one')
    .addOption(new Option('--mode <mode>').choices(['sandbox', 'live']))
    .option('--online-payments <on|off>', '', onOff)
    .option('--couriers <on|off>', '', onOff)
    .option('--rails <list>', 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID', rails)
    .addOption(new Option('--signup <who>', 'open, or approval by the store').choices(['open', 'approval']))
    .action(async (tenantId: string, { mode, onlinePayments, couriers, rails: paymentRails, signup }: SetOptions) => {
      const response = await clients.stores.setStore({ tenantId, mode, onlinePayments, couriers, paymentRails, signup }, operatorCaller());
      answer(
        response.stores.map((store) => ({
          tenant_id: store.tenantId,
          mode: store.mode,
          name: store.name,
          currency: store.currency,
          gct_rate: Number(store.gctRate),
          online_payments: store.onlinePayments,
          couriers: store.couriers,
          payment_rails: store.paymentRails,
          signup: store.signup,
        })),
      );
    });
  return stores;
}
