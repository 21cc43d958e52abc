/**
 * Upgrades a running system from the previous release to this one, under traffic, and rolls it back: `npm run test:upgrade`.
 * docs/operations.md describes what it proves.
 */
import { parseArgs } from 'node:util';
import { findPreviousRelease } from './find-previous-release.ts';
import { runUpgrade } from './run-upgrade.ts';
import { runSelfTest } from './self-test.ts';

const USAGE = `Usage: npm run test:upgrade -- [--from REF] [--dwell SECONDS] [--shoppers COUNT]
                               [--orders COUNT] [--self-test]

  --from REF         the release to upgrade from; by default the newest v* tag, or before the
                     first tag the commit in proto/baseline
  --dwell SECONDS    how long each mix of releases serves (default: 10)
  --shoppers COUNT   shoppers of each of the two stores (default: 4)
  --orders COUNT     orders that one store has before the upgrade (default: 0)
  --self-test        upgrades to a copy of this work tree with an incompatible migration, which
                     must be found
`;

/** The exit codes. */
const EXIT = { passed: 0, failed: 1, usage: 2, nothingToTest: 3 } as const;

/** The command line is invalid. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    const { from, isSelfTest, ...options } = readOptions(args);
    if (isSelfTest) return (await runSelfTest(process.cwd(), options)) ? EXIT.passed : EXIT.failed;
    const previous = findPreviousRelease(process.cwd(), from);
    if (previous === undefined) {
      process.stderr.write(
        'Nothing was tested: this clone has no v* tag and not the commit in proto/baseline. Fetch the history, or name a release with --from.\n',
      );
      return EXIT.nothingToTest;
    }
    return (await runUpgrade(process.cwd(), previous, options)) ? EXIT.passed : EXIT.failed;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

function readOptions(args: readonly string[]) {
  const options = {
    from: { type: 'string' },
    dwell: { type: 'string', default: '10' },
    shoppers: { type: 'string', default: '4' },
    orders: { type: 'string', default: '0' },
    'self-test': { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    return {
      from: values.from,
      isSelfTest: values['self-test'],
      dwellMs: integer('dwell', values.dwell, 1) * 1000,
      shoppers: integer('shoppers', values.shoppers, 1),
      orders: integer('orders', values.orders, 0),
    };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

function integer(name: string, text: string, min: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min) throw new Error(`--${name} must be an integer of ${min} or more.`);
  return value;
}
