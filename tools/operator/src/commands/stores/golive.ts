import { Command } from 'commander';
import { type CommandContext, withTenant } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { checklistText, runChecklist } from '../../golive/checklist.ts';
import { readStore } from '../../golive/read-store.ts';

/** Defines `storefront golive`: checks whether a store is ready for live mode, without writing. Exits with 1 if an item fails. */
export function goliveCommand({ clients, isJson, print, write }: CommandContext, fail: () => void): Command {
  return withTenant(new Command('golive'))
    .description('check whether a store is ready to go live: each item is ok, warn, or fail')
    .addHelpText('after', examples('golive', 'golive --tenant 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --json'))
    .action(async ({ tenant }: { tenant: string }) => {
      const items = runChecklist(await readStore(clients, tenant));
      const isReady = items.every(({ status }) => status !== 'fail');
      if (isJson) print({ tenant_id: tenant, ok: isReady, items: items.map((item) => ({ ...item })) });
      else await write(checklistText(items));
      if (!isReady) fail();
    });
}
