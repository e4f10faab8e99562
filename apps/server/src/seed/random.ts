/** A stream of numbers that looks random and is the same for the same seed on every machine. */
export interface Random {
  /** From 0 up to, but not, 1. */
  next(): number
  /** From `low` up to `high`. */
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  integer(low: number, high: number): number
  /** True in `share` of all cases. */
  chance(share: number): boolean
  /** @throws RangeError for an empty list. */
  pick<Item>(list: readonly Item[]): Item
  /** One of the keys, each as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key
  /** About the middle of -1 and 1 most of the time, rarely near the ends. */
  bell(): number
}

/** The state of the generator sfc32, made from a text by FNV-1a with four offsets. */
function stateOf(seed: string): [number, number, number, number] {
  const hash = (offset: number): number => {
    let sum = (0x811c9dc5 ^ offset) >>> 0
    for (let at = 0; at < seed.length; at += 1) sum = Math.imul(sum ^ seed.charCodeAt(at), 0x01000193)
    return sum >>> 0
  }
  return [hash(1), hash(2), hash(3), hash(4)]
}

/**
 * The stream of a seed text: `randomOf('HAR/17')` is row 17 of store HAR, whatever else is generated.
 *
 * @example randomOf('HAR/17').integer(1, 6)
 */
export function randomOf(seed: string): Random {
  let [a, b, c, counter] = stateOf(seed)
  const next = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next()

  const between = (low: number, high: number): number => low + next() * (high - low)
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    chance: (share) => next() < share,
    pick(list) {
      const at = Math.floor(next() * list.length)
      if (at >= list.length) throw new RangeError('Nothing to pick from')
      return list[at] as (typeof list)[number]
    },
    weighted: (weights) => weightedKey(weights, next()),
    bell: () => (next() + next() + next()) / 1.5 - 1,
  }
}

function weightedKey<Key extends string>(weights: Readonly<Record<Key, number>>, drawn: number): Key {
  const entries = Object.entries<number>(weights)
  let rest = drawn * entries.reduce((sum, [, weight]) => sum + weight, 0)
  const hit = entries.find(([, weight]) => (rest -= weight) < 0) ?? entries.at(-1)
  if (!hit) throw new RangeError('Nothing to weigh')
  return hit[0] as Key
}
