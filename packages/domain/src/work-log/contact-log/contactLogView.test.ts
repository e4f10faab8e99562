import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay, type Day } from '../../calendar/day'
import { contactLogColumnKeys } from '../columns/columnKeys'
import { contactLogFiltersOn } from './contactLogFilters'
import { repliedStatuses } from './contactLogRow'
import {
  changedContactFilters,
  parseContactLogView,
  printContactLogView,
  wholeContactLogFilters,
} from './contactLogView'

function day(text: string): Day {
  const parsed = parseDay(text)
  if (parsed === null) throw new Error(`${text} is no day`)
  return parsed
}

const today = day('2024-03-30')
const opening = contactLogFiltersOn(today)

describe('the address of the Contact Log', () => {
  it('without anything is the log as it opens [L-186] [L-199]', () => {
    expect(parseContactLogView('', today)).toEqual({
      sort: { orderBy: 'inboundCreateDate', orderDirection: 'desc' },
      page: 1,
      showAll: false,
      filters: {
        received: { from: '2024-03-01', to: '2024-03-30' },
        repliedStatus: 'ALL',
        emailSentBy: 'ALL',
      },
    })
  })

  it('names neither what is as the log opens nor who sent an email', () => {
    const view = parseContactLogView('', today)
    const printed = printContactLogView(
      { ...view, filters: { ...view.filters, emailSentBy: 'sam.rivera' } },
      today,
    )
    expect(printed).toBe('orderBy=inboundCreateDate&orderDirection=desc')
  })

  it('names the days and the status that differ', () => {
    const view = parseContactLogView(
      '?from=2024-03-05&to=2024-03-09&repliedStatus=not%20responded&pageNumber=2',
      today,
    )
    expect(view).toMatchObject({
      page: 2,
      filters: { received: { from: '2024-03-05', to: '2024-03-09' }, repliedStatus: 'not responded' },
    })
    expect(changedContactFilters(view.filters, today)).toEqual({
      received: { from: '2024-03-05', to: '2024-03-09' },
      repliedStatus: 'not responded',
    })
    expect(parseContactLogView(printContactLogView(view, today), today)).toEqual(view)
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
    const { filters } = parseContactLogView(query, today)
    expect(wholeContactLogFilters(filters, today)).toEqual(filters)
    expect(
      parseContactLogView(printContactLogView({ ...parseContactLogView('', today), filters }, today), today)
        .filters,
    ).toEqual(filters)
  })

  it('with a range that may not be searched searches the last 30 days [L-537]', () => {
    expect(parseContactLogView('?from=2024-02-01&to=2024-03-30', today).filters).toEqual(opening)
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
      filters: filters.map((some) => wholeContactLogFilters(some, today)),
    })
    fc.assert(
      fc.property(view, (some) => {
        expect(parseContactLogView(`?${printContactLogView(some, today)}`, today)).toEqual(some)
      }),
    )
  })
})
