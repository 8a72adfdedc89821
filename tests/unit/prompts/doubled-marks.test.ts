import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillTemplate, type Values, variablesOf } from '@/lib/prompts/template';
import { filledLength } from '@/lib/prompts/template-limits';
import { prompts } from '../../e2e/support/library';
import { templateWithValues } from '../support/templates';

const coffee = 'A coffee cart';

describe('a mark that follows a blank is left out where its text ends with one', () => {
  test.each([
    ['Plan for [A]. Be brief.', 'A coffee cart.', 'Plan for A coffee cart. Be brief.'],
    ['Plan for [A]. Be brief.', 'A coffee cart. ', 'Plan for A coffee cart.  Be brief.'],
    ['Plan for [A]. Be brief.', 'A coffee cart!', 'Plan for A coffee cart! Be brief.'],
    ['Plan for [A]. Be brief.', 'A coffee cart…', 'Plan for A coffee cart… Be brief.'],
    ['Plan for [A]... Be brief.', 'A coffee cart?', 'Plan for A coffee cart? Be brief.'],
    ['What is [A]? Be brief.', 'A coffee cart.', 'What is A coffee cart. Be brief.'],
    ['What is [A]? Be brief.', 'A coffee cart?', 'What is A coffee cart? Be brief.'],
    ['For [A], plan.', 'A coffee cart.', 'For A coffee cart. plan.'],
    ['For [A], plan.', 'A coffee cart,', 'For A coffee cart, plan.'],
    ['For [A]: plan.', 'A coffee cart:', 'For A coffee cart: plan.'],
    ['For [A]; plan.', 'A coffee cart;', 'For A coffee cart; plan.'],
    ['For [A]. Plan.', 'コーヒー。', 'For コーヒー。 Plan.'],
    ['[A]。計画。', 'コーヒー。', 'コーヒー。計画。'],
    ['[A]؟ خطة', 'قهوة؟', 'قهوة؟ خطة'],
    ['For [A]. Plan.', 'कॉफ़ी।', 'For कॉफ़ी। Plan.'],
    ['The text: "[A]". Plan.', 'Are you following me?', 'The text: "Are you following me?" Plan.'],
    ['The text: [A]. Plan.', '"Are you following me?"', 'The text: "Are you following me?" Plan.'],
    ['The text: [A]. Plan.', '»Folgst du mir?«', 'The text: »Folgst du mir?« Plan.'],
    ['Plan: [A]. Go.', 'Sell coffee. (And tea.)', 'Plan: Sell coffee. (And tea.) Go.'],
    ['Plan[A]. Go.', ' for Acme Inc.', 'Plan for Acme Inc. Go.'],
    ['Mail [A].com.', 'acme.', 'Mail acme.com.'],
  ])('%s with %j', (template, value, said) => {
    expect(fillTemplate(template, { A: value })).toBe(said);
  });

  test.each([
    ['Plan for [A|a cart.].', 'Plan for a cart.'],
    ['Plan for [A|a cart.|a shop].', 'Plan for a cart.'],
    ['Plan for [A].[B? We like ….] Go.', 'Plan for A coffee cart. We like A coffee cart. Go.'],
    ['Plan for [A][B?, near …]. Go.', 'Plan for A coffee cart. near A coffee cart. Go.'],
    ['Plan for [A][C?, near …]. Go.', 'Plan for A coffee cart. Go.'],
    ['Plan for [A][D|]. Go.', 'Plan for A coffee cart. Go.'],
    ['Plan[B? for "…"]. Go.', 'Plan for "A coffee cart." Go.'],
    ['Plan[B? for …]? Go.', 'Plan for A coffee cart. Go.'],
  ])('behind a default, a choice or an optional part: %s', (template, said) => {
    const values: Values = template.includes('a cart.') ? {} : { A: `${coffee}.`, B: `${coffee}.` };
    expect(fillTemplate(template, values)).toBe(said);
  });
});

describe('and stays where it says something of its own', () => {
  test.each([
    ['Plan for [A]. Be brief.', 'a coffee cart', 'Plan for a coffee cart. Be brief.'],
    ['Plan for [A]. Be brief.', 'example.com', 'Plan for example.com. Be brief.'],
    ['Mail [A].com.', 'acme', 'Mail acme.com.'],
    ['Mail [A].com.', 'yahoo!', 'Mail yahoo!.com.'],
    ['Does [A]?', 'it open at 5 p.m.', 'Does it open at 5 p.m.?'],
    ['For [A], plan.', 'Acme Inc.', 'For Acme Inc., plan.'],
    ['For [A]: plan.', 'the U.S.', 'For the U.S.: plan.'],
    ['Buy [A]. Go.', 'fruit (apples, etc.)', 'Buy fruit (apples, etc.). Go.'],
    ['Reply to "[A]", please.', 'Who are you?', 'Reply to "Who are you?", please.'],
    ['Plan for ([A]).', 'a cart.', 'Plan for (a cart.).'],
    ['Plan for [A]', 'a cart.', 'Plan for a cart.'],
    ['Plan for [A]\n. Go.', 'a cart.', 'Plan for a cart.\n. Go.'],
  ])('%s with %j', (template, value, said) => {
    expect(fillTemplate(template, { A: value })).toBe(said);
  });

  test('behind an empty blank', () => {
    expect(fillTemplate('What.[A]. [B]? [C|]! [D? ….].')).toBe('What.[A]. [B]? ! .');
  });
});

describe.each(['.', '?', '!'])('every prompt of the library, its blanks filled with texts that end with %s', (mark) => {
  test.each(prompts.map(({ slug, promptText }) => [slug, promptText] as const))('%s', (_slug, promptText) => {
    const values = Object.fromEntries(variablesOf(promptText).map(({ name }) => [name, `${coffee}${mark}`]));
    expect(fillTemplate(promptText, values).match(/A coffee cart[.?!]([.?!…,:;]|["”’)][.?!…])/g)).toBeNull();
  });
});

test('a filled text has at most the length that limits count', () => {
  fc.assert(
    fc.property(templateWithValues, ({ source, values }) => {
      expect([...fillTemplate(source, values)].length).toBeLessThanOrEqual(filledLength(source, values));
    }),
  );
});
