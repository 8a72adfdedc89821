-- An import can have more prompts than an account has room for: those that do not fit are skipped, unless somebody chooses others.

alter table public.imported_prompts
  drop constraint imported_prompts_place_range,
  add constraint imported_prompts_place_range check (place between 0 and 1999);
