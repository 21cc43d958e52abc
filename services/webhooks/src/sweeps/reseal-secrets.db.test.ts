import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rotateSecret } from '../handlers/rotate-secret.ts';
import { secretBox } from '../signing/secrets.ts';
import { aCaller, openWebhooksHarness, quietLog, type WebhooksHarness } from '../testing/webhooks-harness.ts';
import { resealSecrets } from './reseal-secrets.ts';

const caller = aCaller();
let harness: WebhooksHarness;
beforeAll(async () => {
  harness = await openWebhooksHarness(caller);
});
afterAll(() => harness.close());

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];

const rowOf = (id: string) =>
  harness.db.selectFrom('subscription').select(['secret_sealed', 'previous_secret_sealed']).where('id', '=', id).executeTakeFirstOrThrow();

test('both secrets of a subscription are readable under the old and the new key, and then under the new key alone', async () => {
  const withSecrets = (secrets: ReturnType<typeof secretBox>) => ({ ...harness, deps: { ...harness.deps, secrets, log: quietLog } });
  const { db } = harness;
  const { id } = await harness.subscribe('https://example.com/');
  const owner = { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: id };
  const before = secretBox([oldKey]);
  await db
    .updateTable('subscription')
    .set({ secret_sealed: before.seal('whsec_old', owner) })
    .where('id', '=', id)
    .execute();
  const rotated = await rotateSecret(withSecrets(before).deps)({ subscriptionId: id, overlapHours: 1 }, caller);

  await resealSecrets({ db, log: quietLog, secrets: secretBox([newKey]) });
  expect(before.open((await rowOf(id)).secret_sealed, owner)).toBe(rotated.signingSecret);

  await resealSecrets({ db, log: quietLog, secrets: secretBox([newKey, oldKey]) });
  const after = secretBox([newKey]);
  const resealed = await rowOf(id);
  expect(after.open(resealed.secret_sealed, owner)).toBe(rotated.signingSecret);
  expect(after.open(resealed.previous_secret_sealed ?? Buffer.of(), owner)).toBe('whsec_old');
  expect(() => before.open(resealed.secret_sealed, owner)).toThrow();

  await resealSecrets({ db, log: quietLog, secrets: secretBox([newKey, oldKey]) });
  expect(await rowOf(id)).toEqual(resealed);
});
