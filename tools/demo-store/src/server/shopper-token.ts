import type { Request, Response } from 'express';
import type { Refresh } from './coalesce-refreshes.ts';
import { forgetTokens, keepTokens, tokenFrom } from './cookies.ts';

/** Returns the shopper's token, refreshed if it has expired, or undefined if no shopper is signed in. */
export async function shopperToken(refresh: Refresh, request: Request, response: Response): Promise<string | undefined> {
  const held = tokenFrom(request, 'shopper');
  if (held) return held;
  const refreshToken = tokenFrom(request, 'refresh');
  if (!refreshToken) return undefined;
  const renewed = await refresh(refreshToken);
  if (renewed) keepTokens(request, response, renewed);
  else forgetTokens(request, response);
  return renewed?.shopper_token;
}
