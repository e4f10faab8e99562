import { describe, expect, it } from 'vitest'
import { columnTracks, lettersInTwoLines } from './columnWidths'

describe('columnTracks', () => {
  it('gives every column its share, so that the visible ones fill the whole in proportion  [L-240]', () => {
    const { template } = columnTracks([
      { label: 'Customer', widthPercent: 12 },
      { label: 'Equity', widthPercent: 7 },
    ])
    expect(template).toBe('minmax(132px, 12fr) minmax(77px, 7fr)')
  })

  it('never takes a share under 3 percent, or under what the column says  [L-241] [L-570]', () => {
    const { template } = columnTracks([
      { label: 'A', widthPercent: 1 },
      { label: 'B', widthPercent: 1, minPercent: 5 },
    ])
    expect(template).toContain('3fr')
    expect(template).toContain('5fr')
  })

  it('keeps room for a label in two lines', () => {
    const { template } = columnTracks([{ label: 'Opportunity Owner', widthPercent: 3 }])
    expect(template).toBe('minmax(93px, 3fr)')
  })

  it('lets a column say its least width', () => {
    expect(columnTracks([{ label: 'Status', widthPercent: 7, minWidth: 124 }]).minWidth).toBe(124)
  })

  it('scrolls sideways under the sum of the least widths', () => {
    const columns = [
      { label: 'Score', widthPercent: 3, isIcon: true },
      { label: 'Year', widthPercent: 4 },
    ]
    expect(columnTracks(columns).minWidth).toBe(43 + 52)
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
