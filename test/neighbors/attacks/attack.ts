import type { Tally } from '../attacker/tally.ts';
import type { Way } from '../attacker/way.ts';
import type { Scene } from '../scene.ts';

/** The worst that one store, or one client address, can do to a resource that callers share. */
export interface Attack {
  /** The name that `--only` selects. */
  readonly name: string;
  /** The row of the table in docs/reliability.md. */
  readonly resource: string;
  /** The action of the attacker, in a few words. */
  readonly does: string;
  /** The least that the attacker gets, also on a slow machine. Without it, the attack did not reach what it attacks and proves nothing. */
  readonly reaches: Tally;
  /** Creates what the attack needs and returns what the attacker does at once. It runs before the measurements for this attack. */
  readonly plan: (scene: Scene) => Promise<readonly Way[]>;
}
