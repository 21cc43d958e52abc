import { reportSkipped } from '@storefront/lifecycle';
import type { SweepDeps } from '../deps.ts';
import { ownerOfHeaders, ownerOfSigningKey } from '../signing/seal-options.ts';
import type { SecretOwner } from '../signing/secrets.ts';
import { listSealedSecrets, replaceSealedSecrets, type SealedColumn } from '../store/sealed-secrets.ts';

/** What each encrypted column is bound to. */
const ownersOf = (owner: SecretOwner): Readonly<Record<SealedColumn, SecretOwner>> => ({
  secret_sealed: owner,
  previous_secret_sealed: owner,
  headers_sealed: ownerOfHeaders(owner),
  signing_key_sealed: ownerOfSigningKey(owner),
  previous_signing_key_sealed: ownerOfSigningKey(owner),
});

/** While several keys are configured, encrypts the secrets of subscriptions with the first one, so that the others can be removed. */
export async function resealSecrets({ db, secrets, log }: SweepDeps): Promise<void> {
  if (!secrets.hasOtherKeys) return;
  for await (const { owner, sealed } of listSealedSecrets(db)) {
    try {
      const after = { ...sealed };
      for (const [column, bound] of Object.entries(ownersOf(owner)) as [SealedColumn, SecretOwner][]) {
        const before = sealed[column];
        if (before !== null) after[column] = secrets.reseal(before, bound) ?? before;
      }
      if (Object.entries(after).some(([column, value]) => value !== sealed[column as SealedColumn]))
        await replaceSealedSecrets(db, { owner, sealed }, after);
    } catch (error) {
      reportSkipped(log, 'reseal-secrets')(owner.subscriptionId, error);
    }
  }
}
