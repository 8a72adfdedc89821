import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claudeCodeText, parseClaudeCodeText } from '@/lib/integrations/skills/claude-code-text';
import { parseSkillText, skillText } from '@/lib/integrations/skills/skill-text';
import { blanksOf } from '@/lib/prompts/prompt-document';
import { template } from '@/tests/unit/support/templates';
import { normalTemplate } from '../../support/normal-template';

const prompt = (text: string, material: string[] = []) => ({ text, blanks: blanksOf(text, material) });

describe('for any agent', () => {
  test('asks for each blank in words, and says its text with the blanks in brackets', () => {
    const text = 'Plan [DAYS|three|five] days in [CITY|e.g. Lisbon][WITH? with …|e.g. two children].\n\n[NOTES]';
    expect(skillText(prompt(text, ['NOTES']))).toBe(`Ask for whatever of these was not given:

- DAYS: "three" if nothing is said; such as "three", "five"
- CITY: e.g. "Lisbon"
- WITH: optional; e.g. "two children"
- NOTES: the text to work on

Whatever else was given belongs to this prompt, below its text. Then follow this prompt, with the values in place of the brackets. A bracket with a question mark is an optional part: say its words with the value in place of the …, or leave out the whole bracket where nothing was given:

Plan [DAYS] days in [CITY][WITH? with …].

[NOTES]`);
  });

  test('is the text where there is nothing to ask for, and that more may be given', () => {
    expect(skillText(prompt('Write \\[NAME] here.'))).toBe(
      'Write [NAME] here.\n\nWhatever else was given belongs to this prompt, below its text.',
    );
  });

  test('comes back as the same prompt', () => {
    fc.assert(
      fc.property(template, ({ source }) => {
        expect(normalTemplate(parseSkillText(skillText(prompt(source))))).toBe(normalTemplate(source));
      }),
    );
  });
});

describe('for Claude Code', () => {
  test('has arguments, which end where their name does', () => {
    const text = 'Pay [SUM|$5|$10] for [THING]s in [CITY] for $1.[WHO? It is for ….][1ST][2ND]';
    expect(claudeCodeText(prompt(text))).toBe(`Ask for whatever of these was not given:

- sum ($sum): "\\$5" if nothing is said; such as "\\$5", "\\$10"
- thing ($thing)
- city ($city)
- who ($who): optional
- _1st ($_1st)
- _2nd ($_2nd)

All that was said: $ARGUMENTS. Where that is not one value after another, take the values from it.

Whatever else was given belongs to this prompt, below its text. Then follow this prompt. Leave out each part in brackets in which nothing was given.

Pay $sum for $ARGUMENTS[1]s in $city for \\$1.[Only if given: It is for $who.]$_1st$_2nd`);
  });

  test('keeps a backslash away from an argument, which it would make text', () => {
    expect(claudeCodeText(prompt('[WHO? or \\… so]'))).toContain('[Only if given: or \\ $who so]');
  });

  test('comes back as the same prompt', () => {
    fc.assert(
      fc.property(template, ({ source }) => {
        expect(normalTemplate(parseClaudeCodeText(claudeCodeText(prompt(source))))).toBe(normalTemplate(source));
      }),
    );
  });
});
