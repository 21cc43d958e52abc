import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isOnCitus, openTestDatabase } from '@storefront/db/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { findFreeze } from '../../services/cart/src/store/freeze-rows.ts';
import type { Database } from '../../services/cart/src/store/schema.ts';

const folder = process.env.STATEMENTS_FOLDER ?? '';
const recorded = () => readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));

skippedIf(isOnCitus() && 'on Citus, statements are not recorded', test)(
  'a statement of the product is recorded with its role and file, and a statement of a test is not',
  async () => {
    const { close, db } = await openTestDatabase<Database>({
      name: 'cart',
      migrations: new URL('../../services/cart/migrations/', import.meta.url),
    });
    const scope = { tenantId: randomUUID(), mode: 'live' as const, customerId: randomUUID() };
    try {
      await db.transaction().execute((trx) => findFreeze(trx, scope, { cartId: randomUUID(), checkoutId: randomUUID() }));
      await sql`select 'from a test' from cart_freeze`.execute(db);
    } finally {
      await close();
    }

    expect(recorded()).toContainEqual(
      expect.stringMatching(/^\{"role":"storefront_cart","file":"services\/cart\/src\/store\/freeze-rows\.ts","text":"select /),
    );
    expect(recorded().filter((line) => line.includes(`'from a test'`))).toEqual([]);
  },
);
