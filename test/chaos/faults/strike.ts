import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';
import type { Network } from '../network/network.ts';
import { childrenOf } from './children-of.ts';
import type { Clocks } from './clocks.ts';
import type { Disk } from './disk.ts';
import type { PlannedFault } from './planned-fault.ts';
import { freeze, kill, restart } from './signal-faults.ts';

/** The system on which faults act. */
export interface Target {
  readonly system: System;
  readonly network: Network;
  readonly clocks: Clocks;
  readonly disk: Disk | undefined;
}

/** Carries out a fault, and undoes it when its time is over. Rejects if there is nothing to strike. */
export async function strike({ fault, forMs }: PlannedFault, { system, network, clocks, disk }: Target): Promise<void> {
  switch (fault.kind) {
    case 'kill':
      return void kill(system, fault.victim);
    case 'restart':
      return void restart(system, fault.victim);
    case 'freeze':
      return await freeze(system, fault.victim, forMs, childrenOf);
    case 'kill everything':
      for (const { name } of system.processes()) kill(system, name);
      return;
    case 'network':
      network.change(fault.path, fault.weather);
      await sleep(forMs);
      return network.change(fault.path, { kind: 'clear' });
    case 'clock':
      clocks.move(fault.victim, fault.minutes);
      await sleep(forMs);
      return clocks.move(fault.victim, 0);
    case 'full disk':
      if (disk === undefined) throw new Error('the system has no disk of its own');
      await disk.fill();
      await sleep(forMs);
      return await disk.free();
  }
}
