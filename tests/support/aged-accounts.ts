import type { ServerOptions } from '../../scripts/backend';
import { openApp } from '../../supabase/lite/app';

type Options = Pick<ServerOptions, 'dataDir' | 'keys'> & Partial<ServerOptions>;

/**
 * Prepares the database of a test: who signs up as aged-…@example.com has had the account for a month, and as aged-unconfirmed-… without
 * having confirmed the address. Nobody can choose that through the API. Before the backend is started on that database.
 */
export async function prepareAgedAccounts(options: Options): Promise<void> {
  const { app, query } = await openApp({ port: 0, driver: 'pglite', confirmEmail: false, ...options });
  await query(`
    create or replace function private.age_account() returns trigger language plpgsql as $$
    begin
      new.created_at := now() - interval '30 days';
      if new.email like 'aged-unconfirmed-%' then
        new.email_confirmed_at := null;
      end if;
      return new;
    end
    $$;
    create or replace trigger age_account before insert or update on auth.users for each row when (new.email like 'aged-%')
    execute function private.age_account();`);
  await app.connection.close();
}
