import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactLogColumnKeys } from '../columns/columnKeys'
import { logContextOn } from '../../../cases/logContext'
import { changedLogFilters } from '../view/changedLogFilters'
import { contactLog } from './contactLog'
import { completeContactLogFilters } from './contactLogFilters'
import { repliedStatuses } from './contactLogRow'

const context = logContextOn('2024-03-30')
const { today } = context
const opening = contactLog.openingFilters(context)
type View = ReturnType<typeof contactLog.address.read>
const read = (query: string) => contactLog.address.read(query, null, context)
const print = (view: View) => contactLog.address.print(view, context).query

describe('the address of the Contact Log', () => {
  it('without anything is the log as it opens [L-186] [L-199]', () => {
    expect(read('')).toEqual({
      sort: { orderBy: 'inboundCreateDate', orderDirection: 'desc' },
      page: 1,
      showAll: false,
      savedSearchId: null,
      filters: {
        received: { from: '2024-03-01', to: '2024-03-30' },
        repliedStatus: 'ALL',
        emailSentBy: 'ALL',
      },
    })
  })

  it('names neither what is as the log opens nor who sent an email', () => {
    const view = read('')
    const printed = print({ ...view, filters: { ...view.filters, emailSentBy: 'sam.rivera' } })
    expect(printed).toBe('orderBy=inboundCreateDate&orderDirection=desc')
  })

  it('names the days and the status that differ', () => {
    const view = read('?from=2024-03-05&to=2024-03-09&repliedStatus=not%20responded&pageNumber=2')
    expect(view).toMatchObject({
      page: 2,
      filters: { received: { from: '2024-03-05', to: '2024-03-09' }, repliedStatus: 'not responded' },
    })
    expect(changedLogFilters(contactLog, view.filters, context)).toEqual({
      received: { from: '2024-03-05', to: '2024-03-09' },
      repliedStatus: 'not responded',
    })
    expect(read(print(view))).toEqual(view)
  })

  it.each([
    ['too many days', '?from=2024-02-01&to=2024-03-30'],
    ['an end too long ago', '?from=2024-01-01&to=2024-01-05'],
    ['a start too long ago and no end', '?from=2024-01-01'],
    ['what is no day', '?from=yesterday&to=2024-02-30'],
    ['the end before the start and too long ago', '?from=2024-03-09&to=2024-01-05'],
    ['an unknown status', '?repliedStatus=maybe'],
    ['a sender', '?emailSentBy=sam.rivera'],
  ])('that holds %s is put right', (_what, query) => {
    const { filters } = read(query)
    expect(completeContactLogFilters(filters, today)).toEqual(filters)
    expect(read(print({ ...read(''), filters })).filters).toEqual(filters)
  })

  it('with a range that may not be searched searches the last 30 days [L-537]', () => {
    expect(read('?from=2024-02-01&to=2024-03-30').filters).toEqual(opening)
  })

  it('is read as it was printed, whatever it says', () => {
    const side = fc.constantFrom('', 'x', '2024-02-20', '2024-03-05', '2024-03-30', '2024-04-04')
    const filters = fc.record({
      received: fc.record({ from: side, to: side }),
      repliedStatus: fc.constantFrom('ALL', '', ...repliedStatuses),
      emailSentBy: fc.constant('ALL'),
    })
    const view = fc.record({
      sort: fc.record({
        orderBy: fc.constantFrom(...contactLogColumnKeys),
        orderDirection: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      page: fc.integer({ min: 1, max: 9 }),
      showAll: fc.boolean(),
      savedSearchId: fc.constant(null),
      filters: filters.map((some) => completeContactLogFilters(some, today)),
    })
    fc.assert(
      fc.property(view, (some) => {
        expect(read(`?${print(some)}`)).toEqual(some)
      }),
    )
  })
})
