import { describe, expect, it, vi } from 'vitest'
import { formatDate } from './formatDate'

describe('formatDate', () => {
  it.each([
    ['MM/DD/YY', '03/05/24'],
    ['MM/DD/YYYY h:mm A', '03/05/2024 1:07 PM'],
    ['YYYY/MM/DD HH:mm:ss', '2024/03/05 13:07:09'],
    ['DD MMM YYYY', '05 Mar 2024'],
    ['hh:mma', '01:07pm'],
  ])('prints %s', (format, text) => {
    expect(formatDate('2024-03-05T18:07:09.250Z', format, -300)).toBe(text)
  })

  it('shows a day as it is written, whatever the zone', () => {
    for (const zone of [-720, 0, 840, 'Pacific/Apia'])
      expect(formatDate('2026-11-21', 'MM/DD/YY', zone)).toBe('11/21/26')
  })

  it('shows an instant by the clock of the zone, never of the machine', () => {
    expect(formatDate('2026-11-21T03:00:00Z', 'MM/DD/YY h:mm a', -300)).toBe('11/20/26 10:00 pm')
    expect(formatDate('2026-11-20T22:00:00-05:00', 'MM/DD/YY h:mm a', 330)).toBe('11/21/26 8:30 am')
    expect(formatDate('2026-11-21T22:15', 'MM/DD/YY HH:mm', -300)).toBe('11/21/26 22:15')
  })

  it('follows daylight saving where a zone is named', () => {
    const at = (text: string) => formatDate(text, 'MM/DD/YY HH:mm', 'America/New_York')
    expect([at('2026-03-08T06:59:00Z'), at('2026-03-08T07:00:00Z')]).toEqual([
      '03/08/26 01:59',
      '03/08/26 03:00',
    ])
    expect([at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z')]).toEqual([
      '11/01/26 01:30',
      '11/01/26 01:30',
    ])
    expect(at('2026-06-01T04:00:00Z')).toBe('06/01/26 00:00')
  })

  it('is blank for what is no date', () => {
    const wrong = ['', 'soon', '2026-02-30', '2026-13-01', '2026-11-21T25:00Z', '11/21/26', '2026-1-1']
    for (const value of [null, undefined, ...wrong]) expect(formatDate(value, 'MM/DD/YY', 0)).toBe('')
    expect(formatDate('2026-11-21T03:00:00Z', 'MM/DD/YY', Number.NaN)).toBe('')
  })

  it('is blank for an offset that no clock has', () => {
    for (const zone of [0, 'America/New_York'])
      expect(formatDate('2026-11-21T03:00:00+99:00', 'MM/DD/YY', zone)).toBe('')
  })

  it('tells the developer of a zone that does not exist, and is blank in production', () => {
    const print = () => formatDate('2026-11-21T03:00:00Z', 'MM/DD/YY', 'Mars/Olympus')
    expect(print).toThrow('"Mars/Olympus" is no time zone')
    vi.stubEnv('NODE_ENV', 'production')
    expect([print(), print()]).toEqual(['', ''])
  })
})
