import { describe, expect, it } from 'vitest'
import {
  formatCompactDateTime,
  formatDate,
  formatDateTime,
  formatDayMonthYear,
  formatMonthDay,
  formatNotificationDate,
  formatShortDate,
  formatTime,
  formatTimestamp,
} from './formats'
import { instantFromEpoch } from './instant'
import { parseUtcOffset, utc } from './storeOffset'

const at = (text: string) => instantFromEpoch(Date.parse(text))
const offset = (text: string) => parseUtcOffset(text) ?? utc
const eastern = offset('-05:00')
const afternoon = at('2024-03-05T18:07:09Z')

describe('formats of a moment', () => {
  it('dates with a time are MM/DD/YYYY h:mm A [S-465] [L-455] [O-327] [OP-105]', () => {
    expect(formatDateTime(afternoon, eastern)).toBe('03/05/2024 1:07 PM')
    expect(formatDateTime(at('2024-03-07T21:05:00Z'), eastern)).toBe('03/07/2024 4:05 PM')
  })

  it('notification dates are MM/DD/YYYY hh:mm a in the offset of the store [S-466]', () => {
    expect(formatNotificationDate(afternoon, eastern)).toBe('03/05/2024 01:07 pm')
    expect(formatNotificationDate(afternoon, offset('+09:00'))).toBe('03/06/2024 03:07 am')
  })

  it('timestamps are YYYY/MM/DD HH:mm:ss [S-467] [O-328]', () => {
    expect(formatTimestamp(afternoon, eastern)).toBe('2024/03/05 13:07:09')
  })

  it('admin dates are MM/DD/YYYY hh:mma [S-468] [O-329]', () => {
    expect(formatCompactDateTime(afternoon, eastern)).toBe('03/05/2024 01:07pm')
  })

  it('date cells are MM/DD/YY [L-452]', () => {
    expect(formatShortDate(afternoon, eastern)).toBe('03/05/24')
  })

  it('time cells are h:mm a [L-453]', () => {
    expect(formatTime(at('2024-03-05T19:05:00Z'), eastern)).toBe('2:05 pm')
  })

  it('headings name a day as MM/DD/YYYY', () => {
    expect(formatDate(afternoon, eastern)).toBe('03/05/2024')
  })

  it('sentences name a day as MM/DD', () => {
    expect(formatMonthDay(afternoon, eastern)).toBe('03/05')
  })

  it('date inputs are DD MMM YYYY [L-454]', () => {
    expect(formatDayMonthYear(afternoon, eastern)).toBe('05 Mar 2024')
    const shown = Array.from({ length: 12 }, (_, month) =>
      formatDayMonthYear(at(`2024-${String(month + 1).padStart(2, '0')}-15T12:00:00Z`), utc),
    )
    const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
    expect(shown).toEqual(months.map((month) => `15 ${month} 2024`))
  })

  it.each([
    ['2024-03-05T00:00:00Z', '03/05/2024 12:00 AM'],
    ['2024-03-05T11:59:00Z', '03/05/2024 11:59 AM'],
    ['2024-03-05T12:00:00Z', '03/05/2024 12:00 PM'],
    ['2023-12-31T23:59:00Z', '12/31/2023 11:59 PM'],
  ])('%s reads %s', (text, shown) => {
    expect(formatDateTime(at(text), utc)).toBe(shown)
  })

  it('writes a year before 1000 in four digits', () => {
    expect(formatDate(at('0987-06-05T00:00:00Z'), utc)).toBe('06/05/0987')
  })

  it('crosses into another day, month and year with the offset', () => {
    expect(formatDateTime(at('2024-01-01T03:00:00Z'), eastern)).toBe('12/31/2023 10:00 PM')
  })
})
