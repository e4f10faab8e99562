import { expect, it } from 'vitest'
import { searchLog } from './searchLog'

it('the Search log begins with its own fifteen columns, the customer fixed in front [L-575]', () => {
  expect(searchLog.defaultColumns.join(' ')).toBe(
    'customerName opptStoreName dealType paymentsLeft equityAmount year makeName modelName status lastActionIcon contactDate opptOwnerName predictiveScore currentPayment note',
  )
  expect(searchLog.fixedColumns).toEqual(['customerName'])
})

it('it stands on the grid of opportunities, whose columns people choose, the highest equity first [L-602]', () => {
  expect(searchLog).toMatchObject({ id: 'SRCHLOG', gridType: 'OpportunityLog', hasColumnEditor: true })
  expect(searchLog.defaultSort).toEqual({ orderBy: 'equityAmount', orderDirection: 'desc' })
})
