import { SERVER_COUNTS } from '../limits';
import { addToList } from '../lists/add-to-list';
import { stem } from '../search/stem';
import { STOP_WORDS } from '../search/stop-words';
import { tokenize } from '../text/tokens';
import type { Prompt } from './prompt';

/** Positions in `newest` of a CategoryIndex, by word or topic. */
type Positions = ReadonlyMap<string, readonly number[]>;

/** Prompts of a category, newest first, with the positions of those that have a word in the title, a word anywhere, or a topic. */
type CategoryIndex = { newest: readonly Prompt[]; titles: Positions; words: Positions; topics: Positions };

/** Maximum number of prompts of a category that share a word. A word that more have, such as "plan", is ignored. */
const MAX_SHARED = 10;
/** Added to the number of prompts by which the weight of their word is divided, so that a word shared by chance does not count too much. */
const SMOOTHING = 3;
/** Weights of a word in both titles, of a word anywhere in both, and of the same topic. */
const WEIGHTS = { title: 3, word: 1, topic: 0.3 };

/** Maximum number of prompts of a topic that are compared, the newest ones. */
const MAX_OF_TOPIC = 50;

const indexes = new WeakMap<readonly Prompt[], CategoryIndex>();

/** Prompts of the same category that share rare words or the topic, then the newest. The index of `category` is cached. */
export function relatedPrompts(prompt: Prompt, category: readonly Prompt[]): Prompt[] {
  const { newest, titles, words, topics } = indexOf(category);
  const shared = new Map<number, number>();
  const add = (positions: readonly number[] = [], weight: number) => {
    for (const position of positions) shared.set(position, (shared.get(position) ?? 0) + weight);
  };
  const addWord = (positions: readonly number[] = [], weight: number) => {
    if (positions.length <= MAX_SHARED) add(positions, weight / (positions.length + SMOOTHING));
  };
  for (const word of titleWords(prompt)) addWord(titles.get(word), WEIGHTS.title);
  for (const word of wordsOf(prompt)) addWord(words.get(word), WEIGHTS.word);
  if (prompt.topic) add(topics.get(prompt.topic)?.slice(0, MAX_OF_TOPIC), WEIGHTS.topic);
  const alike = [...shared].sort(([one, weight], [other, otherWeight]) => otherWeight - weight || one - other);
  const first = newest.slice(0, alike.length + SERVER_COUNTS.related + 1).keys();
  const positions = new Set([...alike.map(([position]) => position), ...first]);
  const others = [...positions].flatMap((position) => newest[position] ?? []).filter(({ id }) => id !== prompt.id);
  return others.slice(0, SERVER_COUNTS.related);
}

function indexOf(category: readonly Prompt[]): CategoryIndex {
  const known = indexes.get(category);
  if (known) return known;
  const newest = [...category].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const [titles, words, topics] = [new Map<string, number[]>(), new Map<string, number[]>(), new Map<string, number[]>()];
  for (const [position, prompt] of newest.entries()) {
    for (const word of titleWords(prompt)) addToList(titles, word, position);
    for (const word of wordsOf(prompt)) addToList(words, word, position);
    if (prompt.topic) addToList(topics, prompt.topic, position);
  }
  const index = { newest, titles, words, topics };
  indexes.set(category, index);
  return index;
}

const titleWords = ({ title }: Prompt): Set<string> => meaningfulStems(title);

const wordsOf = ({ title, keywords, description }: Prompt): Set<string> => meaningfulStems([title, ...keywords, description].join(' '));

function meaningfulStems(text: string): Set<string> {
  const words = tokenize(text).filter((word) => word.length > 3 && !STOP_WORDS.has(word));
  return new Set(words.map(stem));
}
