import type { Attack } from './attack.ts';

const CONCURRENT = 4;

/** Exports of a large store, and lists of operators. */
export const exports: Attack = {
  name: 'exports',
  resource: 'Exports and admin RPCs',
  does: `${CONCURRENT} exports or lists at once of a store of 250,000 products`,
  reaches: { 'catalog export: output': 10, 'catalog list: exit 0': 1 },
  plan: async ({ large }) => {
    const inStore = ['--tenant', large.tenantId, '--mode', 'live'];
    const commands = [
      ['catalog', 'export', ...inStore],
      ['catalog', 'list', '--limit', '200', ...inStore],
      ['catalog', 'export', ...inStore],
      ['doctor', '--full'],
    ];
    return [{ kind: 'commands', commands, concurrent: CONCURRENT }];
  },
};
