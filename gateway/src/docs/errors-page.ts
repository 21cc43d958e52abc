import type { ErrorCode } from '@storefront/errors';
import { HTTP_STATUS } from '../http/http-status.ts';
import { ERROR_CODES } from './error-codes.ts';
import { ERROR_REASONS } from './error-reasons.ts';

const HEAD = `# Errors

A hard error is

\`\`\`json
{
  "error": {
    "code": "validation_error",
    "reason": null,
    "message": "lines.0.quantity: must be above 0",
    "request_id": "checkout-7f3a",
    "details": [{ "field": "lines.0.quantity", "location": "body", "code": "too_small", "detail": "must be above 0" }]
  },
  "detail": [{ "loc": ["body", "lines", 0, "quantity"], "msg": "must be above 0", "type": "too_small" }]
}
\`\`\`

- Branch on \`code\`, and where it matters on \`reason\`, a finer stable word or \`null\`. Both lists are open-ended. \`message\` is for a person.
- \`details\` names every fault of a 422 at once: \`field\` is a dotted path, \`location\` one of \`body\`, \`query\`, \`path\`, \`header\`.
- \`request_id\` is also the header \`X-Request-Id\`; name it in a report.
- \`detail\` is the legacy mirror, of the message or of the details of a 422. It goes with the next release.
- A checkout over the credit limit, at other prices or without stock is no error: it is a 200 whose \`state\` says so.
- A read may answer 200 with entries in \`errors\`: each names a section of \`data\` that is missing (\`downstream_timeout\`, \`downstream_unavailable\`) and may be asked for again.
`;

/** docs/errors.md, from the tables of codes and reasons. `npm run docs -w gateway` writes it. */
export function errorsPage(): string {
  const codes = (Object.keys(ERROR_CODES) as ErrorCode[]).map((code) => [
    String(HTTP_STATUS[code]),
    `\`${code}\``,
    ERROR_CODES[code].when,
    ERROR_CODES[code].remedy,
  ]);
  const reasons = Object.entries(ERROR_REASONS).map(([reason, { code, when, remedy }]) => [
    String(HTTP_STATUS[code]),
    `\`${code}\``,
    `\`${reason}\``,
    when,
    remedy,
  ]);
  return [
    HEAD,
    '## Codes',
    '',
    ...table(['Status', 'Code', 'When', 'What to do'], codes),
    '',
    '## Reasons',
    '',
    ...table(['Status', 'Code', 'Reason', 'When', 'What to do'], reasons),
    '',
    'This page is made from `gateway/src/docs` by `npm run docs -w gateway`.',
    '',
  ].join('\n');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
