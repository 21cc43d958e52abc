import { isDeepStrictEqual } from 'node:util';
import type { State } from './read-state.ts';

/** What an entry contains of an object before and after a change; null if it did not exist. */
export interface ChangedFields {
  readonly before: unknown;
  readonly after: unknown;
}

/** The value of a personal field that has changed. */
const REDACTED = '[redacted]';

/** Returns the fields in which two states differ, without the values of personal ones. */
export function changedFields(before: readonly State[], after: readonly State[]): ChangedFields {
  if (before.length > 1 || after.length > 1) return { before: listOf(before), after: listOf(after) };
  const [was, is] = [before[0], after[0]];
  const names = differing(was?.fields, is?.fields);
  const personal = differing(was?.personal, is?.personal);
  return { before: part(was, names, personal), after: part(is, names, personal) };
}

type Values = Readonly<Record<string, unknown>>;

const differing = (was: Values = {}, is: Values = {}): readonly string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !isDeepStrictEqual(was[name] ?? null, is[name] ?? null));

function part(state: State | undefined, names: readonly string[], personal: readonly string[]): Values | null {
  if (state === undefined) return null;
  const values = names.map((name) => [name, state.fields[name] ?? null]);
  const redacted = personal.map((name) => [name, (state.personal[name] ?? null) === null ? null : REDACTED]);
  return Object.fromEntries([...values, ...redacted]);
}

/** Each of several rows, with its mode if they differ in it. */
function listOf(states: readonly State[]): readonly Values[] | null {
  if (states.length === 0) return null;
  const isOfModes = new Set(states.map(({ mode }) => mode)).size > 1;
  return states.map(({ mode, fields }) => (isOfModes ? { mode, ...fields } : fields));
}
