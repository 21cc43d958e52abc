import { expect, test } from '@jest/globals';
import { SandboxFaultIn } from './fault-schemas.ts';

const fieldsOf = (body: object): unknown[] | undefined => SandboxFaultIn.safeParse(body).error?.issues.map(({ path }) => path.join('.'));

test.each([
  { effect: 'latency', delay_ms: 5, status: null, when: '', sections: null },
  { effect: 'error', status: 503, retry_after_seconds: 3 },
  { effect: 'dropped_connection' },
  { effect: 'dropped_connection', when: 'after', delay_ms: null },
  { effect: 'missing_section', sections: ['credit'] },
])('%j is a fault', (body) => {
  expect(fieldsOf(body)).toBeUndefined();
});

test.each([
  [{ effect: 'latency', delay_ms: 5, status: 503 }, ['status']],
  [{ effect: 'latency', retry_after_seconds: 3 }, ['delay_ms', 'retry_after_seconds']],
  [{ effect: 'error', status: 503, when: 'after' }, ['when']],
  [{ effect: 'dropped_connection', delay_ms: 5 }, ['delay_ms']],
  [{ effect: 'missing_section', sections: ['credit'], status: 502 }, ['status']],
])('%j has fields that it needs or that would have no effect', (body, fields) => {
  expect(fieldsOf(body)).toEqual(fields);
});
