import { readEnv, text } from '@storefront/config';
import { isUuid } from '@storefront/contract';
import { abortMove, moveStore, openCells } from '@storefront/store-move';
import { Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { examples } from '../../examples.ts';

/**
 * Defines `storefront stores move`: moves a store to another deployment. It connects to both databases as the role that `npm run migrate` uses, and
 * calls no service.
 */
export function moveStoreCommand({ env, answer, progress, complain }: CommandContext): Command {
  return new Command('move')
    .description(
      'move a store, in both modes, to another deployment; see docs/moving-a-store.md. Needs MIGRATOR_DATABASE_URL for the deployment that it leaves, and TARGET_MIGRATOR_DATABASE_URL, or these names with _FILE',
    )
    .addHelpText(
      'after',
      examples('stores move 8f14e45f-ceea-467f-9575-1d5a3e1f9b52', 'stores move 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --abort'),
    )
    .argument('<tenant>', 'store ID', storeId)
    .option('--abort', 'end a move that was interrupted before the switch, and delete the copied rows', false)
    .action(async (tenantId: string, { abort }: { abort: boolean }) => {
      const cells = await openCells(readUrls(env), tenantId);
      try {
        if (abort) {
          await abortMove(cells, tenantId);
          return answer({ tenant_id: tenantId, state: 'aborted' });
        }
        const { rows, pausedMs, hasLeft } = await moveStore(cells, { tenantId, progress });
        answer({ tenant_id: tenantId, state: hasLeft ? 'left' : 'moved', rows: rows ?? null, paused_ms: pausedMs ?? null });
        if (!hasLeft)
          complain(
            'The store is in the target. Its rows are still in the source, where a consumer is behind: run the command again later.',
          );
      } finally {
        await cells.close();
      }
    });
}

function readUrls(env: NodeJS.ProcessEnv) {
  const values = readEnv({ MIGRATOR_DATABASE_URL: text(), TARGET_MIGRATOR_DATABASE_URL: text() }, env);
  return { source: values.MIGRATOR_DATABASE_URL, target: values.TARGET_MIGRATOR_DATABASE_URL };
}

function storeId(given: string): string {
  if (!isUuid(given)) throw new InvalidArgumentError('must be a store ID');
  return given.toLowerCase();
}
