import { expect, test } from '@jest/globals';
import { wantsProblem } from './wants-problem.ts';

test.each([
  'application/problem+json',
  'Application/Problem+JSON; charset=utf-8',
  'application/json;q=0.9, application/problem+json',
  'application/problem+json, application/json;q=0.5',
  'application/problem+json;q=0.2, application/json;q=0.1, */*',
  'application/problem+json, */*;q=0.8',
  'text/html, application/problem+json;q=0.001',
])('%s asks for problem details', (accept) => {
  expect(wantsProblem(accept)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'application/*',
  'application/json',
  'application/problem+xml',
  'application/json, application/problem+json',
  'application/problem+json, application/json',
  'application/problem+json;q=0.9, application/json',
  'application/problem+json, application/*',
  'application/problem+json, */*',
  'application/problem+json;q=0',
  'application/problem+json;q=2',
  'application/problem+json;q=high',
  'text/application/problem+json',
])('%s does not', (accept) => {
  expect(wantsProblem(accept)).toBe(false);
});
