import type { ErrorCode } from '@storefront/errors';
import { HTTP_STATUS } from '../../http/replies/http-status.ts';
import { ERROR_CODES } from './error-codes.ts';
import { ERROR_REASONS } from './error-reasons.ts';

const HEAD = `# Errors

Generated from \`gateway/src/api/docs\` by \`npm run docs\`. A failed request returns an error body with a code, and for some codes a reason:

\`\`\`json
{
  "error": {
    "code": "validation_error",
    "reason": null,
    "message": "lines.0.quantity: must be greater than 0",
    "request_id": "checkout-7f3a",
    "details": [{ "field": "lines.0.quantity", "location": "body", "code": "too_small", "detail": "must be greater than 0" }]
  },
  "detail": [{ "loc": ["body", "lines", 0, "quantity"], "msg": "must be greater than 0", "type": "too_small" }]
}
\`\`\`

- Branch on \`code\`, and on \`reason\` for more detail. New values of both can be added at any time. \`message\` is for people; do not parse it.
- \`details\` lists every problem of a 422: \`field\` is a dotted path, and \`location\` is one of \`body\`, \`query\`, \`path\`, \`header\`.
- \`request_id\` is also returned in the \`X-Request-Id\` header. Include it when you report a problem.
- \`detail\` is deprecated; use \`error\`.
- A checkout that exceeds the credit limit, whose prices have changed, or that lacks stock is not an error. It returns 200 with a \`state\`.
- A read can return 200 with \`errors\`, each of which names a section of \`data\` that is temporarily unavailable (\`downstream_timeout\`, \`downstream_unavailable\`).
`;

/** Renders docs/errors.md from the tables of codes and reasons. `npm run docs -w gateway` writes the file. */
export const errorsPage = (): string => [HEAD, ...(Object.keys(ERROR_CODES) as ErrorCode[]).map(sectionOf)].join('\n');

/** The section of a code with its reasons, in the order of the table. */
function sectionOf(code: ErrorCode): string {
  const reasons = Object.entries(ERROR_REASONS).filter(([, entry]) => entry.code === code);
  const lines = reasons.map(([reason, { when, remedy }]) => `- \`${reason}\`: ${when} ${remedy}\n`);
  const { when, remedy } = ERROR_CODES[code];
  return `## ${HTTP_STATUS[code]} \`${code}\`\n\n${when} ${remedy}\n${lines.length === 0 ? '' : `\n${lines.join('')}`}`;
}
