import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { pingSubscription, rotateSecret } from '../handlers/rotate-secret.ts';
import { createSubscription } from '../handlers/subscriptions.ts';
import { openRequest } from '../sending/open-request.ts';
import { secretBox } from '../signing/secrets.ts';
import { type Claim, claimDeliveries } from '../store/claims.ts';
import { listSealedSecrets, replaceSealedSecrets } from '../store/sealed-secrets.ts';
import { aCaller, openWebhooksHarness, quietLog, type WebhooksHarness } from '../testing/webhooks-harness.ts';
import { resealSecrets } from './sweeps.ts';

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

test('a secret that is rotated meanwhile is not replaced by the old one', async () => {
  const { id } = await harness.subscribe('https://example.com/');
  const found: Parameters<typeof replaceSealedSecrets>[1][] = [];
  for await (const each of listSealedSecrets(harness.db)) if (each.owner.subscriptionId === id) found.push(each);
  await rotateSecret(harness.deps)({ subscriptionId: id, overlapHours: 1 }, caller);
  const rotated = await rowOf(id);

  for (const each of seen('secrets', found)) await replaceSealedSecrets(harness.db, each, each.sealed);

  expect(await rowOf(id)).toEqual(rotated);
});

test('headers and signing keys are encrypted with the first key too', async () => {
  const box = (...keys: Buffer[]) => secretBox(keys);
  const options = { signatureScheme: 'v1a', headers: { headers: [{ name: 'Authorization', value: 'Bearer 1' }] } };
  const withOld = { ...harness.deps, secrets: box(oldKey) };
  const request = { endpointUrl: 'http://127.0.0.1:4000/', eventTypes: ['stock.changed'], ...options };
  const id = (await createSubscription(withOld)(request, caller)).subscription?.id ?? '';
  await rotateSecret(withOld)({ subscriptionId: id }, caller);
  const claim = async (): Promise<Claim> => {
    await pingSubscription(harness.deps)({ subscriptionId: id }, caller);
    const claims = await claimDeliveries(harness.db, { owner: randomUUID(), limit: 10, leaseMs: 60_000 });
    const claimed = claims.find(({ subscriptionId }) => subscriptionId === id);
    if (claimed === undefined) throw new Error('nothing was claimed');
    return claimed;
  };
  const before = openRequest(await claim(), box(oldKey));
  expect(before).toMatchObject({ headers: { Authorization: 'Bearer 1' }, signing: { keys: [expect.any(String), expect.any(String)] } });

  await resealSecrets({ db: harness.db, log: quietLog, secrets: box(newKey, oldKey) });

  const after = await claim();
  expect(openRequest(after, box(newKey))).toEqual(before);
  expect(openRequest(after, box(oldKey))).toBeUndefined();
});
