import 'server-only';
import { NO_TEXTS } from '../../collections/collection-fields';
import { findCollection } from '../../collections/queries';
import {
  addItem,
  insertCollection,
  moveItem,
  removeCollection,
  removeItem,
  saveCollection,
  saveCollectionVisibility,
} from '../../collections/store-collection';
import { changePromptsOf } from '../../my-prompts/change-prompts';
import { editedLengthProblem } from '../../my-prompts/content-length';
import { findPrompt } from '../../my-prompts/find-prompts';
import { findUserPrompt } from '../../my-prompts/queries';
import { insertPrompt, saveEdit, saveVisibility } from '../../my-prompts/store-prompt';
import { removeSavedPrompt, savePrompt } from '../../saved/save-prompt';
import { declineSuggestion, suggestChange, takeSuggestion } from '../../suggestions/store-suggestion';
import { emptyIsNull } from '../../text/text-fields';
import type { OwnHandler } from './api-route';
import { importFile } from './import-file';
import type { ownOperations } from './own-operations';
import {
  listOwnCollections,
  listOwnPrompts,
  listSaved,
  listSuggestions,
  ownCollectionAnswer,
  ownPromptAnswer,
  suggestionAnswer,
} from './own-queries';
import { throwIfRefused } from './own-refusals';
import { invalid } from './problem';

type OwnOperations = typeof ownOperations;

export const ownHandlers: { [Id in keyof OwnOperations]: OwnHandler<OwnOperations[Id]> } = {
  listOwnPrompts,
  async createOwnPrompt({ text, category = null, ...fields }, user, { key }) {
    const { id, isNew } = await insertPrompt(user, { ...fields, content: text, category }, key);
    return id === null ? null : ownPromptAnswer(user, id, isNew ? 201 : 200);
  },
  getOwnPrompt: ({ id }, user) => ownPromptAnswer(user, id),
  async updateOwnPrompt({ id, text, sure = false, ...change }, user, { version }) {
    const stored = await findUserPrompt(user, id);
    if (!stored) return null;
    const problem = text === undefined || text === stored.content ? null : editedLengthProblem(text);
    if (problem !== null) throw invalid({ name: 'text', in: 'body', detail: problem });
    const edit = { ...change, ...(text !== undefined && { content: text }) };
    throwIfRefused(await saveEdit(user, { id, updatedAt: version }, edit, sure));
    return ownPromptAnswer(user, id);
  },
  async deleteOwnPrompt({ id }, user) {
    if (!(await findUserPrompt(user, id))) return null;
    return throwIfRefused(await changePromptsOf(user, [id], { change: 'delete' }));
  },
  async setOwnPromptVisibility({ id, public: isPublic, sure = false }, user) {
    throwIfRefused(await saveVisibility(user, id, isPublic, sure));
    return ownPromptAnswer(user, id);
  },
  importFile,
  listSaved,
  savePrompt: async ({ id }, user) => throwIfRefused(await savePrompt(user, id)),
  removeSaved: async ({ id }, user) => throwIfRefused(await removeSavedPrompt(user, id)),
  listSuggestions,
  async suggestChange({ prompt, note, text = null }, user) {
    const id = await suggestChange(user, { prompt, note, content: text });
    return id ? suggestionAnswer(user, id, 201) : null;
  },
  getSuggestion: ({ id }, user) => suggestionAnswer(user, id),
  async takeSuggestion({ id, text, sure = false }, user, { version: seen }) {
    throwIfRefused(await takeSuggestion(user, { id, content: text, seen, sure }));
    return suggestionAnswer(user, id);
  },
  async declineSuggestion({ id, answer = '' }, user) {
    await declineSuggestion(id, emptyIsNull(answer));
    return suggestionAnswer(user, id);
  },
  listOwnCollections,
  async createCollection(texts, user, { key }) {
    const { id, isNew } = await insertCollection(user, { ...NO_TEXTS, ...texts }, key);
    return ownCollectionAnswer(user, id, isNew ? 201 : 200);
  },
  getOwnCollection: ({ id }, user) => ownCollectionAnswer(user, id),
  async updateCollection({ id, sure = false, ...change }, user, { version }) {
    if (!(await findCollection(user, id))) return null;
    throwIfRefused(await saveCollection(user, { id, updatedAt: version }, change, sure));
    return ownCollectionAnswer(user, id);
  },
  deleteCollection: async ({ id }, user) => ((await removeCollection(user, id)) ? undefined : null),
  async setCollectionVisibility({ id, public: isPublic, sure = false }, user) {
    throwIfRefused(await saveCollectionVisibility(user, id, isPublic, sure));
    return ownCollectionAnswer(user, id);
  },
  async addToCollection({ id, prompt }, user) {
    if (!(await findCollection(user, id)) || !(await findPrompt(prompt, user))) return null;
    return throwIfRefused(await addItem(user, id, prompt));
  },
  // `moveItem` refuses if one of the two prompts is not in the collection.
  moveInCollection: async ({ id, prompt, after }, user) => ((await moveItem(user, id, prompt, after)).status === 'done' ? undefined : null),
  async removeFromCollection({ id, prompt }, user) {
    if (!(await findCollection(user, id))) return null;
    return throwIfRefused(await removeItem(user, id, prompt));
  },
};
