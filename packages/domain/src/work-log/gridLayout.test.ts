import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnWidths, minimumGridHeight, rowHeight, visibleColumns } from './gridLayout'

const columns = Array.from({ length: 20 }, (_, at) => at + 1)

describe('visibleColumns', () => {
  it('are 15 on a screen wider than 1300 pixels [L-243] [L-572]', () => {
    expect(visibleColumns(columns, 1301)).toEqual(columns.slice(0, 15))
  })

  it('are 9 otherwise [L-244] [L-572]', () => {
    expect(visibleColumns(columns, 1300)).toEqual(columns.slice(0, 9))
  })

  it('are 9 while the tour is started [L-248] [L-607]', () => {
    expect(visibleColumns(columns, 1600, true)).toHaveLength(9)
  })

  it('are all of a shorter list', () => {
    expect(visibleColumns(columns.slice(0, 5), 1600)).toHaveLength(5)
  })
})

describe('columnWidths', () => {
  it('are in the proportion of their percentages and fill 100 [L-240] [L-570]', () => {
    expect(columnWidths([{ widthPercent: 12 }, { widthPercent: 4 }, { widthPercent: 4 }])).toEqual([
      60, 20, 20,
    ])
  })

  it('are never below 3 percent [L-241]', () => {
    expect(columnWidths([{ widthPercent: 12 }, { widthPercent: 12 }, { widthPercent: 0.1 }])).toEqual([
      48.5, 48.5, 3,
    ])
  })

  it('fill 100 for every choice of columns', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 27 })
    fc.assert(
      fc.property(shares, (percents) => {
        const widths = columnWidths(percents.map((widthPercent) => ({ widthPercent })))
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 6)
        for (const width of widths) expect(width).toBeGreaterThanOrEqual(3 - 1e-9)
      }),
    )
  })
})

it('a row is 30 pixels tall, a grid at least 300, the mapping table 550 [L-245] [L-246] [L-247]', () => {
  expect([rowHeight, minimumGridHeight('OpportunityLog'), minimumGridHeight('MappingTable')]).toEqual([
    30, 300, 550,
  ])
})
