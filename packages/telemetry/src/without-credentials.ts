/** Fields that may carry a credential. Logs are written by allow-list; this is the net below it. */
const CREDENTIALS: ReadonlySet<string> = new Set(['authorization', 'token', 'password', 'signing_secret']);
const CENSORED = '[redacted]';

type Fields = Record<string, unknown>;

/** The fields without credentials, neither their own nor those one level below. A line that has none, which is nearly every line, is not copied. */
export function withoutCredentials(fields: Fields): Fields {
  return censored(fields, (value) => (isFields(value) ? censored(value, (inner) => inner) : value));
}

function censored(fields: Fields, clean: (value: unknown) => unknown): Fields {
  let copy: Fields | undefined;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    const kept = value !== undefined && CREDENTIALS.has(name) ? CENSORED : clean(value);
    if (kept === value) continue;
    copy ??= { ...fields };
    copy[name] = kept;
  }
  return copy ?? fields;
}

/** Errors are written by their own serializer, which looks through what it wrote. */
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !(value instanceof Error);
