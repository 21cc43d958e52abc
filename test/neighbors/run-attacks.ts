import { startAttacker } from './attacker/start-attacker.ts';
import type { Way } from './attacker/way.ts';
import type { Attack } from './attacks/attack.ts';
import { type Result, timesOf } from './report/results-table.ts';
import { type Attacked, verdictOf } from './report/verdict.ts';
import type { Scene } from './scene.ts';
import { settle } from './settle.ts';
import { openVictim } from './victim/open-victim.ts';
import { type Samples, together } from './victim/samples.ts';
import { keysFor, shopSteadily } from './victim/shop-steadily.ts';
import { watchGateway } from './watch-gateway.ts';

/** How to run the attacks. */
export interface RunOptions {
  /** How long each attack lasts. */
  readonly seconds: number;
  readonly log: (line: string) => void;
}

/** The victim is measured alone this long before and after each attack. */
const ALONE_SECONDS = 5;
/** The p95 alone comes from so many windows before and as many after an attack: the nearest ones, because a machine changes. */
const WINDOWS_AROUND = 2;
/** Fills caches and pools, and compiles code, before the first measurement. */
const WARM_UP_SECONDS = 5;

/** All attacks at once, which two processors cannot serve: only the memory of the gateway and `/health` are checked. */
const TOGETHER: Attack = {
  name: 'together',
  resource: 'all',
  does: 'all of these at once',
  // Each alone has shown what it reaches.
  reaches: {},
  plan: async () => [],
};

/** Runs the attacks one after another, with the victim alone in between, and compares. */
export async function runAttacks(scene: Scene, single: readonly Attack[], { seconds, log }: RunOptions): Promise<readonly Result[]> {
  log('preparing the victim');
  const victim = await openVictim(scene);
  const plans: (readonly Way[])[] = [];
  const attacks = single.length > 1 ? [...single, TOGETHER] : single;
  await victim.addKeys(keysFor(WARM_UP_SECONDS));
  await shopSteadily(victim, WARM_UP_SECONDS);

  const aloneSeconds = attacks.length > 1 ? ALONE_SECONDS : WINDOWS_AROUND * ALONE_SECONDS;
  const alone: Samples[] = [];
  const attacked: { readonly attack: Attack; readonly measured: Attacked }[] = [];
  const measureAlone = async (): Promise<void> => {
    await settle(scene.system);
    // Those of the attack too, because no key can be issued reliably while it lasts.
    await victim.addKeys(keysFor(aloneSeconds) + keysFor(seconds));
    alone.push(await shopSteadily(victim, aloneSeconds));
  };
  for (const attack of attacks) {
    // Just before the attack, because what it needs can expire.
    plans.push(await attack.plan(scene));
    await measureAlone();
    log(`${attack.name}: ${attack.does}`);
    const measured = await measureAttack(attack, attack === TOGETHER ? plans.flat() : (plans.at(-1) ?? []));
    attacked.push({ attack, measured });
    log(`  ${measured.samples.failures.length} errors, gateway ${measured.gauge.memoryMiB} MiB, got ${JSON.stringify(measured.got)}`);
  }
  await measureAlone();
  await victim.close();
  return attacked.map(({ attack, measured }, index) => judged(attack, measured, index));

  async function measureAttack({ reaches }: Attack, ways: readonly Way[]): Promise<Attacked> {
    const stopWatching = watchGateway(scene.system);
    const attacker = await startAttacker(scene.system, ways, reaches);
    const samples = await shopSteadily(victim, seconds);
    const got = await attacker.stop();
    return { samples, got, gauge: await stopWatching() };
  }

  function judged(attack: Attack, measured: Attacked, index: number): Result {
    const around = alone.slice(Math.max(0, index + 1 - WINDOWS_AROUND), index + 1 + WINDOWS_AROUND);
    const verdict = verdictOf(together(around), measured, { comparesVictim: attack !== TOGETHER, reaches: attack.reaches });
    log(`${attack.name}: ${timesOf(verdict)}`);
    return { attack, attacked: measured, verdict };
  }
}
