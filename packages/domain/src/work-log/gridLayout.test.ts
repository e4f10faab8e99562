import { describe, expect, it } from 'vitest'
import { minimumGridHeight, rowButtons, rowHeight, visibleColumns } from './gridLayout'

const columns = Array.from({ length: 20 }, (_, at) => at + 1)

describe('visibleColumns', () => {
  it('are 15 on a screen wider than 1300 pixels [L-243] [L-572]', () => {
    expect(visibleColumns('OpportunityLog', columns, 1301)).toEqual(columns.slice(0, 15))
  })

  it('are 9 otherwise [L-244] [L-572]', () => {
    expect(visibleColumns('OpportunityLog', columns, 1300)).toEqual(columns.slice(0, 9))
  })

  it('are 9 while the tour is started [L-248] [L-607]', () => {
    expect(visibleColumns('OpportunityLog', columns, 1600, true)).toHaveLength(9)
  })

  it('are all of a shorter list', () => {
    expect(visibleColumns('OpportunityLog', columns.slice(0, 5), 1600)).toHaveLength(5)
  })

  it('are all of the Contact Log at every width [L-572]', () => {
    expect(visibleColumns('ContactLog', columns, 390)).toBe(columns)
    expect(visibleColumns('ContactLog', columns, 1600, true)).toBe(columns)
  })
})

it('a row is 30 pixels tall, a grid at least 300, the mapping table 550 [L-245] [L-246] [L-247]', () => {
  expect([rowHeight, minimumGridHeight('OpportunityLog'), minimumGridHeight('MappingTable')]).toEqual([
    30, 300, 550,
  ])
})

it('a row can be deleted and extended only where deletion is enabled, and not extended in the mapping table [L-608]', () => {
  expect(rowButtons('OpportunityLog', false)).toEqual([])
  expect(rowButtons('TradeAdjustment', true)).toEqual(['delete', 'extend'])
  expect(rowButtons('MappingTable', true)).toEqual(['delete'])
})
