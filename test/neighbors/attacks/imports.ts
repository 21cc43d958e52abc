import type { Attack } from './attack.ts';
import { productsFile } from './products-file.ts';

const ROWS = 20_000;
const CONCURRENT = 4;

/** Imports that change every product of a store, again and again. */
export const imports: Attack = {
  name: 'imports',
  resource: 'Imports',
  does: `${CONCURRENT} imports at once of ${ROWS} products that all change`,
  reaches: { 'catalog import: exit 0': 1 },
  plan: async ({ system, newStore }) => {
    const { tenantId } = await newStore();
    const commands = await Promise.all(
      [10, 20].map(async (price) => ['catalog', 'import', await productsFile(system, ROWS, price), '--tenant', tenantId, '--mode', 'live']),
    );
    return [{ kind: 'commands', commands, concurrent: CONCURRENT }];
  },
};
