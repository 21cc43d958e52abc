/**
 * Lets one store, or one client address, do its worst to each resource that callers share, while another store shops: `npm run test:neighbors`.
 * docs/reliability.md describes what it proves.
 */
import { startSystem } from '@storefront/local-system';
import { Command, Option } from 'commander';
import { copyOfPreparedHome, removeHome } from '../load/worlds/prepared-home.ts';
import { worldOf } from '../load/worlds/world.ts';
import { atLeast } from '../support/at-least.ts';
import { ATTACKS } from './attacks/all-attacks.ts';
import { resultsTable } from './report/results-table.ts';
import { runAttacks } from './run-attacks.ts';
import { openScene, prepareLargeStore } from './scene.ts';

interface Options {
  readonly only?: readonly string[];
  readonly seconds: number;
}

const { only, seconds } = new Command('npm run test:neighbors --')
  .description(
    'Attack each shared resource while another store shops, and print what that store saw. Exits with 1 if an attack reached it.',
  )
  .addOption(new Option('--only <attacks...>', 'run only these attacks').choices(ATTACKS.map(({ name }) => name)))
  .option('--seconds <number>', 'how long each attack lasts', atLeast(5), 18)
  .parse()
  .opts<Options>();

const log = (line: string): void => void process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
const home = await copyOfPreparedHome('neighbors', prepareLargeStore, log);
const system = await startSystem({ home, log });
try {
  const scene = await openScene(worldOf(system));
  const attacks = ATTACKS.filter(({ name }) => only?.includes(name) ?? true);
  const results = await runAttacks(scene, attacks, { seconds, log });
  process.stdout.write(resultsTable(results));
  for (const { attack, verdict } of results)
    for (const violation of verdict.violations) process.stdout.write(`${attack.name}: ${violation}\n`);
  process.exitCode = results.every(({ verdict }) => verdict.violations.length === 0) ? 0 : 1;
} finally {
  await system.stop();
  await removeHome(home);
}
