-- A believable community for development. Never runs on a hosted project unless somebody runs it.
-- Everybody's password is "password"; their addresses are <username>@example.com.

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current
)
select
  person.id::uuid, 'authenticated', 'authenticated', person.username || '@example.com',
  '$2b$10$EoGYucPjuGvvp2uBS5x3BuFspgu9jxuZA942xoCyTCCixRreASPy2', now(),
  '{"provider": "email", "providers": ["email"]}', jsonb_build_object('sub', person.id, 'email', person.username || '@example.com'),
  now() - interval '90 days', now(), '', '', '', '', ''
from (values
  ('5eed0000-0000-4000-8000-000000000001', 'maya'),
  ('5eed0000-0000-4000-8000-000000000002', 'tomasz'),
  ('5eed0000-0000-4000-8000-000000000003', 'priya_n'),
  ('5eed0000-0000-4000-8000-000000000004', 'joel'),
  ('5eed0000-0000-4000-8000-000000000005', 'hanna'),
  ('5eed0000-0000-4000-8000-000000000006', 'diego_r'),
  ('5eed0000-0000-4000-8000-000000000007', 'sun_li'),
  ('5eed0000-0000-4000-8000-000000000008', 'amara'),
  ('5eed0000-0000-4000-8000-000000000009', 'petra'),
  ('5eed0000-0000-4000-8000-000000000010', 'olu'),
  ('5eed0000-0000-4000-8000-000000000011', 'kasper'),
  ('5eed0000-0000-4000-8000-000000000012', 'noor')
) as person (id, username);

insert into auth.identities (id, provider, provider_id, user_id, identity_data)
select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email)
from auth.users where id::text like '5eed0000-%';

