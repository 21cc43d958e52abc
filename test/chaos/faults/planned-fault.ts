import type { Weather } from '../network/fault-proxy.ts';
import type { Path } from '../network/network.ts';

/** A fault and when it strikes, in milliseconds from the start of the run. */
export interface PlannedFault {
  readonly atMs: number;
  /** How long it lasts. A killed process is restarted at once, so its fault has no duration. */
  readonly forMs: number;
  readonly fault: Fault;
}

/** The action on the system. */
export type Fault =
  | { readonly kind: 'kill' | 'freeze' | 'restart'; readonly victim: string }
  | { readonly kind: 'network'; readonly path: Path; readonly weather: Exclude<Weather, { kind: 'clear' }> }
  | { readonly kind: 'clock'; readonly victim: string; readonly minutes: number }
  | { readonly kind: 'full disk' }
  | { readonly kind: 'kill everything' };

/** The kinds of faults, as the report counts them. */
export const faultKind = (fault: Fault): string => (fault.kind === 'network' ? `network: ${fault.weather.kind}` : fault.kind);

/** Describes a planned fault in one line. */
export function describeFault({ atMs, forMs, fault }: PlannedFault): string {
  const lasting = forMs === 0 ? '' : ` for ${(forMs / 1_000).toFixed(1)} s`;
  return `${(atMs / 1_000).toFixed(1).padStart(7)} s  ${textOf(fault)}${lasting}`;
}

function textOf(fault: Fault): string {
  if (fault.kind === 'network') {
    const { path, weather } = fault;
    const delay = weather.kind === 'delay' ? ` of ${weather.delayMs} ms` : '';
    return `network: ${weather.kind}${delay} from ${path.from ?? 'every service'} to ${path.to}`;
  }
  if (fault.kind === 'clock') return `clock of ${fault.victim} off by ${fault.minutes} min`;
  return 'victim' in fault ? `${fault.kind} ${fault.victim}` : fault.kind;
}
