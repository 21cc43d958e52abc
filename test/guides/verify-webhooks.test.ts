import { spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { skippedIf } from '@storefront/lifecycle/testing';
import { markdownBlocks } from './markdown-blocks.ts';
import { VERIFIERS, type Verifier } from './verifiers.ts';

/** The verification of webhooks in each language of the guide, run where the language is installed. */

interface Delivery {
  readonly secret: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/webhooks.md'), 'utf8');
const key = randomBytes(32);
const secretOf = (bytes: Buffer): string => `whsec_${bytes.toString('base64')}`;
const BODY = JSON.stringify({ type: 'order.confirmed', data: { name: 'Brown’s Garage × 2' } });

/** Signs as the webhooks service does. */
function aDelivery({ secondsAgo = 0, signedWith = key, headers = {}, body = BODY } = {}): Delivery {
  const timestamp = String(Math.floor(Date.now() / 1_000) - secondsAgo);
  const signature = `v1,${createHmac('sha256', signedWith).update(`msg-1.${timestamp}.${BODY}`).digest('base64')}`;
  return {
    secret: secretOf(key),
    headers: { 'webhook-id': 'msg-1', 'webhook-timestamp': timestamp, 'webhook-signature': signature, ...headers },
    body,
  };
}
const signatureOf = (delivery: Delivery): string => delivery.headers['webhook-signature'] ?? '';

const CASES: readonly (readonly [what: string, delivery: () => Delivery, isGenuine: boolean])[] = [
  ['a genuine delivery', () => aDelivery(), true],
  ['a delivery of four minutes ago', () => aDelivery({ secondsAgo: 240 }), true],
  ['one of two signatures', () => aDelivery({ headers: { 'webhook-signature': `v1,AAAA ${signatureOf(aDelivery())}` } }), true],
  ['another body', () => aDelivery({ body: BODY.replace('2', '3') }), false],
  ['another secret', () => aDelivery({ signedWith: randomBytes(32) }), false],
  ['another ID', () => aDelivery({ headers: { 'webhook-id': 'msg-2' } }), false],
  ['a delivery of six minutes ago', () => aDelivery({ secondsAgo: 360 }), false],
  ['a delivery from the future', () => aDelivery({ secondsAgo: -360 }), false],
  ['a time that is not a number', () => aDelivery({ headers: { 'webhook-timestamp': 'now' } }), false],
  ['an empty signature', () => aDelivery({ headers: { 'webhook-signature': '' } }), false],
  ['a truncated signature', () => aDelivery({ headers: { 'webhook-signature': signatureOf(aDelivery()).slice(0, -1) } }), false],
  ['no headers', () => ({ ...aDelivery(), headers: {} }), false],
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the guide has one function for each language', () => {
  const named = markdownBlocks(guide).flatMap(({ language, code }) =>
    /\bverify\.\w+/.test(code.split('\n', 1)[0] ?? '') ? [language] : [],
  );

  expect(named).toEqual(VERIFIERS.map(({ language }) => language));
});

const isMissing = ({ language, program }: Verifier): boolean =>
  spawnSync(program, [language === 'go' ? 'version' : '--version']).status !== 0;

for (const verifier of VERIFIERS) {
  const { name, language, program, file, files, args } = verifier;
  skippedIf(isMissing(verifier) && `needs ${program}`, test)(
    `the verification in ${name} accepts genuine deliveries and rejects all others`,
    () => {
      const cwd = join(folder, language);
      const code = markdownBlocks(guide).find((block) => block.language === language && block.code.includes(file))?.code ?? '';
      for (const [path, content] of Object.entries({ ...files, [language === 'go' ? `webhooks/${file}` : file]: code })) {
        mkdirSync(dirname(join(cwd, path)), { recursive: true });
        writeFileSync(join(cwd, path), content);
      }

      const { stdout, stderr } = spawnSync(program, args, {
        cwd,
        input: JSON.stringify(CASES.map(([, delivery]) => delivery())),
        encoding: 'utf8',
      });

      const results = stdout.trim().split('\n');
      expect(stderr).toBe('');
      expect(CASES.map(([what], index) => `${what}: ${results[index]}`)).toEqual(
        CASES.map(([what, , isGenuine]) => `${what}: ${isGenuine}`),
      );
    },
  );
}
