import { expect } from '@jest/globals';
import { eventually } from '../eventually.ts';
import type { ApiResponse } from '../http/api.ts';

/** Waits until a response is complete again after an outage. */
export const expectComplete = (send: () => Promise<ApiResponse>): Promise<void> =>
  eventually(30_000, async () => {
    const { status, body } = await send();
    expect([status, body.errors]).toEqual([200, []]);
  });
