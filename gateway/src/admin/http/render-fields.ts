import { camelCase } from '../../http/input/to-message.ts';

/** Renders the fields of a message that the shape of a schema names, as they are; `null` for one that is not set. */
export const renderFields = <Shape extends object>(shape: Shape, message: object): Record<keyof Shape & string, unknown> => {
  const fields = message as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(shape).map((name) => [name, fields[camelCase(name)] ?? null])) as never;
};
