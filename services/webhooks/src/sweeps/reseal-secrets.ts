import { reportSkipped } from '@storefront/lifecycle';
import type { SweepDeps } from '../deps.ts';
import { listSealedSecrets, replaceSealedSecrets } from '../store/sealed-secrets.ts';

/** While several keys are configured, encrypts signing secrets with the first one, so that the others can be removed. */
export async function resealSecrets({ db, secrets, log }: SweepDeps): Promise<void> {
  if (!secrets.hasOtherKeys) return;
  for await (const { owner, current, previous } of listSealedSecrets(db)) {
    try {
      const after = {
        current: secrets.reseal(current, owner) ?? current,
        previous: previous && (secrets.reseal(previous, owner) ?? previous),
      };
      if (after.current !== current || after.previous !== previous) await replaceSealedSecrets(db, { owner, current, previous }, after);
    } catch (error) {
      reportSkipped(log, 'reseal-secrets')(owner.subscriptionId, error);
    }
  }
}
