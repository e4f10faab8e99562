import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysLater, parseDay, type Day } from '../../calendar/day'
import { instantFromEpoch, type Instant } from '../../calendar/instant'
import { parseUtcOffset, utc } from '../../calendar/storeOffset'
import type { FilterDefinition } from '../filters/filterDefinition'
import { fieldsOf } from '../filters/activeFilters'
import { filterErrors } from '../filters/validateFilters'
import { optionsFor } from '../filters/options/filterOptions'
import { contactLog } from './contactLog'
import { defaultView } from '../view/viewAddress'
import {
  contactLogFilters,
  contactLogRangeError,
  contactLogRangeText,
  defaultContactLogFilters,
  defaultContactLogRange,
  searchedContactLogRange,
} from './contactLogFilters'
import { contactLogRequest, noReplyRequest } from './contactLogRequest'
import { contactLogTime, readContactLogRange, readContactLogTime } from './contactLogTime'

const at = (text: string) => text as Instant
const day = (text: string): Day => {
  const read = parseDay(text)
  if (read === null) throw new Error(`${text} is no day`)
  return read
}
const now = at('2024-03-31T03:30:00.000Z')
const offset = parseUtcOffset('-05:00') ?? utc
const searcher = { hyperionId: 'HAR', now, offset }
const filters = defaultContactLogFilters(now, offset)
const view = defaultView(contactLog)

it('the Contact Log has a grid of its own, whose columns nobody chooses', () => {
  expect(contactLog).toMatchObject({ id: 'CONLOG', gridType: 'ContactLog', hasColumnEditor: false })
  expect(contactLog.fixedColumns).toEqual([])
})

describe('the range', () => {
  it('starts 29 days before a day and ends today [L-197] [L-198] [L-536]', () => {
    expect(defaultContactLogRange(day('2024-03-30'))).toEqual({ from: '2024-03-01', to: '2024-03-30' })
    expect(defaultContactLogRange(day('2024-03-30'), day('2024-03-10'))).toEqual({
      from: '2024-02-10',
      to: '2024-03-30',
    })
    expect(filters).toEqual({
      received: { from: '2024-03-01', to: '2024-03-30' },
      repliedStatus: 'ALL',
      emailSentBy: 'ALL',
    })
  })

  it.each([
    ['2024-03-02', '2024-03-31', null],
    ['2024-03-01', '2024-03-31', contactLogRangeText],
    ['2024-02-10', '2024-03-01', null],
    ['2024-02-10', '2024-02-29', contactLogRangeText],
    ['2024-03-31', '2024-03-31', null],
    ['', '2024-03-31', null],
    ['', '2024-03-01', null],
    ['', '2024-02-29', contactLogRangeText],
    ['2024-03-02', 'x', null],
    ['2024-03-01', '', contactLogRangeText],
    ['2024-04-09', '', null],
    ['', '', null],
  ])('from %s to %s is refused with %s [L-200] [L-201] [L-202] [L-537]', (from, to, error) => {
    expect(contactLogRangeError({ from, to }, '2024-03-31')).toBe(error)
    expect(contactLogFilters.received.check).toBe(contactLogRangeError)
  })

  it.each([
    ['2024-03-05', '2024-03-09', '2024-03-05', '2024-03-09'],
    [' 2024-03-05 ', ' 2024-03-09 ', '2024-03-05', '2024-03-09'],
    ['2024-03-05', '', '2024-03-05', '2024-03-31'],
    ['2024-03-31', '', '2024-03-31', '2024-03-31'],
    ['2024-04-09', '', '2024-04-09', '2024-04-09'],
    ['', '2024-03-30', '2024-03-01', '2024-03-30'],
    ['', '', '2024-03-02', '2024-03-31'],
    ['x', '2024-02-30', '2024-03-02', '2024-03-31'],
  ])('from "%s" to "%s" is searched from %s to %s', (from, to, first, last) => {
    expect(searchedContactLogRange({ from, to }, day('2024-03-31'))).toEqual({ from: first, to: last })
  })

  it('is searched as it was searched, and with an open side within its 30 days or with an error', () => {
    const today = day('2024-03-31')
    const side = fc.oneof(
      fc.constant(''),
      fc.integer({ min: -90, max: 90 }).map((days) => daysLater(today, days)),
    )
    fc.assert(
      fc.property(side, side, (from, to) => {
        const searched = searchedContactLogRange({ from, to }, today)
        expect(searchedContactLogRange(searched, today)).toEqual(searched)
        expect(contactLogRangeError(searched, today)).toBe(contactLogRangeError({ from, to }, today))
        if (from === '' || to === '') expect(searched.from <= searched.to).toBe(true)
      }),
    )
  })

  it('is checked with one side open too', () => {
    const errorsOf = (received: { readonly from: string; readonly to: string }) =>
      filterErrors(contactLogFilters, { received }, { today: '2024-03-31' })
    expect(errorsOf({ from: '2024-03-01', to: '' })).toEqual([
      { field: 'from', message: contactLogRangeText },
    ])
    expect(errorsOf({ from: '', to: '2024-02-29' })).toEqual([
      { field: 'from', message: contactLogRangeText },
    ])
    expect(errorsOf({ from: '', to: '' })).toEqual([])
  })

  it('says the text of the specification, and nothing without a day to count from', () => {
    expect(contactLogRangeText).toBe('The search will only display up to 30 days of data!')
    expect(contactLogRangeError({ from: '2024-01-01', to: '2024-03-31' }, '')).toBeNull()
  })

  it('of the log as it opens is never refused', () => {
    fc.assert(
      fc.property(fc.nat(40_000), (days) => {
        const today = daysLater(day('1990-01-01'), days)
        expect(contactLogRangeError(defaultContactLogRange(today), today)).toBeNull()
      }),
    )
  })
})

