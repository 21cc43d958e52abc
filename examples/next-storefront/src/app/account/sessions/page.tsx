import type { Metadata } from 'next';
import { endSession } from '@/actions/profile';
import { ActionForm } from '@/components/action-form';
import { Pages, pageNumber } from '@/components/lists';
import { dateTime } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Devices' };
const LIMIT = 20;

export default async function SessionsPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const page = pageNumber((await searchParams).page);
  const client = await shopperClient('/account/sessions');
  const query = { limit: LIMIT, offset: (page - 1) * LIMIT };
  const { data, total } = await read(client.GET('/v1/me/sessions', { params: { query } }));
  return (
    <div className="narrow wide stack">
      <h1>Devices that are logged in</h1>
      <ActionForm action={endSession}>
        <ul className="rows">
          {data.map(({ id, created_at, last_used_at, is_current }) => (
            <li key={id}>
              <div>
                {`Logged in ${dateTime(created_at)}`}
                <p className="hint">{`Last used ${dateTime(last_used_at)}`}</p>
              </div>
              {is_current ? (
                <span className="badge">This device</span>
              ) : (
                <button className="link" name="session_id" value={id}>
                  Log out <span className="unseen">{`the device of ${dateTime(created_at)}`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        {total > 1 && <button className="button quiet">Log out all other devices</button>}
      </ActionForm>
      <Pages page={page} total={total} limit={LIMIT} to={(number) => `/account/sessions?page=${number}`} />
    </div>
  );
}
