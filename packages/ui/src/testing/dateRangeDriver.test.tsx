import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { DayRange } from '../date-range/dayRange'
import { DateRangePicker, type DateRangePickerProps } from '../date-range/DateRangePicker'
import { LocaleProvider } from '../locale/LocaleProvider'
import { dateRangeDriver } from './dateRangeDriver'

const Controlled = (props: Partial<DateRangePickerProps>) => {
  const [value, setValue] = useState<DayRange | null>(props.value ?? null)
  return (
    <LocaleProvider locale="en-US">
      <DateRangePicker
        label="Last Service Date"
        today="2026-11-20"
        {...props}
        value={value}
        onChange={(range, error) => {
          setValue(range)
          props.onChange?.(range, error)
        }}
      />
    </LocaleProvider>
  )
}

const open = (props: Partial<DateRangePickerProps> = {}) => {
  const onChange = vi.fn()
  render(<Controlled {...props} onChange={onChange} />)
  return { onChange, picker: dateRangeDriver(screen.getByRole('group', { name: /Last Service Date/ })) }
}
const days = (from: string, to: string): DayRange => ({ from, to })

it('types a range and clears it', () => {
  const { picker, onChange } = open()
  expect(picker.range()).toBeNull()
  picker.type(days('2026-10-21', '2026-11-20'))
  expect(picker.range()).toEqual(days('2026-10-21', '2026-11-20'))
  expect(onChange).toHaveBeenLastCalledWith(days('2026-10-21', '2026-11-20'), undefined)
  picker.clear()
  expect(picker.range()).toBeNull()
})

it('reads what is wrong', () => {
  const { picker } = open({ value: days('2026-11-20', '2026-11-19') })
  expect(picker.error()).toBe('The end is before the start')
  picker.type(days('2026-11-01', '2026-11-19'))
  expect(picker.error()).toBeNull()
})

it('chooses days over months, and tells which cannot be chosen', async () => {
  const { picker, onChange } = open({ minDate: '2026-09-05' })
  expect(await picker.closedDays(['2026-11-19', '2026-09-04'])).toEqual(['2026-09-04'])
  await picker.choose(days('2026-09-28', '2026-12-02'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(days('2026-09-28', '2026-12-02'), undefined)
})

it('chooses a preset', async () => {
  const week = { id: 'week', label: 'Last 7 days', ...days('2026-11-14', '2026-11-20') }
  const { picker } = open({ presets: [week] })
  expect(await picker.presets()).toEqual(['Last 7 days'])
  await picker.choosePreset('Last 7 days')
  expect(picker.range()).toEqual(days('2026-11-14', '2026-11-20'))
})