it('the choices of a reply status and of a sender begin with All [L-534]', () => {
  const { repliedStatus, emailSentBy } = contactLogFilters
  const storeUsers = [{ id: 'jordan.mills', label: 'Jordan Mills' }]
  const ids = [repliedStatus, emailSentBy].map((filter) =>
    optionsFor(filter, { storeUsers }).map(({ id }) => id),
  )
  expect(ids).toEqual([
    ['ALL', 'responded', 'not responded'],
    ['ALL', 'jordan.mills'],
  ])
})

describe('the request', () => {
  it('has the ten fields, the active store among them, dates in UTC to the second [L-196] [L-423] [L-424]', () => {
    expect(contactLogRequest(filters, view, searcher)).toEqual({
      hyperionId: 'HAR',
      from: '2024-03-01 05:00:00',
      to: '2024-03-31 04:59:59',
      repliedStatus: 'ALL',
      emailSentBy: 'ALL',
      showAll: false,
      orderBy: 'inboundCreateDate',
      orderDirection: 'desc',
      pageNumber: 1,
      pageSize: 50,
    })
  })

  it('is of the active store, which is no filter [L-535]', () => {
    const fields = Object.values<FilterDefinition>(contactLogFilters).flatMap((filter) => fieldsOf(filter))
    expect(fields).toEqual(['from', 'to', 'repliedStatus', 'emailSentBy'])
    expect(contactLogRequest(filters, view, { ...searcher, hyperionId: 'BLR' }).hyperionId).toBe('BLR')
  })

  it('takes what is chosen', () => {
    const chosen = { ...filters, repliedStatus: 'responded', emailSentBy: ' jordan.mills ' }
    expect(contactLogRequest(chosen, { ...view, page: 2, showAll: true }, searcher)).toMatchObject({
      repliedStatus: 'responded',
      emailSentBy: 'jordan.mills',
      pageNumber: 2,
      pageSize: 10_000,
      showAll: true,
    })
  })

  it('has the usual range and ALL for what is empty or unknown', () => {
    const empty = { received: { from: '', to: 'x' }, repliedStatus: 'maybe', emailSentBy: ' ' }
    expect(contactLogRequest(empty, view, searcher)).toEqual(contactLogRequest(filters, view, searcher))
    expect(contactLogRequest({}, view, searcher)).toEqual(contactLogRequest(filters, view, searcher))
  })

  it('has a range of at most 30 days where one side is open', () => {
    const open = { received: { from: '', to: '2024-03-20' } }
    expect(contactLogRequest(open, view, searcher)).toMatchObject({
      from: '2024-02-20 05:00:00',
      to: '2024-03-21 04:59:59',
    })
  })

  it('of the no-reply count asks for one row of what is not responded [L-538]', () => {
    expect(noReplyRequest(searcher)).toEqual({
      ...contactLogRequest(filters, view, searcher),
      repliedStatus: 'not responded',
      pageSize: 1,
    })
  })
})

