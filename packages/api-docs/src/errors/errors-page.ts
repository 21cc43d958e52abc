import type { ErrorCode } from '@storefront/errors';
import { HTTP_STATUS } from '@storefront/public-json';
import { ADMIN_CODES, ERROR_CODES, type ErrorWords } from './error-codes.ts';
import { ERROR_REASONS, OPERATOR_REASONS, type ReasonWords } from './error-reasons.ts';

const HEAD = `# Errors

A failed request returns an error body with a code, and for some codes a reason:

\`\`\`json
{
  "error": {
    "code": "validation_error",
    "reason": null,
    "message": "lines.0.quantity: must be greater than 0",
    "request_id": "checkout-7f3a",
    "doc_url": "https://api.shop.example/docs/errors#validation_error",
    "details": [{ "field": "lines.0.quantity", "location": "body", "code": "too_small", "detail": "must be greater than 0" }]
  },
  "detail": [{ "loc": ["body", "lines", 0, "quantity"], "msg": "must be greater than 0", "type": "too_small" }]
}
\`\`\`

- Branch on \`code\`, and on \`reason\` for more detail. New values of both can be added at any time. \`message\` is for people; do not parse it.
- \`details\` lists every problem of a 422: \`field\` is a dotted path, and \`location\` is one of \`body\`, \`query\`, \`path\`, \`header\`.
- \`request_id\` is also returned in the \`X-Request-Id\` header. Include it when you report a problem.
- \`doc_url\` leads to the section of this page about the reason, or about the code if there is none.
- \`detail\` is deprecated; use \`error\`.
- If \`Accept\` prefers \`application/problem+json\` to \`application/json\`, the body has the format of RFC 9457: \`type\` (the \`doc_url\`), \`title\`, \`status\`, \`detail\` (the \`message\`), \`code\`, \`reason\`, \`request_id\`, \`details\`.
- A checkout that exceeds the credit limit, whose prices have changed, or that lacks stock is not an error. It returns 200 with a \`state\`.
- A read can return 200 with \`errors\`, which name sections of \`data\` that are temporarily unavailable (\`downstream_timeout\`, \`downstream_unavailable\`).
`;

/** Renders docs/errors.md from the tables of codes and reasons. `npm run docs -w packages/api-docs` writes the file. */
export const errorsPage = (): string => pageOf(ERROR_CODES, ERROR_REASONS);

/** Renders the page of the Admin API, which has all of the public API's. */
export const adminErrorsPage = (): string => pageOf(ADMIN_CODES, { ...OPERATOR_REASONS, ...ERROR_REASONS });

type Reasons = Readonly<Record<string, ReasonWords>>;

const pageOf = (codes: Readonly<Partial<Record<ErrorCode, ErrorWords>>>, reasons: Reasons): string =>
  [HEAD, ...Object.entries(codes).map(([code, words]) => sectionOf(code as ErrorCode, words, reasons))].join('\n');

/** The section of a code with those of its reasons, in the order of the table. The headings are anchors of `doc_url`, and stay. */
function sectionOf(code: ErrorCode, { when, remedy }: ErrorWords, reasons: Reasons): string {
  const sections = Object.entries(reasons)
    .filter(([, entry]) => entry.code === code)
    .map(([reason, words]) => `\n### \`${reason}\`\n\n${words.when} ${words.remedy}\n`);
  return `## \`${code}\`\n\nStatus ${HTTP_STATUS[code]}. ${when} ${remedy}\n${sections.join('')}`;
}
