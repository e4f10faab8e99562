import type { TokenName } from './tokens'

/** A token and the grounds on which it is used. */
export type ContrastPair = readonly [TokenName, readonly TokenName[]]

/** Every ink and the grounds on which it is written. */
export const inkPairs: readonly ContrastPair[] = [
  ['ink', ['surface', 'bg', 'raised', 'sunken', 'hover']],
  ['ink-2', ['surface', 'bg', 'raised', 'sunken', 'hover', 'pressed', 'accent-soft']],
  ['ink-3', ['surface', 'bg', 'raised', 'sunken', 'hover']],
  ['accent-ink', ['surface', 'raised', 'hover', 'accent-soft']],
  ['on-accent', ['accent', 'accent-hover', 'accent-down']],
  ['open-ink', ['surface', 'sunken', 'hover', 'open-soft']],
  ['sched-ink', ['surface', 'sched-soft']],
  ['cand-ink', ['surface', 'hover', 'cand-soft']],
  ['warn-ink', ['surface', 'raised', 'warn-soft']],
  ['danger-ink', ['surface', 'raised', 'hover', 'danger-soft']],
  ['on-danger', ['danger']],
  ['chip-ink', ['chip']],
  ['nav-ink', ['nav', 'nav-hover']],
  ['nav-on', ['nav-active']],
  ['nav-ink-2', ['nav']],
  ['tip-ink', ['tip']],
]

/** Every edge that carries meaning (a border, a ring, an icon) and the grounds on which it is drawn. */
export const edgePairs: readonly ContrastPair[] = [
  ['line-field', ['surface']],
  ['a-500', ['surface', 'bg']],
  ['accent', ['surface', 'accent-soft']],
  ['open', ['surface']],
  ['sched', ['surface']],
  ['cand', ['surface']],
  ['warn', ['surface']],
  ['danger', ['surface']],
]

/** Decorative edges, which have to be visible with more contrast too. */
export const quietEdgePairs: readonly ContrastPair[] = [
  ['line', ['surface', 'bg']],
  ['line-strong', ['surface', 'bg']],
  ['accent-line', ['surface', 'accent-soft']],
]
