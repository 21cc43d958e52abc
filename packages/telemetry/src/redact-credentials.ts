/** Fields that may contain a credential. Logs use an allowlist; this is the safety net below it. */
const CREDENTIALS: ReadonlySet<string> = new Set(['authorization', 'token', 'password', 'signing_secret']);
const CENSORED = '[redacted]';

type Fields = Record<string, unknown>;

/** Redacts credentials at the top level and one level below. Copies the fields only if there is something to redact, which is rare. */
export function redactCredentials(fields: Fields): Fields {
  return censored(fields, (value) => (isFields(value) ? censored(value, (inner) => inner) : value));
}

function censored(fields: Fields, clean: (value: unknown) => unknown): Fields {
  let copy: Fields | undefined;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    const cleaned = value !== undefined && CREDENTIALS.has(name) ? CENSORED : clean(value);
    if (cleaned === value) continue;
    copy ??= { ...fields };
    copy[name] = cleaned;
  }
  return copy ?? fields;
}

/** Errors have their own serializer, which redacts its output. */
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !(value instanceof Error);
