import { expect, test } from 'vitest';
import { z } from 'zod';
import { itemButtonSchema, toggleInCollectionSchema } from '@/lib/collections/collection-form';
import { formMismatch } from '@/lib/forms/form-mismatch';
import { form } from '../../support/forms';

const schema = z.object({ title: z.string(), next: z.string().default('') });

test('a form that sends what its schema takes is fine, also without the fields that may be left out', () => {
  expect(formMismatch(schema, form({ title: '' }))).toBeNull();
  expect(formMismatch(schema, form({ title: 'A', next: '/', $ACTION_REF_1: '', '$ACTION_1:0': '{}' }))).toBeNull();
  expect(formMismatch(toggleInCollectionSchema, form({ prompt: 'x', add: 'y' }))).toBeNull();
  expect(formMismatch(itemButtonSchema, form({ collection: 'x', down: 'y' }))).toBeNull();
});

test('an input that was forgotten is named, and one that the schema does not know', () => {
  expect(formMismatch(schema, form({ next: '' }))).toBe('The form has no input for title, which the schema of its action has');
  expect(formMismatch(schema, form({ title: '', notes: '' }))).toBe('The schema of the action has no field for notes, which the form has');
  expect(formMismatch(schema, form({ title: '', constructor: '' }))).toMatch(/no field for constructor/);
});
