/** Converts unset text to `null`, because fields of the contract are always present. */
export function text(value: string | null | undefined): string | null {
  return value ?? null;
}
