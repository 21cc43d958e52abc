import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { describe, expect, test } from '@jest/globals';
import { AppError } from '@storefront/errors';
import { breakerFor } from './breaker.ts';
import { fromServiceError, toStatus } from './error-codec.ts';

const failedCall = (fields: object): AppError => fromServiceError(Object.assign(new Error('failed'), fields) as ServiceError, 'catalog');
const withoutResponse = (code: status) => failedCall({ code, details: '', metadata: new Metadata() });
const open = { code: 'bad_gateway', reason: 'downstream_unavailable' };

/** A breaker with a clock of its own. */
function aBreaker() {
  let clockMs = 0;
  const guarded = breakerFor('catalog', () => clockMs);
  const wait = (ms: number): void => {
    clockMs += ms;
  };
  return {
    guarded,
    wait,
    silent: (ms: number) =>
      guarded(async () => {
        wait(ms);
        throw withoutResponse(status.DEADLINE_EXCEEDED);
      }).catch(() => undefined),
    failing: (failure = withoutResponse(status.UNAVAILABLE)) => guarded(() => Promise.reject(failure)).catch(() => undefined),
    isOpen: () =>
      guarded(async () => 'let through').then(
        () => false,
        () => true,
      ),
  };
}

async function opened() {
  const breaker = aBreaker();
  for (let call = 0; call < 10; call += 1) await breaker.silent(2000);
  return breaker;
}

describe('a breaker opens', () => {
  test('after ten consecutive calls without a response, and then calls fail at once', async () => {
    const { guarded } = await opened();
    let calls = 0;

    await expect(guarded(async () => (calls += 1))).rejects.toMatchObject(open);
    expect(calls).toBe(0);
  });

  test('if a frozen service is only asked for optional sections', async () => {
    const { silent, isOpen } = aBreaker();
    for (let call = 0; call < 10; call += 1) await silent(800);

    expect(await isOpen()).toBe(true);
  });

  test('if the service cannot be reached', async () => {
    const { failing, isOpen } = aBreaker();
    for (let call = 0; call < 10; call += 1) await failing();

    expect(await isOpen()).toBe(true);
  });
});

describe('a breaker does not open', () => {
  test('because of calls whose deadline had nearly passed when they began', async () => {
    const { silent, isOpen } = aBreaker();
    for (let call = 0; call < 50; call += 1) await silent(100);

    expect(await isOpen()).toBe(false);
  });

  test('while the service responds to other calls', async () => {
    const { guarded, wait, isOpen } = aBreaker();
    const pending = Array.from({ length: 20 }, () => Promise.withResolvers<never>());
    const calls = pending.map(({ promise }) => guarded(() => promise).catch(() => undefined));
    wait(1000);
    await guarded(async () => 'response');
    wait(1000);
    for (const { reject } of pending) reject(withoutResponse(status.DEADLINE_EXCEEDED));
    await Promise.all(calls);

    expect(await isOpen()).toBe(false);
  });

  test('because of errors that the service returns, which end a series of calls without a response', async () => {
    const { guarded, silent, isOpen } = aBreaker();
    for (let call = 0; call < 50; call += 1) {
      await silent(2000);
      if (call % 9 === 8) await guarded(() => Promise.reject(new AppError('not_found', 'no'))).catch(() => undefined);
    }

    expect(await isOpen()).toBe(false);
  });

  test.each([
    ['gateway_timeout', 'downstream_timeout'],
    ['bad_gateway', 'downstream_unavailable'],
    ['service_unavailable', 'ended_sessions_unknown'],
    ['service_unavailable', 'overloaded'],
    ['rate_limited', 'login_address_limited'],
  ] as const)('because of a %s with the reason %s that the service reports', async (code, reason) => {
    const { failing, isOpen } = aBreaker();
    const reported = failedCall(toStatus(new AppError(code, 'The catalog service did not respond.', { reason })));
    for (let call = 0; call < 20; call += 1) await failing(reported);

    expect(await isOpen()).toBe(false);
  });
});

describe('an open breaker', () => {
  test('lets one call probe, and the others fail at once instead of waiting for it', async () => {
    const { guarded, wait, isOpen } = await opened();
    wait(250);
    const { promise: responded, resolve: respond } = Promise.withResolvers<string>();

    const probe = guarded(() => responded);

    expect(await isOpen()).toBe(true);
    respond('back');
    expect(await probe).toBe('back');
    expect(await isOpen()).toBe(false);
  });

  test('stays open for another interval if the probe gets no response, however short its deadline was', async () => {
    const { silent, wait, isOpen } = await opened();
    wait(250);

    await silent(5);

    expect(await isOpen()).toBe(true);
    wait(250);
    expect(await isOpen()).toBe(false);
  });
});

test('an overloaded service is not called again at once', () => {
  expect(toStatus(new AppError('service_unavailable', 'no', { reason: 'overloaded' })).code).toBe(status.RESOURCE_EXHAUSTED);
  expect(toStatus(new AppError('service_unavailable', 'no')).code).toBe(status.UNAVAILABLE);
});
