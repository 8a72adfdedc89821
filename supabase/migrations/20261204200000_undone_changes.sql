-- As before, and counts the prompts that it wrote. No row for any kind of change of which nothing was left to undo.
create or replace function private.undo_change(change uuid)
returns table (prompts integer, public_ids uuid[], collection uuid, deleted_collections uuid[])
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  made public.prompt_changes;
  changed uuid[];
  publishable uuid[] := '{}';
  were_public uuid[];
  gone uuid[];
  unchanged uuid[];
  grows boolean;
begin
  delete from public.prompt_changes where id = change and user_id = caller and made_at > now() - interval '1 hour' returning * into made;
  if not found then
    return;
  end if;
  changed := array(
    select own.id from public.user_prompts own
    where own.user_id = caller and own.id in (select key::uuid from jsonb_object_keys(made.before) key)
      and (own.deleted_at is null or made.kind = 'delete')
      and (made.written is null or made.written -> own.id::text = case made.kind
        when 'tag' then to_jsonb(own.tags) else coalesce(to_jsonb(own.category), 'null')
      end)
    order by own.id for update
  );
  were_public := array(select own.id from public.user_prompts own where own.id = any (changed) and own.is_public);
  deleted_collections := '{}';
  if private.may_publish(caller) then
    publishable := array(
      select own.id from public.user_prompts own
      where own.id = any (changed) and own.hidden_at is null and made.before ->> own.id::text = private.said(own)
        and not private.is_hidden_text(caller, 'prompt', private.text_hash('prompt', jsonb_build_object('content', own.content)))
    );
  end if;
  prompts := cardinality(changed);
  case made.kind
    when 'category' then
      update public.user_prompts set category = made.before ->> id::text where id = any (changed);
    when 'tag' then
      update public.user_prompts set tags = array(select jsonb_array_elements_text(made.before -> id::text)) where id = any (changed);
    when 'private' then
      update public.user_prompts set is_public = true where id = any (publishable);
      get diagnostics prompts = row_count;
    when 'delete' then
      update public.user_prompts
      set deleted_at = null, is_public = id = any (publishable)
      where id = any (changed) and deleted_at is not null;
      get diagnostics prompts = row_count;
    when 'add' then
      delete from public.collection_items where user_id = caller and collection_id = made.collection_id and user_prompt_id = any (changed);
      get diagnostics prompts = row_count;
    when 'remove' then
      perform pg_advisory_xact_lock(hashtextextended('collection_items of ' || made.collection_id, 0));
      insert into public.collection_items (collection_id, user_id, prompt_id, position)
      select id, caller, changed_id::text, (made.before ->> changed_id::text)::integer
      from public.collections, unnest(changed) changed_id where id = made.collection_id and user_id = caller
      on conflict do nothing;
      get diagnostics prompts = row_count;
      perform private.refuse_more_items(made.collection_id);
    when 'import' then
      gone := array(select own.id from public.user_prompts own where own.id = any (changed) and made.before -> own.id::text = 'null');
      update public.user_prompts set is_public = false, deleted_at = now() where id = any (gone);
      -- Those that the same import makes again would be added to these.
      delete from public.collection_items where user_id = caller and user_prompt_id = any (gone);
      delete from public.pinned_prompts where user_id = caller and user_prompt_id = any (gone);
      -- What was written since stays as a version. Versions beyond those that are kept go with the next edit.
      insert into public.user_prompt_versions (prompt_id, title, category, content, replaced_at)
      select own.id, own.title, own.category, own.content, greatest(clock_timestamp(), own.updated_at + interval '1 microsecond')
      from public.user_prompts own cross join lateral (select made.before -> own.id::text as texts) was
      where own.id = any (changed) and jsonb_typeof(was.texts) = 'object'
        and (own.title, own.category, own.content) is distinct from (was.texts ->> 'title', was.texts ->> 'category', was.texts ->> 'content');
      grows := exists (
        select from public.user_prompts own
        where own.id = any (changed) and octet_length(made.before -> own.id::text ->> 'content') > octet_length(own.content)
      );
      -- A prompt that was published since, with another text, is private again.
      update public.user_prompts set
        title = made.before -> id::text ->> 'title',
        category = made.before -> id::text ->> 'category',
        tags = array(select jsonb_array_elements_text(coalesce(made.before -> id::text -> 'tags', to_jsonb(tags)))),
        content = made.before -> id::text ->> 'content',
        is_public = is_public and coalesce((made.before -> id::text ->> 'is_public')::boolean, true)
      where id = any (changed) and jsonb_typeof(made.before -> id::text) = 'object';
      -- As private.check_quota does, which is not asked about what this function writes.
      if grows then
        perform pg_advisory_xact_lock(hashtextextended('user_prompts of ' || caller, 0));
        if (select sum(octet_length(content)) from public.user_prompts where user_id = caller) > 20000000 then
          raise exception 'The prompts of an account can have at most 20 MB of text' using errcode = 'PT403', detail = 'text';
        end if;
      end if;
      -- A collection that was renamed or added to since stays.
      unchanged := array(
        select own.id from public.collections own
        where own.user_id = caller and made.before -> own.id::text = private.collection_texts(own)
          and not exists (select from public.collection_items items where items.collection_id = own.id and items.created_at > made.made_at)
      );
      deleted_collections := array(select own.id from public.collections own where own.id = any (unchanged) and own.is_public);
      delete from public.collections where id = any (unchanged);
  end case;
  if prompts = 0 and coalesce(unchanged, '{}') = '{}' then
    return;
  end if;
  public_ids := array(
    select own.id from public.user_prompts own where own.id = any (changed) and (own.is_public or own.id = any (were_public))
  );
  collection := made.collection_id;
  return next;
end
$$;
