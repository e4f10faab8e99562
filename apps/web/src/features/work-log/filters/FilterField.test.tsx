import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import type { FilterValue } from '@retain/domain/work-log/filters/filterDefinition'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { FilterField } from './FilterField'

const choices = { options: [], status: 'ready', retry: () => undefined } as const

/** The filter of a rate, which reports changes so rarely that only Enter can have reported the last one. */
function RateFilter({ onSubmit }: { readonly onSubmit: (value: FilterValue) => void }) {
  const [value, setValue] = useState<FilterValue>({ from: '', to: '' })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(value)
      }}
    >
      <FilterField
        name="apr"
        definition={equityLogFilters.apr}
        value={value}
        choices={choices}
        today="2026-11-21"
        throttle={3_600_000}
        onChange={(_name, next) => setValue(next)}
      />
      <button type="submit">APPLY</button>
    </form>
  )
}

it('has reported what was typed last when Enter applies the filters', async () => {
  const submitted: FilterValue[] = []
  render(<RateFilter onSubmit={(value) => submitted.push(value)} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'APR From' }), '2.5{Enter}')
  expect(submitted).toEqual([{ from: '2.5', to: '' }])
})
