import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LocaleProvider } from '../locale/LocaleProvider'
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker'

const label = 'The search will only display up to 30 days of data!'

const marks = () => screen.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-invalid'))

const show = (props: Partial<DateRangePickerProps>) =>
  render(
    <LocaleProvider locale="en-US">
      <DateRangePicker
        label="Date range"
        value={{ from: '2026-10-21', to: '2026-11-20' }}
        onChange={() => undefined}
        {...props}
      />
    </LocaleProvider>,
  )

it("shows what the caller's own rule says of the range, and marks its parts  [L-146] [L-147]", () => {
  show({ validate: () => label })
  expect(screen.queryAllByText(label)).toHaveLength(1)
  expect(marks()).toEqual(Array.from({ length: 6 }, () => 'true'))
})

it("puts an error of the caller before the range's own", () => {
  show({ error: 'Choose another range', minDate: '2026-11-01' })
  expect(screen.queryAllByText('Choose another range')).toHaveLength(1)
  expect(screen.queryAllByText(/Choose days from/)).toEqual([])
})

it('reads the days as a tag does, and shows no error for a range that keeps to its rules', () => {
  show({ validate: () => undefined })
  expect(screen.queryAllByText('21 Oct 2026 – 20 Nov 2026')).toHaveLength(1)
  expect(marks()).toEqual(Array.from({ length: 6 }, () => null))
})