describe('the time of a request', () => {
  it('is YYYY-MM-DD HH:mm:ss in UTC [L-424]', () => {
    expect(contactLogTime(at('2024-03-31T04:59:59.999Z'))).toBe('2024-03-31 04:59:59')
    expect(readContactLogTime('2024-03-31 04:59:59')).toBe('2024-03-31T04:59:59.000Z')
  })

  it.each(['2026-02-30 05:00:00', '2026-03-01 25:00:00', '2026-03-01T05:00:00.000Z', '2026-03-01', '', 'x'])(
    'is not %s',
    (text) => {
      expect(readContactLogTime(text)).toBeNull()
    },
  )

  it('is read back as it was', () => {
    fc.assert(
      fc.property(fc.nat(4_000_000_000), (seconds) => {
        const moment = instantFromEpoch(seconds * 1_000)
        expect(readContactLogTime(contactLogTime(moment))).toBe(moment)
      }),
    )
  })
})

describe('the range of a request', () => {
  const present = at('2026-03-16T15:30:00.000Z')

  it('covers its whole last second', () => {
    expect(readContactLogRange('2026-03-01 05:00:00', '2026-03-16 04:59:59', present)).toEqual(
      E.right({ from: '2026-03-01T05:00:00.000Z', until: '2026-03-16T05:00:00.000Z' }),
    )
  })

  it('holds 30 days, counted inclusively [L-200] [L-537]', () => {
    expect(readContactLogRange('2026-02-15 05:00:00', '2026-03-17 04:59:59', present)._tag).toBe('Right')
    expect(readContactLogRange('2026-02-15 04:59:59', '2026-03-17 04:59:59', present)).toEqual(
      E.left({ field: 'from', message: contactLogRangeText }),
    )
  })

  it('may end 30 days ago and not earlier [L-201] [L-202]', () => {
    expect(readContactLogRange('2026-02-10 05:00:00', '2026-02-14 15:30:00', present)._tag).toBe('Right')
    expect(readContactLogRange('2026-02-10 05:00:00', '2026-02-14 15:29:59', present)).toEqual(
      E.left({ field: 'to', message: contactLogRangeText }),
    )
  })

  it.each([
    ['2026-02-30 05:00:00', '2026-03-01 05:00:00', 'from', 'contact log time'],
    ['2026-03-01 05:00:00', '2026-03-01 25:00:00', 'to', 'contact log time'],
    ['2026-03-02 05:00:00', '2026-03-02 04:59:59', 'to', 'later than from'],
    ['2026-03-02 05:00:00', '2026-03-01 05:00:00', 'to', 'later than from'],
  ])('%s to %s is none', (from, to, field, message) => {
    expect(readContactLogRange(from, to, present)).toEqual(E.left({ field, message }))
  })

  it('may be a single second', () => {
    expect(readContactLogRange('2026-03-02 05:00:00', '2026-03-02 05:00:00', present)._tag).toBe('Right')
  })

  it('of the log as it opens is accepted all day, wherever the store is', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: -16 * 60, max: 16 * 60 }), (seconds, minutes) => {
        const moment = instantFromEpoch(1_600_000_000_000 + seconds * 1_000)
        const zone = parseUtcOffset(minutes) ?? utc
        const { from, to } = contactLogRequest({}, view, { hyperionId: 'HAR', now: moment, offset: zone })
        expect(readContactLogRange(from, to, moment)._tag).toBe('Right')
      }),
    )
  })
})
