import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { silentFiles } from './silent-files.ts';

test('a file of a store that executes a statement is silent until it has sent one', () => {
  const root = mkdtempSync(join(tmpdir(), 'storefront-files-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const store = 'services/cart/src/store';
  try {
    write(`${store}/carts.ts`, 'await sql`select`.execute(db)');
    write(`${store}/lines/lines.ts`, 'await db.selectFrom().executeTakeFirstOrThrow()');
    write(`${store}/condition.ts`, 'sql`true`');
    write(`${store}/carts.db.test.ts`, 'await sql`select`.execute(db)');

    expect(silentFiles(root, new Set())).toEqual([`${store}/carts.ts`, `${store}/lines/lines.ts`]);
    expect(silentFiles(root, new Set([`${store}/carts.ts`]))).toEqual([`${store}/lines/lines.ts`]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
