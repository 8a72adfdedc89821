import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionRefusal } from '@/lib/forms/action-request';

const ID = 'a1'.repeat(21);
const site = { host: 'prompts.example', origin: 'https://prompts.example' };

const call = (body: string, headers: Record<string, string> = {}) =>
  new Request('https://prompts.example/', {
    method: 'POST',
    headers: { ...site, 'next-action': ID, 'content-type': 'text/plain', ...headers },
    body,
  });

/** A form, as a browser without JavaScript sends it; with `action` as React sends one. */
function form(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request('https://prompts.example/', { method: 'POST', headers: { ...site, ...headers }, body });
}

const reference = (parts: Record<string, string> = {}) => ({
  $ACTION_REF_1: '',
  '$ACTION_1:0': `{"id":"${ID}","bound":"$@1"}`,
  '$ACTION_1:1': '[{"status":"untouched"}]',
  email: 'ada@example.com',
  ...parts,
});

/** The fields of a form that React sends. */
const sentByReact = (fields: Record<string, string> = { email: 'ada@example.com' }, values = '[{"status":"untouched"},"$K1"]') => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`_1_${name}`, value])),
  '0': values,
});

/** A form as bytes, for what FormData cannot say. */
function raw(body: string, { boundary = 'b', ...headers }: Record<string, string> = {}) {
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return new Request('https://prompts.example/', {
    method: 'POST',
    headers: { ...site, ...type, ...headers },
    body: Buffer.from(body, 'latin1'),
  });
}

