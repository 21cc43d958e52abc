import { expect, test } from '@jest/globals';
import { sizeTable } from './size-table.ts';

test('a row has a cell for each size, in the order of the measurements', () => {
  const table = sizeTable('Read', [10, 100]);
  table.add('one', '1.0');
  table.add('all', '2.0');
  table.add('one', '1.5');
  table.add('all', '20.0');

  expect(table.markdown()).toBe('| Read | 10 | 100 |\n|---|---|---|\n| one | 1.0 | 1.5 |\n| all | 2.0 | 20.0 |\n');
});
