import type { Intent } from './intents'

/** Words that say nothing about what is looked for. */
const empty = new Set(['a', 'an', 'the', 'to', 'of', 'or', 'and', 'in', 'i', 'want', 'for'])

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** DateField is found by "date" and by "field". */
const wordsOfIntent = ({ intent, component }: Intent): readonly string[] => [
  ...wordsOf(intent),
  ...wordsOf(component),
  ...wordsOf(component.replaceAll(/([a-z])([A-Z])/g, '$1 $2')),
]

const countOf = (words: readonly string[], asked: readonly string[]): number =>
  asked.filter((part) => words.some((word) => word.startsWith(part))).length

/**
 * The intents that a text asks for, the best ones first: those in which each of its words begins a word, or, where there is none,
 * those with the most of them. Small words do not count.
 *
 * @example
 * findIntents(intents, 'pick a date')[0]?.component // 'DateField'
 */
export function findIntents(intents: readonly Intent[], text: string): readonly Intent[] {
  const asked = wordsOf(text).filter((word) => !empty.has(word))
  if (asked.length === 0) return []
  const found = intents.map((intent) => ({ intent, count: countOf(wordsOfIntent(intent), asked) }))
  const most = Math.max(...found.map(({ count }) => count))
  return most === 0 ? [] : found.filter(({ count }) => count === most).map(({ intent }) => intent)
}
