import { describe, expect, it } from 'vitest'
import { singlePath } from './singlePath'

const pathOf = (...shapes: Parameters<typeof singlePath>[0]) => singlePath(shapes)

describe('the single path of an icon', () => {
  it('joins paths, each from its own start', () => {
    expect(
      pathOf(['path', { d: 'M4 5h16' }], ['path', { d: 'm9 18 6-6' }], ['path', { d: 'm.5-2-3 4' }]),
    ).toEqual([['path', { d: 'M4 5h16M9 18l6-6M.5-2l-3 4' }]])
    expect(pathOf(['path', { d: 'm7 8v3' }])).toEqual([['path', { d: 'M7 8v3' }]])
  })

  it('draws lines, circles and ellipses', () => {
    expect(pathOf(['line', { x1: '4', x2: '20', y1: '5', y2: '5' }])).toEqual([['path', { d: 'M4 5L20 5' }]])
    expect(pathOf(['circle', { cx: '16', cy: '12', r: '6' }])).toEqual([
      ['path', { d: 'M10 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0z' }],
    ])
    expect(pathOf(['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }])).toEqual([
      ['path', { d: 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0-18 0z' }],
    ])
  })

  it('draws rectangles, with round corners where they have them', () => {
    expect(pathOf(['rect', { x: '3', y: '4', width: '18', height: '12' }])).toEqual([
      ['path', { d: 'M3 4h18v12h-18z' }],
    ])
    expect(pathOf(['rect', { x: '3', y: '4', width: '18', height: '12', rx: '2' }])).toEqual([
      ['path', { d: 'M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z' }],
    ])
    expect(pathOf(['rect', { width: '4', height: '4', ry: '1' }])).toEqual([
      ['path', { d: 'M1 0h2a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z' }],
    ])
  })

  it('leaves apart what looks otherwise, and what it knows no path of', () => {
    const dot = ['circle', { cx: '7', cy: '7', r: '.5', fill: 'currentColor' }] as const
    const corner = ['polyline', { points: '1 1 2 2 3 1' }] as const
    expect(pathOf(dot, ['path', { d: 'M4 5h16' }], corner)).toEqual([['path', { d: 'M4 5h16' }], dot, corner])
    expect(pathOf(dot)).toEqual([dot])
    expect(pathOf(['g', {}])).toEqual([['g', {}]])
  })

  it('leaves out the keys', () => {
    expect(pathOf(['path', { d: 'M4 5h16', key: 'a1b2' }])).toEqual([['path', { d: 'M4 5h16' }]])
  })
})
