-- Of a profile that is hidden or removed each text is kept as a hash by itself, too: its names do not come back beside other words.

create function private.profile_hashes(profile public.user_profiles) returns text[]
language sql stable
set search_path = ''
as $$ select private.said_hashes(array[profile.username, profile.display_name, profile.bio, profile.x_handle]) $$;

-- Before a profile is removed, it is hidden.
create function private.keep_profile_hashes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.moderation_cases set hidden_texts = hidden_texts || (
    select private.profile_hashes(profiles) from public.user_profiles profiles where profiles.id = new.thing_id
  )
  where kind = 'profile' and thing_id = new.thing_id;
  return null;
end
$$;

create trigger keep_profile_hashes after insert or update of state on public.moderation_cases for each row
when (new.kind = 'profile' and new.state = 'hidden') execute function private.keep_profile_hashes();

create function private.refuse_hidden_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.moderation_cases
    where kind = 'profile' and thing_id = new.id and state <> 'kept' and hidden_texts && private.profile_hashes(new)
  ) then
    raise exception 'What is hidden cannot be published' using errcode = 'PT403', detail = 'hidden';
  end if;
  return new;
end
$$;

create trigger refuse_hidden_profile before update on public.user_profiles for each row
when ((private.is_api() or new.id = private.caller()) and new.hidden_at is null) execute function private.refuse_hidden_profile();
