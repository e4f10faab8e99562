import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { themes, type TokenName } from './tokens'

/** An ink and the grounds on which it is written. */
type Pair = readonly [TokenName, readonly TokenName[]]

const inks: readonly Pair[] = [
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

const edges: readonly Pair[] = [
  ['line-field', ['surface']],
  ['a-500', ['surface', 'bg']],
  ['accent', ['surface', 'accent-soft']],
  ['open', ['surface']],
  ['sched', ['surface']],
  ['cand', ['surface']],
  ['warn', ['surface']],
  ['danger', ['surface']],
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(inks)('writes %s readably on every ground (4.5)', (ink, grounds) => {
    const below = grounds.filter((ground) => contrast(ink, ground, themes[theme]) < 4.5)
    expect(below).toEqual([])
  })

  it.each(edges)('draws %s visibly (3)', (edge, grounds) => {
    const below = grounds.filter((ground) => contrast(edge, ground, themes[theme]) < 3)
    expect(below).toEqual([])
  })
})

describe('contrast', () => {
  it('measures black on white as 21', () => {
    const tokens = { ...themes.light, ink: '#000000', surface: '#ffffff' }
    expect(contrast('ink', 'surface', tokens)).toBeCloseTo(21, 5)
  })

  it('agrees with the published figure of the light theme', () => {
    expect(contrast('ink', 'surface', themes.light)).toBeCloseTo(17.5, 1)
    expect(contrast('open', 'surface', themes.dark)).toBeCloseTo(6, 1)
  })
})
