import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { edgePairs, inkPairs, quietEdgePairs } from './contrastPairs'
import { moreContrastFloors } from './moreContrast'
import { themes } from './tokens'

const { ink: moreInk, edge: moreEdge } = moreContrastFloors

describe.each([
  ['light', 4.5, edgePairs, 3],
  ['dark', 4.5, edgePairs, 3],
  ['lightMoreContrast', moreInk, [...edgePairs, ...quietEdgePairs], moreEdge],
  ['darkMoreContrast', moreInk, [...edgePairs, ...quietEdgePairs], moreEdge],
] as const)('the theme %s', (theme, inkFloor, edges, edgeFloor) => {
  it.each(inkPairs)(`writes %s readably on every ground (${inkFloor})`, (ink, grounds) => {
    expect(grounds.filter((ground) => contrast(ink, ground, themes[theme]) < inkFloor)).toEqual([])
  })

  it.each(edges)(`draws %s visibly (${edgeFloor})`, (edge, grounds) => {
    expect(grounds.filter((ground) => contrast(edge, ground, themes[theme]) < edgeFloor)).toEqual([])
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
