import type { NamedViolation } from '../checker/check.ts';
import type { RequestRecord } from '../history/history.ts';

const SHOWN_MAX = 20;
const REQUESTS_MAX = 30;
const RESPONSE_MAX = 400;

/** Describes the first violated invariant with the requests behind it, and counts the others. */
export function describeViolations(violations: readonly NamedViolation[]): string {
  const [first] = violations;
  if (first === undefined) return '';
  const own = violations.filter(({ invariant }) => invariant === first.invariant);
  const others = Map.groupBy(violations, ({ invariant }) => invariant);
  return [
    `VIOLATED: ${first.invariant}`,
    ...own.slice(0, SHOWN_MAX).map(({ message }) => `  ${message}`),
    ...(own.length > SHOWN_MAX ? [`  and ${own.length - SHOWN_MAX} more`] : []),
    ...(first.requests.length === 0
      ? []
      : ['The requests behind the first:', ...first.requests.slice(0, REQUESTS_MAX).map(describeRequest)]),
    ...[...others]
      .filter(([name]) => name !== first.invariant)
      .map(([name, list]) => `Also violated: ${name} (${list.length}): ${list[0]?.message}`),
  ].join('\n');
}

function describeRequest({
  number,
  atMs,
  tookMs,
  shop,
  shopper,
  method,
  path,
  key,
  requestId,
  sent,
  status,
  response,
}: RequestRecord): string {
  const body = sent === undefined ? '' : ` ${JSON.stringify(sent)}`;
  return [
    `  #${number} at ${(atMs / 1_000).toFixed(3)} s, ${Math.round(tookMs)} ms, ${shop}, shopper ${shopper}, request ${requestId}, key ${key}`,
    `     ${method} ${path}${body}`,
    `     ${status ?? 'no response'} ${(JSON.stringify(response) ?? '').slice(0, RESPONSE_MAX)}`,
  ].join('\n');
}
