import { expect, test } from 'vitest';
import { refusalOf } from '@/lib/forms/action-request';

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

test.each([
  ['a call', call('["cold-email",true]')],
  ['a call without arguments', call('[]')],
  ['a call with text that starts with a dollar sign', call('["$$100","$undefined"]')],
  ['a form sent by React', form({ '0': '[{"status":"untouched"},"$K1"]', '1_email': 'a' }, { 'next-action': ID })],
  ['a form', form({ [`$ACTION_ID_${ID}`]: '', prompt: 'x' })],
  ['a form with a state', form(reference())],
  ['a form behind a proxy', form(reference(), { host: 'inside:3000', 'x-forwarded-host': 'prompts.example' })],
])('%s is fine', async (_, request) => expect(await refusalOf(request)).toBeNull());

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
])('%s is refused', async (_, status, request) => expect((await refusalOf(request))?.status).toBe(status));
