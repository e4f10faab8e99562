import { describe, expect, it } from 'vitest'
import {
  columnTracks,
  leastColumnWidth,
  lettersInTwoLines,
  percentWidth,
  tracksWidth,
  type ColumnTrack,
} from './columnWidths'
import fc from 'fast-check'

describe('columnTracks', () => {
  it('gives every column its share, so that the visible ones fill the whole in proportion  [L-240]', () => {
    const tracks = columnTracks([
      { key: 'name', label: 'Customer', widthPercent: 12 },
      { key: 'equity', label: 'Equity', widthPercent: 7 },
    ])
    expect(tracks).toEqual([
      { grow: 12, width: 132 },
      { grow: 7, width: 77 },
    ])
  })

  it('never takes a share under 3 percent, or under what the column says  [L-241] [L-570]', () => {
    const tracks = columnTracks([
      { key: 'a', label: 'A', widthPercent: 1 },
      { key: 'b', label: 'B', widthPercent: 1, minPercent: 5 },
      { key: 'c', label: 'C', widthPercent: Number.NaN },
    ])
    expect(tracks.map(({ grow }) => grow)).toEqual([3, 5, 3])
  })

  it('keeps room for a label in two lines', () => {
    const [track] = columnTracks([{ key: 'owner', label: 'Opportunity Owner', widthPercent: 3 }])
    expect(track).toEqual({ grow: 3, width: 93 })
  })

  it('keeps no room for a label that is for screen readers only', () => {
    const actions = { label: 'Actions', isIcon: true, widthPercent: 3 }
    expect(leastColumnWidth(actions)).toBe(57)
    expect(leastColumnWidth({ ...actions, isLabelHidden: true })).toBe(40)
  })

  it('keeps room for the arrow of a sorted column beside a label over icons', () => {
    const score = { label: 'Score', isIcon: true, widthPercent: 3 }
    expect(leastColumnWidth(score)).toBe(43)
    expect(leastColumnWidth({ ...score, isSortable: true })).toBe(51)
  })

  it('lets a column say its least width', () => {
    expect(columnTracks([{ key: 'status', label: 'Status', widthPercent: 7, minWidth: 124 }])[0]?.width).toBe(
      124,
    )
  })

  it('scrolls sideways under the sum of the least widths', () => {
    const columns = [
      { key: 'score', label: 'Score', widthPercent: 3, isIcon: true },
      { key: 'year', label: 'Year', widthPercent: 4 },
    ]
    expect(tracksWidth(columnTracks(columns))).toBe(43 + 52)
  })

  it('gives a column the width that somebody has set, never under its least', () => {
    const columns = [
      { key: 'name', label: 'Customer', widthPercent: 12 },
      { key: 'year', label: 'Year', widthPercent: 4 },
    ]
    const percents = { name: 25, year: 1, unknown: 50 }
    expect(columnTracks(columns, { percents, gridWidth: 1600 })).toEqual([
      { grow: 0, width: 400 },
      { grow: 0, width: 52 },
    ])
  })
})

describe('percentWidth', () => {
  /** The percent in a grid of a width, as a browser works it out. */
  const percentIn = (tracks: readonly ColumnTrack[], gridWidth: number) => {
    const parts = [
      ...percentWidth(tracks).matchAll(/\(var\(--grid-width, 100cqw\) - ([\d.]+)px\) \/ ([\d.]+)/g),
    ]
    return Math.min(...parts.map(([, width, shares]) => (gridWidth - Number(width)) / Number(shares)))
  }
  const shown = (tracks: readonly ColumnTrack[], percent: number) =>
    tracks.map(({ grow, width }) => Math.max(width, grow * percent))
  const whole = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

  it('is the width by the sum of the shares, where every column has room [L-240]', () => {
    const tracks = [
      { grow: 0, width: 40 },
      { grow: 12, width: 132 },
      { grow: 4, width: 52 },
    ]
    expect(percentWidth(tracks)).toBe(
      'min((var(--grid-width, 100cqw) - 40px) / 16, (var(--grid-width, 100cqw) - 92px) / 12)',
    )
    expect(percentIn(tracks, 1640)).toBe(100)
    expect(shown(tracks, 100)).toEqual([40, 1200, 400])
  })

  it('leaves to the others what a least width takes [L-240]', () => {
    const tracks = [
      { grow: 3, width: 60 },
      { grow: 12, width: 100 },
      { grow: 6, width: 50 },
    ]
    expect(percentIn(tracks, 240)).toBe(10)
    expect(shown(tracks, 10)).toEqual([60, 120, 60])
  })

  it('is nothing without columns that share the width', () => {
    expect(percentWidth([{ grow: 0, width: 77 }])).toBe('0px')
    expect(percentWidth([])).toBe('0px')
  })

  it('fills any width that has room for the least widths', () => {
    const anyTrack = fc.record({
      grow: fc.integer({ min: 1, max: 30 }),
      width: fc.integer({ min: 20, max: 300 }),
    })
    fc.assert(
      fc.property(
        fc.array(anyTrack, { minLength: 1 }),
        fc.double({ min: 0, max: 3000, noNaN: true }),
        (tracks, more) => {
          const room = tracksWidth(tracks) + more
          expect(whole(shown(tracks, percentIn(tracks, room)))).toBeCloseTo(room, 6)
        },
      ),
    )
  })
})

describe('leastColumnWidth', () => {
  it('is what the header needs, where the column says nothing', () => {
    expect(leastColumnWidth({ label: 'Customer', widthPercent: 12 })).toBe(72)
    expect(leastColumnWidth({ label: 'Customer', widthPercent: 12, minWidth: 160 })).toBe(160)
  })
})

describe('lettersInTwoLines', () => {
  it.each([
    ['Year', 4],
    ['Pmt Diff Lease', 8],
    ['Opportunity Owner', 11],
  ])('sets %s in lines of at most %i letters', (label, letters) => {
    expect(lettersInTwoLines(label)).toBe(letters)
  })
})
