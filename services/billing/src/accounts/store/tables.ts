import type { Generated } from 'kysely';
import type { Scoped } from '../../store/columns.ts';
import type { AccountTokenPurpose } from '../domain/account-token.ts';
import type { LoginSubject } from '../domain/login-limit.ts';

/** Why a session ended. */
export type SessionEndReason = 'logout' | 'reuse' | 'suspended' | 'closed' | 'password_changed' | 'limit';

/** The tables of accounts. */
export interface AccountsTables {
  session_family: SessionFamilyTable;
  refresh_token: RefreshTokenTable;
  account_token: AccountTokenTable;
  login_failure: LoginFailureTable;
}

interface SessionFamilyTable extends Scoped {
  id: string;
  customer_id: string;
  started_at: Generated<Date>;
  last_used_at: Date | null;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: SessionEndReason | null;
}

interface RefreshTokenTable extends Scoped {
  token_hash: Buffer;
  family_id: string;
  issued_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface AccountTokenTable extends Scoped {
  owner_id: string;
  customer_id: string | null;
  purpose: AccountTokenPurpose;
  token_hash: Buffer;
  email: string;
  credentials_hash: Buffer;
  expires_at: Date;
  created_at: Generated<Date>;
}

interface LoginFailureTable extends Scoped {
  subject_kind: LoginSubject['kind'];
  subject: string;
  customer_id: string | null;
  failed_at: Date;
}
