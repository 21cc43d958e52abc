import { type Finding, fail, ok, someOf, warn } from './finding.ts';
import type { StoreState } from './store-state.ts';

/** `storefront doctor` finds nothing wrong with the store. Findings that name no store are the operator's to judge. */
export function checkDoctor({ doctor }: StoreState): Finding {
  const broken = doctor.ofStore.filter((check) => !check.ok);
  if (broken.length > 0) {
    const reasons = broken.map(({ name, detail }) => `${name} (${detail})`);
    return fail(`The records of the services about this store disagree: ${someOf(reasons)}.`, 'Follow storefront doctor --full.');
  }
  const elsewhere = doctor.ofSystem.filter((check) => !check.ok).map(({ name }) => name);
  if (elsewhere.length > 0) {
    return warn(`The doctor reports violated rules that may concern this store: ${someOf(elsewhere)}.`, 'Follow storefront doctor.');
  }
  return ok('The doctor finds nothing wrong with this store.');
}
