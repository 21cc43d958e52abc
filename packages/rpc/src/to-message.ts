/** A value as a message has it: null is absent, and times are ISO-8601 text. */
type InMessage<Value> = Value extends null ? undefined : Value extends Date ? string : Value;

/** Converts a record whose fields are those of a message. */
export function toMessage<T extends object>(record: T): { [F in keyof T]: InMessage<T[F]> } {
  const fields = Object.entries(record).map(([field, value]) => [
    field,
    value instanceof Date ? value.toISOString() : (value ?? undefined),
  ]);
  return Object.fromEntries(fields);
}
