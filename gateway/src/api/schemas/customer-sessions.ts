import { z } from 'zod';
import { id, idInPath, time } from './fields.ts';
import { named } from './named.ts';

export const CustomerSessionOut = named('CustomerSession', {
  id,
  created_at: time,
  last_used_at: time.meta({ description: 'When the session began or was last refreshed.' }),
  expires_at: time.meta({ description: 'When the session ends unless it is refreshed.' }),
  is_current: z.boolean().meta({ description: 'Whether it is the session of the shopper token.' }),
});

export const CustomerSessionPath = z.object({ session_id: idInPath('session') });
