/** The outcome of one rule. */
export interface Check {
  readonly name: string;
  /** A sentence that states the rule. */
  readonly description: string;
  readonly ok: boolean;
  /** The violations of the rule, as text; empty if the rule is true. */
  readonly detail: string;
  readonly violations: { readonly count: number; readonly ids: readonly string[] };
  /** The number of objects that the check has read, such as consumers or ledger entries; null if a service does not count them. */
  readonly seen: number | null;
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
  seen: null,
});

/** Adds to the outcome of a rule how much its check has read. A rule that needs `least` is violated by less, because it has not been checked. */
export const withSeen = (check: Check, seen: number, least = 0): Check =>
  seen < least ? { ...failedCheck(check, `not checked: saw ${seen} of at least ${least}`), seen } : { ...check, seen };

/** A rule about the whole system, without individual violations. */
export const failedCheck = (rule: Rule, reason: string): Check => checkOf(rule, [rule.name], 1, [reason]);