const part = (name: string, value: string, more = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

test.each([
  ['a call', call('["cold-email",true]')],
  ['a call without arguments', call('[]')],
  ['a call with text that starts with a dollar sign', call('["$$100","$undefined"]')],
  ['a form sent by React', form(sentByReact(), { 'next-action': ID })],
  ['a form sent by React from a page made on the server', form(sentByReact(reference()), { 'next-action': ID })],
  ['a form', form({ [`$ACTION_ID_${ID}`]: '', prompt: 'x' })],
  ['a form with a state', form(reference())],
  [
    'the third form of a page',
    form({ $ACTION_REF_3: '', '$ACTION_3:0': `{"id":"${ID}","bound":"$@1"}`, '$ACTION_3:1': '[]', $ACTION_KEY: 'k' }),
  ],
  ['a form behind a proxy', form(reference(), { host: 'inside:3000', 'x-forwarded-host': 'prompts.example' })],
])('%s is fine', async (_, request) => expect(await actionRefusal(request)).toBeNull());

test.each([
  ['another site', 403, call('[]', { origin: 'https://evil.example' })],
  ['a frame without an origin', 403, call('[]', { origin: 'null' })],
  ['another port', 403, call('[]', { origin: 'https://prompts.example:8443' })],
  ['too long', 413, call('[]', { 'content-length': '1000001' })],
  ['no id', 400, call('[]', { 'next-action': 'x' })],
  ['no JSON', 400, call('garbage')],
  ['nothing', 400, call('')],
  ['no array', 400, call('{"0":1}')],
  ['a reference to a function', 400, call('["$F1"]')],
  ['a promise', 400, call('["$@1"]')],
  ['a chain of references', 400, call('["$1:__proto__:constructor",{}]')],
  ['a nested reference', 400, call('[{"a":["$B1"]}]')],
  ['another type', 415, call('[]', { 'content-type': 'application/json' })],
  [
    'a type that Next would not take for a form',
    415,
    form(sentByReact(), { 'next-action': ID, 'content-type': 'Multipart/Form-Data; boundary=b' }),
  ],
  ['a type without its boundary', 400, call('x', { 'content-type': 'multipart/form-data' })],
  [
    'half a form',
    400,
    call('--b\r\nContent-Disposition: form-data; name="0"\r\n\r\n[', { 'content-type': 'multipart/form-data; boundary=b' }),
  ],
  ['a form that names no action', 400, form({ email: 'x' })],
  ['a form with a broken reference', 400, form(reference({ '$ACTION_1:0': '{' }))],
  ['a form with no known reference', 400, form(reference({ '$ACTION_1:0': '{"id":"x"}' }))],
  ['a form with broken arguments', 400, form(reference({ '$ACTION_1:1': '[' }))],
])('%s is refused', async (_, status, request) => expect((await actionRefusal(request))?.status).toBe(status));

/** `$n` makes a number of a text, and the error quotes the text. */
const forged = '["$nx\\n{\\"level\\":30,\\"msg\\":\\"forged\\"}\\n"]';

describe('fields that React reads besides the one that was checked', () => {
  const called = { 'next-action': ID };
  test.each([
    ['zero in two digits', form(sentByReact({}, '[]')), '00'],
    ['zero after a blank', form(sentByReact({}, '[]')), ' 0'],
    ['zero in hexadecimal', form(sentByReact({}, '[]')), '0x0'],
    ['zero with an exponent', form(sentByReact({}, '[]')), '0e1'],
    ['an empty name', form(sentByReact({}, '[]')), ''],
    ['another part', form(sentByReact({}, '["$K1"]')), '2'],
    ['another form', form(sentByReact({}, '["$K1"]')), '_2_email'],
    ['a stream', form(sentByReact({}, '[]')), 'S1'],
  ])('%s', async (_, request, name) => {
    const fields = await request.formData();
    fields.append(name, forged);
    const init = { method: 'POST', headers: { ...site, ...called }, body: fields };
    expect((await actionRefusal(new Request('https://prompts.example/', init)))?.status).toBe(400);
  });

  test.each([
    ['a second zero', raw(`${part('0', '[]')}${part('0', forged)}--b--`, called)],
    ['a file', raw(`${part('_1_a', 'x', '; filename="a"')}${part('0', '[]')}--b--`, called)],
    ['a name in two ways', raw(`${part('_1_a', forged, "; name*=utf-8''0")}${part('0', '[]')}--b--`, called)],
    ['more headers', raw(`--b\r\nX: y\r\nContent-Disposition: form-data; name="0"\r\n\r\n[]\r\n--b--`, called)],
    ['a byte order mark in a name', raw(`${part('\xef\xbb\xbf0', forged)}${part('0', '[]')}--b--`, called)],
    ['something before the form', raw(`${part('0', forged)}${part('0', '[]')}--b--`.replace('--b', 'x--b'), called)],
    ['something after the form', raw(`${part('0', '[]')}--b--\r\n${part('0', forged)}`, called)],
    [
      'a delimiter with blanks',
      raw(`${part('_1_a', `x\r\n--b \r\nContent-Disposition: form-data; name="0"\r\n\r\n${forged}`)}${part('0', '[]')}--b--`, called),
    ],
    ['two delimiters', raw(`${part('0', '[]')}--b--`, { ...called, 'content-type': 'multipart/form-data; boundary=x; boundary=b' })],
    ['a name of 900 KB', raw(`${part(`_1_${'a'.repeat(900_000)}`, '')}${part('0', '[]')}--b--`, called)],
    ['beside the id of an action', form(reference({ '$ACTION_1:0': `{"id":"${ID}","bound":"$@1","x":"$nforged"}` }))],
    ['the id of an action twice', form(reference({ '$ACTION_1:0': `{"id":"${ID}","bound":"$@1","bound":"$@2"}`, '$ACTION_1:2': forged }))],
    ['arguments in another part', form(reference({ '$ACTION_1:0': `{"id":"${ID}","bound":"$@2"}`, '$ACTION_1:2': forged }))],
    ['no arguments', form(reference({ '$ACTION_1:0': `{"id":"${ID}"}` }))],
    ['another part of an action', form(reference({ '$ACTION_1:2': forged }))],
    ['zero in two digits of an action', form(reference({ '$ACTION_1:00': forged }))],
    [
      'arguments twice',
      raw(
        `${Object.entries(reference())
          .map(([name, value]) => part(name, value))
          .join('')}${part('$ACTION_1:1', forged)}--b--`,
      ),
    ],
    ['two actions', form(reference({ $ACTION_REF_2: '', '$ACTION_2:0': forged }))],
    ['an action in two ways', form(reference({ [`$ACTION_ID_${ID}`]: '' }))],
    ['a key twice', raw(`${part(`$ACTION_ID_${ID}`, '')}${part('$ACTION_KEY', 'a')}${part('$ACTION_KEY', 'b')}--b--`)],
    ['a bare id', form({ [ID]: '' })],
    ['a deeply nested value', call(`${'['.repeat(4000)}${']'.repeat(4000)}`)],
    ['more arguments than any action has', call(JSON.stringify(Array(1001).fill(1)))],
    ['a byte order mark', call('\ufeff[]')],
  ])('%s', async (_, request) => expect((await actionRefusal(request))?.status).toBe(400));

  const known = /^(0|_1_.*|\$ACTION_(ID|REF|KEY|1).*)$/s;
  const odd = fc.oneof(
    fc.string(),
    fc.constantFrom('0', '1', '00', '-0', '+0', '0.0', '0b0', '\t0', '0_', '_0_x', '_1', '$', '$ACTION_', '$ACTION_REF_x', '$ACTION_2:0'),
  );
  const nameOfNone = odd.filter((name) => !known.test(name));

  test('no name but those of the site is read', () =>
    fc.assert(
      fc.asyncProperty(nameOfNone, fc.string(), async (name, value) => {
        const request = form({ ...sentByReact(), [name]: value }, called);
        expect((await actionRefusal(request))?.status).toBe(400);
      }),
    ));

  test('whatever is typed is fine', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (typed) => {
        for (const text of [typed, `\r\n--b\r\n${typed}`, `$n${typed}`]) {
          expect(await actionRefusal(form(sentByReact({ email: text }), called))).toBeNull();
          expect(await actionRefusal(form(reference({ email: text })))).toBeNull();
        }
      }),
    ));
});
