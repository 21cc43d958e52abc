/** The result of `npm audit --json`: the vulnerable packages, or the reason why the registry could not be queried. */
export type AuditResult =
  | { readonly isAvailable: true; readonly vulnerable: readonly string[] }
  | { readonly isAvailable: false; readonly reason: string };

type Report = {
  readonly message?: string;
  readonly error?: { readonly summary?: string };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
};

/** Parses the output of `npm audit --json`. Offline, or with a registry that has no audit endpoint, it is an error message instead of a report. */
export function auditResult(output: string): AuditResult {
  const report = parse(output);
  if (report?.vulnerabilities === undefined) {
    const reason = report?.message ?? report?.error?.summary ?? output.trim().split('\n')[0];
    return { isAvailable: false, reason: reason || 'no output' };
  }
  const found = Object.entries(report.vulnerabilities);
  return { isAvailable: true, vulnerable: found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`) };
}

function parse(output: string): Report | undefined {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return undefined;
  }
}
