-- An import can have more prompts than an account has room for: those that do not fit are skipped, unless somebody chooses others.

alter table public.imported_prompts
  drop constraint imported_prompts_place_range,
  add constraint imported_prompts_place_range check (place between 0 and 1999);

-- As on every other table: a token that may only read writes nothing.
create trigger refuse_read_token before insert or update or delete on public.import_sources for each statement
  when (private.token_scope() = 'read') execute function private.refuse_read_token();
