import { until } from '@storefront/lifecycle/testing';

/** Repeats `assertion` until it passes, as `until` does. After `timeoutMs`, throws an error that contains its last failure. */
export const eventually = <T>(timeoutMs: number, assertion: () => Promise<T>): Promise<T> => until(assertion, timeoutMs);
