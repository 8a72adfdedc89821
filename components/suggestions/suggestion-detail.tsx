import { TextDifference } from '@/components/differences/text-difference';
import { ReportLink } from '@/components/moderation/report-link';
import { Day } from '@/components/ui/day';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/notice';
import { SettingsPart } from '@/components/ui/settings-part';
import { UserText } from '@/components/ui/user-text';
import { editedLengthProblem } from '@/lib/my-prompts/content-length';
import { paths } from '@/lib/paths';
import { promptPath, promptRef } from '@/lib/prompts/prompt-ref';
import type { promptOf } from '@/lib/suggestions/queries';
import { type Answer, personName, type Role, type Suggestion, stateLabel } from '@/lib/suggestions/suggestion';
import { textHash } from '@/lib/suggestions/text-hash';
import { SuggestionAnswers } from './suggestion-answers';
import { AnswerForm, BlockForm, DeclineForm, TakeForm, WithdrawForm } from './suggestion-forms';

type Props = { suggestion: Suggestion; prompt: Awaited<ReturnType<typeof promptOf>>; answers: Answer[]; role: Role };

/** A suggestion with the forms that its reader may use. The keys of its page find the forms by the ids `take` and `decline`. */
export function SuggestionDetail({ suggestion, prompt, answers, role }: Props) {
  const { id, content, base, state, answer, suggesterId, suggester, hiddenAt } = suggestion;
  const decides = state === 'open' && (role === 'author' || role === 'keeper');
  const isChanged = prompt !== null && content !== null && state === 'open' && textHash(prompt.text) !== base;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <SuggestionFacts suggestion={suggestion} role={role} isGone={prompt === null} />
        {hiddenAt && <Note>This is hidden from others until a moderator has looked at it.</Note>}
        <NoteAndThanks suggestion={suggestion} role={role} />
        {answer && (
          <div className="grid gap-1">
            <p className="text-meta font-semibold text-ink-3">Answer</p>
            <UserText text={answer} className="max-w-[80ch] border-l-4 border-ink pl-4" />
          </div>
        )}
      </div>
      {prompt && content !== null && (
        <section className="grid gap-3" aria-labelledby="changes">
          <h2 className="text-h3" id="changes">
            What it would change
          </h2>
          {isChanged && (
            <Note>
              {prompt.text === content
                ? 'The prompt has changed since this was suggested, and has this text now.'
                : 'The prompt has changed since this was suggested. What you see is the difference from the prompt as it is now.'}
            </Note>
          )}
          {prompt.text !== content && <TextDifference before={prompt.text} after={content} />}
        </section>
      )}
      <div>
        {(answers.length > 0 || state === 'open') && (
          <SettingsPart id="answers" title="Answers">
            <SuggestionAnswers answers={answers} />
            {state === 'open' && <AnswerForm id={id} />}
          </SettingsPart>
        )}
        {decides && prompt && (
          <div id="take">
            <SettingsPart id="take-heading" title="Take it">
              <p className="max-w-[70ch] text-ui text-ink-2">
                {role === 'keeper'
                  ? 'It goes into the library with its next release, with credit. This is final.'
                  : 'The prompt gets this text. The text it has now is kept under Versions, with credit. This is final.'}
              </p>
              <TakeForm
                id={id}
                seen={prompt.version}
                promptText={prompt.text}
                suggested={content}
                canEdit={editedLengthProblem(content ?? prompt.text) === null}
              />
            </SettingsPart>
          </div>
        )}
        {decides && (
          <div id="decline">
            <SettingsPart id="decline-heading" title="Decline it">
              <DeclineForm id={id} />
            </SettingsPart>
          </div>
        )}
        {role === 'suggester' && state === 'open' && <WithdrawForm id={id} />}
        {role === 'author' && <BlockForm person={suggesterId} name={personName(suggester)} isBlocked={false} />}
      </div>
    </div>
  );
}

function SuggestionFacts({ suggestion, role, isGone }: { suggestion: Suggestion; role: Role; isGone: boolean }) {
  const { id, promptId, authorId, state, suggester, createdAt, decidedAt } = suggestion;
  const path = role === 'author' ? paths.userPrompt(promptId) : promptPath(promptRef(promptId));
  return (
    <div className="text-meta text-ink-3">
      <Dotted>
        <span>
          {role === 'suggester' ? (
            'From you'
          ) : suggester ? (
            <>
              From{' '}
              <Link href={paths.profile(suggester.username)} dir="auto">
                {personName(suggester)}
              </Link>
            </>
          ) : (
            'From somebody whose profile is hidden'
          )}
        </span>
        <span className="num">
          <Day iso={createdAt} />
        </span>
        <span className="font-semibold text-ink">{stateLabel(state)}</span>
        {decidedAt && (
          <span className="num">
            <Day iso={decidedAt} />
          </span>
        )}
        {isGone ? (
          <span>{authorId === null ? 'The library no longer has this prompt' : 'The prompt is no longer public'}</span>
        ) : (
          <Link href={path}>Open the prompt</Link>
        )}
        {role !== 'suggester' && <ReportLink target={{ kind: 'suggestion', id }} />}
      </Dotted>
    </div>
  );
}

function NoteAndThanks({ suggestion: { note, state, authorId, content }, role }: { suggestion: Suggestion; role: Role }) {
  return (
    <>
      <UserText text={note} />
      {state === 'taken' && role === 'suggester' && (
        <Note>
          {authorId === null
            ? 'Thank you. It will be in the library with its next release, and you are named.'
            : 'Thank you. It was taken, and you are named.'}
        </Note>
      )}
      {state === 'open' && content === null && <p className="text-ui text-ink-3">Only a note was sent, no other text.</p>}
    </>
  );
}
