type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name extends `${infer Head}-${infer Tail}`
    ? `${Head}${Capitalize<CamelCase<Tail>>}`
    : Name;

/** A validated value with the field names of a gRPC message. */
export type Message<Value> = Value extends readonly (infer Item)[]
  ? Message<Item>[]
  : Value extends Date
    ? Value
    : Value extends object
      ? { [Name in keyof Value as Name extends string ? CamelCase<Name> : Name]: Message<Value[Name]> }
      : Value;

const names = new Map<string, string>();

/** Returns the name of a field in gRPC messages. Names come from the schemas, so there are few. */
export function camelCase(name: string): string {
  const known = names.get(name) ?? name.replace(/[_-](\w)/g, (_all, letter: string) => letter.toUpperCase());
  names.set(name, known);
  return known;
}

/** Renames the fields of a validated value, at every depth, to those of a gRPC message. */
export function toMessage<Value>(value: Value): Message<Value>;
export function toMessage(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => toMessage(item));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [camelCase(name), toMessage(field)]));
}
