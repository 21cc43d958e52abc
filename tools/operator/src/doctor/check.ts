/** The outcome of one rule. */
export interface Check {
  readonly name: string;
  /** A sentence that states the rule. */
  readonly description: string;
  readonly ok: boolean;
  /** What violates the rule, as text; empty if the rule holds. */
  readonly detail: string;
  readonly violations: { readonly count: number; readonly ids: readonly string[] };
}

interface Rule {
  readonly name: string;
  readonly description: string;
}

/** A rule with the IDs of its violations; `count` is set if there are more than the IDs. */
export const checkOf = (
  { name, description }: Rule,
  ids: readonly string[],
  count = ids.length,
  notes: readonly string[] = ids,
): Check => ({
  name,
  description,
  ok: count === 0,
  detail: [...notes, ...(count > ids.length ? [`and ${count - ids.length} more`] : [])].join('; '),
  violations: { count, ids },
});

/** A rule about the whole system, without individual violations. */
export const failedCheck = (rule: Rule, reason: string): Check => checkOf(rule, [rule.name], 1, [reason]);