-- A hosted project keeps the instance on each account; @supabase/lite has no such column.
do $$
begin
  if exists (select from information_schema.columns where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id') then
    execute $sql$
      update auth.users set instance_id = '00000000-0000-0000-0000-000000000000' where id::text like '5eed0000-%'
    $sql$;
  end if;
end
$$;

insert into public.user_profiles (id, username, display_name, bio, x_handle) values
  ('5eed0000-0000-4000-8000-000000000001', 'maya', 'Maya Lindqvist', 'Runs a small bakery and its newsletter. Prompts that save me an hour on Mondays.', 'mayabakes'),
  ('5eed0000-0000-4000-8000-000000000002', 'tomasz', 'Tomasz Wrona', 'Backend developer. I collect prompts that ask for tests first.', 'tomaszw'),
  ('5eed0000-0000-4000-8000-000000000003', 'priya_n', 'Priya Nair', 'Teaches chemistry to fifteen-year-olds.', null),
  ('5eed0000-0000-4000-8000-000000000004', 'joel', 'Joel Okafor', 'Product manager, two kids, no time.', 'joel_okafor'),
  ('5eed0000-0000-4000-8000-000000000005', 'hanna', 'Hanna Weiss', 'Translator and reluctant copywriter.', null),
  ('5eed0000-0000-4000-8000-000000000006', 'diego_r', 'Diego Ramos', 'Illustrator. Words are hard, so I ask for help.', 'diegodraws'),
  ('5eed0000-0000-4000-8000-000000000007', 'sun_li', 'Sun Li', 'Analyst in a hospital. Spreadsheets all day.', null),
  ('5eed0000-0000-4000-8000-000000000008', 'amara', 'Amara Diallo', 'Sells handmade bags online.', 'amarabags'),
  ('5eed0000-0000-4000-8000-000000000009', 'petra', 'Petra Novak', 'Social media for museums.', 'petranovak'),
  ('5eed0000-0000-4000-8000-000000000010', 'olu', 'Olu Adeyemi', 'Advises first-time founders.', null),
  ('5eed0000-0000-4000-8000-000000000011', 'kasper', 'Kasper Holm', 'Writes thrillers before breakfast.
Everything else after.', 'kasperwrites'),
  ('5eed0000-0000-4000-8000-000000000012', 'noor', 'Noor Haddad', 'Student of law. Reads too much.', null);

insert into public.user_prompts (user_id, title, category, content, is_public, created_at, updated_at)
select user_id::uuid, title, category, content, is_public, now() - age::interval, now() - age::interval
from (values
  ('5eed0000-0000-4000-8000-000000000001', 'Newsletter for a small shop', 'Marketing', 'Write a newsletter for [SHOP|our bakery] about [NEWS]. Keep it under 150 words, warm, no exclamation marks. End with one thing the reader can do this week.', true, '0 days 0 hours'),
  ('5eed0000-0000-4000-8000-000000000001', 'Three subject lines that are not clickbait', 'Marketing', 'Here is my newsletter:

[TEXT]

Suggest three subject lines of at most 45 characters. They must be true and say what is inside.', true, '37 days 13 hours'),
  ('5eed0000-0000-4000-8000-000000000008', 'Product story in five sentences', 'Ecommerce', 'Tell the story of [PRODUCT] in five sentences: who made it, from what, for whom, what it feels like, and why it lasts. No superlatives.', true, '74 days 2 hours'),
  ('5eed0000-0000-4000-8000-000000000008', 'Answer to an unhappy customer', 'Ecommerce', 'A customer writes:

[MESSAGE]

Answer as [SHOP|a small shop]. Say sorry once, say what happened, offer [OFFER|a replacement], and do not blame the courier.', true, '31 days 15 hours'),
  ('5eed0000-0000-4000-8000-000000000008', 'Size guide people read', 'Ecommerce', 'Turn these measurements into a size guide for [PRODUCT] that somebody can follow with a tape measure:

[MEASUREMENTS]', true, '68 days 4 hours'),
  ('5eed0000-0000-4000-8000-000000000002', 'Tests before code', 'Coding', 'I want a function that does this: [BEHAVIOUR]. Language: [LANGUAGE|TypeScript]. First write the tests, including the awkward cases. Stop and wait for me before you write the function.', true, '25 days 17 hours'),
  ('5eed0000-0000-4000-8000-000000000002', 'Explain this stack trace', 'Coding', 'Explain this error to somebody who knows [LANGUAGE|Python] but not this code base. Say what failed, the likeliest cause, and how to confirm it.

[STACK_TRACE]', true, '62 days 6 hours'),
  ('5eed0000-0000-4000-8000-000000000002', 'Review my diff like a tired colleague', 'Coding', 'Review this diff. Only mention what could break, leak or confuse. Skip style. For each point name the line and a smaller fix.

[DIFF]', true, '19 days 19 hours'),
  ('5eed0000-0000-4000-8000-000000000002', 'Commit message from a diff', 'Coding', 'Write a commit message for this diff: one line of at most 60 characters, then why, not what.

[DIFF]', true, '56 days 8 hours'),
  ('5eed0000-0000-4000-8000-000000000004', 'Regex with an explanation', 'Coding', 'Write a regular expression for [LANGUAGE|JavaScript] that matches [WHAT] and nothing else. Explain each part and give five strings that must not match.', true, '13 days 21 hours'),
  ('5eed0000-0000-4000-8000-000000000003', 'Worksheet with mistakes to find', 'Education', 'Make a worksheet about [TOPIC] for pupils aged [AGE|15]: a worked solution that contains exactly three plausible mistakes. Put the answers on a second page.', true, '50 days 10 hours'),
  ('5eed0000-0000-4000-8000-000000000003', 'Explain it with things in the kitchen', 'Education', 'Explain [CONCEPT] using only things found in a kitchen. Then say where the comparison stops being true.', true, '7 days 23 hours'),
  ('5eed0000-0000-4000-8000-000000000003', 'Exit questions', 'Education', 'Write three exit questions for a lesson on [TOPIC]. One to remember, one to apply, one that shows who has misunderstood [MISCONCEPTION].', true, '44 days 12 hours'),
  ('5eed0000-0000-4000-8000-000000000012', 'Quiz me until I am right', 'Education', 'Ask me questions about [SUBJECT], one at a time. When I am wrong, give a hint and ask again. Make them harder as I improve.', true, '1 days 1 hours'),
  ('5eed0000-0000-4000-8000-000000000012', 'Summarise a judgment', 'Education', 'Summarise this judgment for a first-year student: facts, question, decision, reason, and one sentence on why it matters.

[JUDGMENT]', true, '38 days 14 hours'),
  ('5eed0000-0000-4000-8000-000000000004', 'Meeting that could be a message', 'Productivity', 'Here is the agenda: [AGENDA]. Decide which points need a meeting and rewrite the others as messages I can send now.', true, '75 days 3 hours'),
  ('5eed0000-0000-4000-8000-000000000004', 'Plan a week around two small children', 'Productivity', 'Plan my week. Fixed: [FIXED]. Wanted: [WANTED]. I have [HOURS|6] good hours a day and no evenings. Leave one gap a day for what goes wrong.', true, '32 days 16 hours'),
  ('5eed0000-0000-4000-8000-000000000004', 'Turn notes into decisions', 'Productivity', 'From these notes list what was decided, who does what by when, and what is still open. Do not invent anything.

[NOTES]', true, '69 days 5 hours'),
  ('5eed0000-0000-4000-8000-000000000005', 'Inbox triage', 'Productivity', 'Sort these subjects into answer today, answer this week, and never: [SUBJECTS]. Say why in three words each.', true, '26 days 18 hours'),
  ('5eed0000-0000-4000-8000-000000000005', 'Say it in half the words', 'Writing', 'Cut this text to half its length without losing a fact. Keep my voice.

[TEXT]', true, '63 days 7 hours'),
  ('5eed0000-0000-4000-8000-000000000005', 'Polite but firm letter', 'Writing', 'Write a letter to [RECIPIENT] about [PROBLEM]. Polite, firm, one page. State what I want by [DATE] and what I will do otherwise.', true, '20 days 20 hours'),
  ('5eed0000-0000-4000-8000-000000000005', 'Translate the tone, not the words', 'Writing', 'Translate into [LANGUAGE|German]. Where a phrase would sound odd, choose what a native speaker would say and list those places at the end.

[TEXT]', true, '57 days 9 hours'),
  ('5eed0000-0000-4000-8000-000000000011', 'First page that starts late', 'Writing', 'Write the first page of a thriller set in [PLACE]. Start after the crime, with somebody who does not know it yet. Past tense, no weather.', true, '14 days 22 hours'),
  ('5eed0000-0000-4000-8000-000000000011', 'Find the sagging middle', 'Writing', 'Here is the outline of my novel. Where does tension drop, and what could [CHARACTER] want there that costs something?

[OUTLINE]', true, '51 days 11 hours'),
  ('5eed0000-0000-4000-8000-000000000011', 'Ten things that could go wrong', 'Creative', 'My hero wants [GOAL]. List ten things that could go wrong, from likely to absurd. None may be an accident.', true, '8 days 0 hours'),
  ('5eed0000-0000-4000-8000-000000000006', 'Describe a picture I can draw', 'Creative', 'Describe a scene for an illustration about [THEME]: the viewpoint, the light, three objects in front, one thing out of place. [STYLE|Ink and one colour].', true, '45 days 13 hours'),
  ('5eed0000-0000-4000-8000-000000000006', 'Names for a character', 'Creative', 'Suggest twelve names for [CHARACTER], a [ROLE] from [PLACE|a coastal town]. Easy to say, not used in famous books.', true, '2 days 2 hours'),
  ('5eed0000-0000-4000-8000-000000000006', 'Brief for a poster', 'Creative', 'Interview me about [EVENT] with five questions. Then write the brief for a poster: one message, who sees it, from how far away.', true, '39 days 15 hours'),
  ('5eed0000-0000-4000-8000-000000000007', 'Formula for my spreadsheet', 'Data analysis', 'In [PROGRAM|LibreOffice Calc] I have columns [COLUMNS]. I need [RESULT]. Give the formula, explain it, and say what happens with empty cells.', true, '76 days 4 hours'),
  ('5eed0000-0000-4000-8000-000000000007', 'What is wrong with this chart', 'Data analysis', 'I describe a chart: [DESCRIPTION]. Say what it hides, what a reader might wrongly conclude, and how you would draw it instead.', true, '33 days 17 hours'),
  ('5eed0000-0000-4000-8000-000000000007', 'Explain a p-value to a manager', 'Data analysis', 'Explain this result to a manager in four sentences, without the words significant or hypothesis: [RESULT]. Say what we still do not know.', true, '70 days 6 hours'),
  ('5eed0000-0000-4000-8000-000000000007', 'Query from a question', 'Data analysis', 'Tables: [TABLES]. Write an SQL query that answers: [QUESTION]. State every assumption about missing and double rows.', true, '27 days 19 hours'),
  ('5eed0000-0000-4000-8000-000000000009', 'Five posts from one exhibit', 'Social media', 'Write five posts about [EXHIBIT] for [PLATFORM|Instagram]: one detail, one question, one person, one mistake in its history, one invitation.', true, '64 days 8 hours'),
  ('5eed0000-0000-4000-8000-000000000009', 'Alt text for a photograph', 'Social media', 'Write alt text of at most 125 characters for this photograph: [DESCRIPTION]. Say what matters for [CONTEXT|a museum post].', true, '21 days 21 hours'),
  ('5eed0000-0000-4000-8000-000000000009', 'Answer a rude comment', 'Social media', 'Somebody commented: [COMMENT]. Suggest three answers: factual, kind, and silent. For the silent one, explain why.', true, '58 days 10 hours'),
  ('5eed0000-0000-4000-8000-000000000001', 'A month of posts for a shop', 'Social media', 'Plan a month of posts for [SHOP]: two a week, what to photograph, one sentence each. Include what goes wrong in the shop too.', true, '15 days 23 hours'),
  ('5eed0000-0000-4000-8000-000000000010', 'Pitch in six sentences', 'Business strategy', 'Write a pitch for [COMPANY] in six sentences: problem, who has it, what they do now, what we do, proof, what we ask for.', true, '52 days 12 hours'),
  ('5eed0000-0000-4000-8000-000000000010', 'Premortem', 'Business strategy', 'It is [DATE|next December] and [PROJECT] has failed. Write the honest account of why. Then list the three signs we could have seen first.', true, '9 days 1 hours'),
  ('5eed0000-0000-4000-8000-000000000010', 'Price it', 'Business strategy', 'Help me price [PRODUCT]. Ask me up to six questions, then give three prices with who would buy, who would not, and what each one says about us.', true, '46 days 14 hours'),
  ('5eed0000-0000-4000-8000-000000000010', 'Talk to ten customers', 'Business strategy', 'Write eight questions to ask customers about [PROBLEM]. About what they did, never about what they would do. Mark the one to ask if time is short.', true, '3 days 3 hours'),
  ('5eed0000-0000-4000-8000-000000000001', 'Supplier letter, draft', 'Business strategy', 'Ask [SUPPLIER] for thirty days instead of fourteen.', false, '1 days'),
  ('5eed0000-0000-4000-8000-000000000011', 'Notes for book three', null, 'What does [CHARACTER|Ida] know at the end of part one?', false, '4 days'),
  ('5eed0000-0000-4000-8000-000000000002', 'Interview questions', 'Coding', 'Ask about the last bug they were proud to find.', false, '7 days'),
  ('5eed0000-0000-4000-8000-000000000012', 'Exam plan', 'Education', 'Plan [WEEKS|6] weeks for [SUBJECT].', false, '10 days')
) as prompt (user_id, title, category, content, is_public, age);

insert into public.user_prompts (user_id, title, category, content, is_public, source_id, source_title, source_author, created_at, updated_at)
select
  '5eed0000-0000-4000-8000-000000000004', 'Premortem for a small team', category, replace(content, '[PROJECT]', 'our project [PROJECT]'), true,
  id::text, title, 'Olu Adeyemi', now() - interval '2 days', now() - interval '1 day'
from public.user_prompts where user_id = '5eed0000-0000-4000-8000-000000000010' and title = 'Premortem';

insert into public.user_prompts (user_id, title, category, content, source_id, source_title, created_at, updated_at)
values (
  '5eed0000-0000-4000-8000-000000000004', 'Weekly meal plan', 'Everyday life',
  'Plan the coming week''s dinners for [PEOPLE|two adults and two children]. We avoid [FOODS|nothing in particular].',
  'weekly-meal-plan', 'Weekly meal plan', now() - interval '3 days', now() - interval '2 days'
);

insert into public.saved_prompts (user_id, prompt_id, created_at)
select reader.id, prompt.id::text, now() - interval '1 day'
from public.user_profiles reader join public.user_prompts prompt on prompt.is_public and prompt.user_id <> reader.id
where length(prompt.title) % 5 = length(reader.username) % 5 and reader.id::text like '5eed0000-%'
on conflict do nothing;

insert into public.collections (id, user_id, title, slug, description, is_public, created_at, updated_at) values
  ('5eed0000-0000-4000-8000-00000000c001', '5eed0000-0000-4000-8000-000000000001', 'Monday in the bakery', 'monday-in-the-bakery',
    'What I go through before the first customer: the newsletter, the posts of the week, the letters.', true, now() - interval '20 days', now() - interval '2 days'),
  ('5eed0000-0000-4000-8000-00000000c002', '5eed0000-0000-4000-8000-000000000001', 'To try some day', 'to-try-some-day', null, false,
    now() - interval '9 days', now() - interval '9 days');

-- Maya's own, also a private one, two of others and some of the library; the last one is gone.
insert into public.collection_items (collection_id, user_id, prompt_id)
select '5eed0000-0000-4000-8000-00000000c001', '5eed0000-0000-4000-8000-000000000001', prompt_id
from (
  select 1 as part, id::text as prompt_id from public.user_prompts
  where user_id = '5eed0000-0000-4000-8000-000000000001' or title in ('Alt text for a photograph', 'Answer a rude comment')
  union all
  select 2, unnest(array['email-newsletter', 'slogan-or-tagline-for-my-business', 'weekly-meal-plan', 'gone-from-the-library'])
) chosen order by part, prompt_id desc;
