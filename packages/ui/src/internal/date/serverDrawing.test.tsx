import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DateField } from '../../date-field/DateField'
import { DateRangePicker } from '../../date-range/DateRangePicker'
import { LocaleProvider } from '../../locale/LocaleProvider'
import { hydrationComplaints, serverMarkup } from '../../testing/hydrated'

beforeEach(() => vi.useFakeTimers())
afterEach(() => document.documentElement.removeAttribute('dir'))

const ignore = () => undefined

const page = (
  <LocaleProvider locale="en-US">
    <DateField label="Appointment" value={null} onChange={ignore} />
    <DateField label="Purchase" value="2026-11-21" onChange={ignore} />
    <DateRangePicker label="Service" value={null} onChange={ignore} />
    <DateRangePicker label="Stay" value={{ from: '2026-10-21', to: '2026-11-20' }} onChange={ignore} />
  </LocaleProvider>
)

it('draws days on a server as in a browser whose clock says another day', async () => {
  vi.setSystemTime('2026-02-28T23:59:00Z')
  const markup = serverMarkup(page)
  expect(markup).toContain('21 Oct 2026 – 20 Nov 2026')
  vi.setSystemTime('2027-12-31T12:00:00Z')
  expect(serverMarkup(page)).toBe(markup)
  expect(await hydrationComplaints(markup, page)).toEqual([])
})
