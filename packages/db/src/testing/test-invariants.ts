import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { type Kysely, sql } from 'kysely';
import { checkInvariants, type InvariantResult, type InvariantRule } from '../check-invariants.ts';
import type { TestDatabase } from './open-test-database.ts';
import { violatedInvariants } from './violated-invariants.ts';

/** Statements that violate rules, and the names of all rules that they violate. */
export type PlantedViolation = readonly [rules: readonly string[], ...statements: string[]];

interface InvariantTests<Database> {
  /** The database, once the tests run. Its rows violate nothing. */
  readonly open: () => Pick<TestDatabase<Database>, 'db' | 'broken'>;
  /** All rules of the service. */
  readonly invariants: readonly InvariantRule[];
  /** The rules that need a planted violation here; all unless given. */
  readonly own?: readonly InvariantRule[];
  readonly planted: readonly PlantedViolation[];
}

/** An ID names a row or its store by a UUID or a number. */
const ID = expect.stringMatching(/[0-9a-f]{8}-[0-9a-f-]{27}|\d/);
const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/**
 * Tests that every rule reports a planted violation, with one ID, and that no other rule does; that a check of recent changes reports the same, and
 * one of later changes nothing else; and that rows without a violation violate no rule. Fails if a rule has no planted violation.
 */
export function testInvariants<Database>({ open, invariants, own = invariants, planted }: InvariantTests<Database>): void {
  test.each(planted)('%j are reported after: %s', async (rules, ...statements) => {
    await open().broken(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);

      const expected = rules.toSorted().map((name) => ({ name, count: 1, ids: [ID] }));
      expect((await violatedInvariants(trx, invariants)).map(summaryOf).toSorted(byName)).toEqual(expected);
      expect(await violatedSince(trx, invariants, daysAgo(1))).toEqual(rules.toSorted());
      expect((await violatedSince(trx, invariants, daysAgo(-1))).filter((name) => !rules.includes(name))).toEqual([]);
    });
  });

  test('every rule has a planted violation, and rows without one violate no rule', async () => {
    const names = seen('invariants', own).map(({ name }) => name);
    const violated = new Set(planted.flatMap(([rules]) => rules));
    expect(names.filter((name) => !violated.has(name))).toEqual([]);
    expect(new Set(invariants.map(({ name }) => name)).size).toBe(invariants.length);
    expect(await violatedInvariants(open().db, invariants)).toEqual([]);
  });
}

const summaryOf = ({ name, violations }: InvariantResult) => ({ name, ...violations });
const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

const violatedSince = async <Database>(db: Kysely<Database>, rules: readonly InvariantRule[], since: Date): Promise<readonly string[]> =>
  (await checkInvariants(db, rules, { since })).flatMap(({ name, violations }) => (violations.count > 0 ? [name] : [])).toSorted();
