/** The kind of an API key. */
export type KeyKind = 'secret' | 'publishable';

const KEY = /^svc_(?<mode>test|live)_(?<kind>sec|pub)_\S+$/;
const PREFIX: Readonly<Record<KeyKind, string>> = { secret: 'sec', publishable: 'pub' };

/** Returns why text cannot be a key of this kind, or undefined if it can. */
export function keyError(kind: KeyKind, key: string): string | undefined {
  const found = KEY.exec(key)?.groups?.kind;
  const expected = `The ${kind} key starts with svc_test_${PREFIX[kind]}_ or svc_live_${PREFIX[kind]}_.`;
  if (found === undefined) return `This is not an API key. ${expected}`;
  if (found !== PREFIX[kind]) return `This is a ${kind === 'secret' ? 'publishable' : 'secret'} key. ${expected}`;
  return undefined;
}

/** Returns what is wrong with two keys that are valid by themselves, or undefined. */
export function pairError(secretKey: string, publishableKey: string): string | undefined {
  const [secret, publishable] = [secretKey, publishableKey].map((key) => KEY.exec(key)?.groups?.mode);
  if (secret === publishable) return undefined;
  const name = (mode: string | undefined): string => (mode === 'live' ? 'live' : 'sandbox');
  return `The secret key is of ${name(secret)} mode, and the publishable key of ${name(publishable)} mode. Both must be of the same mode.`;
}
