-- These triggers only repeated grants (tests/db/permissions.test.ts › a grant alone): no role of the API may insert into moderation_log, and
-- people may not name created_at of an import or a token. Its default is the time of the request.

drop trigger refuse_entry on public.moderation_log;

drop trigger guard_import on public.imports;
drop function private.guard_import();

drop trigger guard_personal_token on public.personal_tokens;
drop function private.guard_personal_token();
