import { MODES, type Mode } from '@storefront/contract';
import type { Keyset } from '@storefront/proto/storefront/common/v1';
import type { Caller } from '@storefront/rpc';
import type { Command } from 'commander';
import type { Clients } from '../../clients.ts';
import type { CommandContext } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { firstItems, type LimitOptions, type PeriodOptions, withChoice, withLimit, withPeriod } from '../../list-options.ts';
import { operatorCaller, storeCaller } from '../../operator-caller.ts';
import { sellerRow } from './seller-options.ts';
import { storeRow } from './store-rows.ts';

interface ListOptions extends LimitOptions, PeriodOptions {
  readonly currency?: string;
  readonly text?: string;
}

/** Adds `list` and `show` to `storefront stores`. */
export function addStoreLookups(stores: Command, { clients, print }: CommandContext): void {
  withPeriod(
    withLimit(
      stores
        .command('list')
        .description('list stores, newest first')
        .addHelpText('after', examples('stores list --text bakery', 'stores list --currency JMD --since 2026-11-01')),
      'stores',
    ),
    'stores created',
  )
    .option('--currency <code>', 'list only stores with this ISO 4217 currency')
    .option('--text <text>', 'list only stores whose name contains this text')
    .action(async ({ limit, ...filters }: ListOptions) => {
      const read = (keyset: Keyset) => clients.stores.listStores({ ...filters, keyset }, operatorCaller());
      const found = await firstItems(limit, read, (page) => page.stores);
      print(
        found.map(({ tenantId, name, createdAt, settings }) => ({
          tenant_id: tenantId,
          name,
          currency: settings[0]?.currency ?? null,
          created_at: createdAt,
          settings: settings.map(storeRow),
        })),
        { columns: ['name', 'tenant_id', 'currency', 'created_at'] },
      );
    });

  withChoice(stores.command('get <tenant>'), '--mode <mode>', 'show only this mode', MODES)
    .description('print the settings and seller details of a store in each mode')
    .addHelpText(
      'after',
      examples('stores get 8f14e45f-ceea-467f-9575-1d5a3e1f9b52', 'stores get 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --mode live'),
    )
    .action(async (tenantId: string, { mode }: { mode?: Mode }) => {
      const modes = mode === undefined ? MODES : [mode];
      print(
        await Promise.all(
          modes.map(async (each) => {
            const { store } = await clients.stores.getStore({ tenantId, mode: each }, operatorCaller());
            if (store === null) throw new Error('the response has no store');
            const caller = await storeCaller(clients, tenantId, each);
            const [{ seller }, feed] = await Promise.all([clients.billing.getSeller({}, caller), eventFeedOf(clients, caller)]);
            return { ...storeRow(store), ...sellerRow(seller), event_feed: feed };
          }),
        ),
      );
    });
}

/** Null if webhooks does not respond. */
const eventFeedOf = ({ webhooks }: Clients, caller: Caller): Promise<boolean | null> =>
  webhooks.getEventFeed({}, caller).then(
    ({ isOn }) => isOn,
    () => null,
  );
