import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openApiDocument, schemasUsedBy } from '@/lib/integrations/api/openapi';
import { allOperations } from '@/lib/integrations/api/operations';
import { ownOperations } from '@/lib/integrations/api/own-operations';
import { PROBLEMS, type ProblemKind } from '@/lib/integrations/api/problem';

const document = openApiDocument();

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('everything that the document refers to is in it', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
  expect(references.length).toBeGreaterThan(20);
  const known = Object.keys(document.components.schemas).map((id) => `#/components/schemas/${id}`);
  expect([...new Set(references)].filter((reference) => !known.includes(reference))).toEqual([]);
});

test('every operation is documented once, with all of its parameters in words', () => {
  expect(new Set(allOperations.map(({ id }) => id)).size).toBe(allOperations.length);
  for (const { id, path, method } of allOperations) {
    const { operationId, parameters = [] } = document.paths[path]?.[method] ?? {};
    expect(operationId).toBe(id);
    for (const parameter of parameters) expect(parameter.description, `${id} ${parameter.name}`).not.toBe('');
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(document.paths[path]?.[method]?.tags ?? ['none']));
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath);
  }
});

test('what can be wrong is documented with the headers that say how long to wait', () => {
  for (const { path, method } of allOperations) {
    const { responses = {} } = document.paths[path]?.[method] ?? {};
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '429']));
    for (const [status, { headers = {} }] of Object.entries(responses))
      if (status !== '304')
        expect(Object.keys(headers), `${path} ${status}`).toEqual(expect.arrayContaining(['RateLimit', 'RateLimit-Policy']));
    expect(Object.keys(responses[429]?.headers ?? {})).toContain('Retry-After');
  }
});

test('what the database may refuse is documented for the changes that it may refuse', () => {
  const answering = (kind: ProblemKind) =>
    Object.values(ownOperations)
      .filter(({ path, method }) => {
        const { status, title } = PROBLEMS[kind];
        return document.paths[path]?.[method]?.responses[status]?.description.split('. ').includes(title);
      })
      .map(({ id }) => id);
  expect(answering('quota-reached')).toEqual([
    'createOwnPrompt',
    'updateOwnPrompt',
    'importFile',
    'savePrompt',
    'suggestChange',
    'takeSuggestion',
    'createCollection',
    'addToCollection',
  ]);
  expect(answering('not-published')).toEqual([
    'updateOwnPrompt',
    'setOwnPromptVisibility',
    'importFile',
    'suggestChange',
    'takeSuggestion',
    'updateCollection',
    'setCollectionVisibility',
    'addToCollection',
    'moveInCollection',
    'removeFromCollection',
  ]);
  expect(answering('no-suggestions')).toEqual(['suggestChange']);
  expect(answering('not-found')).toEqual(expect.arrayContaining(['createOwnPrompt', 'suggestChange', 'getOwnPrompt']));
  expect(answering('precondition-failed')).toEqual(expect.arrayContaining(['declineSuggestion', 'addToCollection', 'updateOwnPrompt']));
  expect(answering('forbidden')).toEqual(Object.values(ownOperations).flatMap(({ id, access }) => (access === 'write' ? id : [])));
});

test('numbers are documented as numbers, with their limits and defaults', () => {
  const limit = document.paths['/prompts']?.get?.parameters.find(({ name }) => name === 'limit');
  expect(limit).toMatchObject({ required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 24 } });
  expect(document.paths['/search']?.get?.parameters.find(({ name }) => name === 'q')).toMatchObject({ required: true });
});

test('a change that changes nothing is refused by the document, too', () => {
  const { PromptChange, CollectionChange } = document.components.schemas;
  for (const schema of [PromptChange, CollectionChange])
    expect(schema).toMatchObject({
      minProperties: 1,
      description: expect.stringMatching(/^The fields of a (?:prompt|collection) to change/),
    });
});

test('what the operations of one page refer to is on it', () => {
  const own = schemasUsedBy(document, Object.values(ownOperations)).map(([id]) => id);
  expect(own).toEqual(expect.arrayContaining(['OwnPrompt', 'Blank', 'PromptSummary', 'Author', 'Problem']));
  expect(own).not.toContain('Guide');
  const all = schemasUsedBy(document, allOperations).map(([id]) => id);
  expect(all).toEqual(Object.keys(document.components.schemas));
});
