import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../lib/limits';
import { type Person, person, prompt, remove } from './support/people';

const categories = async ({ client }: Person) => {
  const { data, error } = await client.rpc('own_prompt_categories', { at_most: 1000 });
  if (error) throw error;
  return Object.fromEntries(data.map(({ category, prompts }) => [category, prompts]));
};
const rename = ({ client }: Person, category: string, new_name: string, merge = false) =>
  client.rpc('rename_category', { category, new_name, merge }).maybeSingle();

async function writer() {
  const who = await person();
  for (const category of ['Sales', 'Sales', 'Marketing', null]) await prompt(who, { category });
  return who;
}

describe('a category of one’s own', () => {
  test('is spelled as it was, whatever the case that is typed, and by each person as they like', async () => {
    const who = await writer();
    expect((await prompt(who, { category: 'SALES' })).category).toBe('Sales');
    const { id } = await prompt(who, { category: 'Alone' });
    const edit = async (category: string) =>
      (await who.client.from('user_prompts').update({ category }).eq('id', id).select('category').single()).data?.category;
    expect(await edit('marketing')).toBe('Marketing');
    expect(await edit('alone')).toBe('alone');
    expect(await edit('ALONE')).toBe('ALONE');
    const { data } = await who.client
      .from('user_prompts')
      .insert([
        { title: 'T', content: 'C', category: 'Éclair' },
        { title: 'T', content: 'C', category: 'éCLAIR' },
      ])
      .select('category');
    expect(data?.map(({ category }) => category)).toEqual(['Éclair', 'Éclair']);
    const stranger = await person();
    expect((await prompt(stranger, { category: 'sales' })).category).toBe('sales');
    expect(await categories(who)).toEqual({ Sales: 3, Marketing: 1, ALONE: 1, Éclair: 2 });
  });

  test('is renamed in one request, in another case too, and back again', async () => {
    const who = await writer();
    const { data } = await rename(who, 'sALES', ' Selling ');
    expect(data?.prompts).toBe(2);
    expect(await categories(who)).toEqual({ Selling: 2, Marketing: 1 });
    await who.client.rpc('undo_change', { change: data?.change_id ?? '' });
    expect(await categories(who)).toEqual({ Sales: 2, Marketing: 1 });
    expect((await rename(who, 'Sales', 'SALES')).data?.prompts).toBe(2);
    expect(await categories(who)).toEqual({ SALES: 2, Marketing: 1 });
  });

  test('is merged with another one only where that is asked for, in the spelling of that', async () => {
    const who = await writer();
    expect(await rename(who, 'Sales', 'marketing')).toMatchObject({ data: null, error: null });
    expect(await categories(who)).toEqual({ Sales: 2, Marketing: 1 });
    const { data } = await rename(who, 'Sales', 'marketing', true);
    expect(data?.prompts).toBe(2);
    expect(await categories(who)).toEqual({ Marketing: 3 });
    await who.client.rpc('undo_change', { change: data?.change_id ?? '' });
    expect(await categories(who)).toEqual({ Sales: 2, Marketing: 1 });
  });

  test('keeps the rules of a category', async () => {
    const who = await writer();
    expect((await rename(who, 'Sales', 'x'.repeat(LIMITS.category.max + 1))).error?.message).toContain('user_prompts_category_length');
    expect((await rename(who, 'Sales', '\u202e')).error?.message).toContain('user_prompts_category_characters');
    expect((await rename(who, 'None of mine', 'New')).data).toMatchObject({ change_id: null, prompts: 0 });
    expect(await categories(who)).toEqual({ Sales: 2, Marketing: 1 });
  });

  test('is nobody else’s to rename', async () => {
    const [who, stranger] = [await writer(), await person()];
    expect((await rename(stranger, 'Sales', 'Stolen', true)).data).toMatchObject({ prompts: 0 });
    expect(await categories(who)).toEqual({ Sales: 2, Marketing: 1 });
  });

  test('is renamed in another case, whatever a deleted prompt has', async () => {
    const who = await person();
    await prompt(who, { category: 'email' });
    const { id } = await prompt(who, { category: 'email' });
    await remove(who, [id]);
    expect((await rename(who, 'email', 'Email')).data?.prompts).toBe(1);
    expect(await categories(who)).toEqual({ Email: 1 });
  });

  test('that only deleted prompts have is none', async () => {
    const who = await person();
    const { id } = await prompt(who, { category: 'Gone' });
    await remove(who, [id]);
    expect(await categories(who)).toEqual({});
    expect((await prompt(who, { category: 'gone' })).category).toBe('gone');
  });
});
