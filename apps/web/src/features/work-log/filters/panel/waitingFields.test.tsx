import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { lazyFailedText } from '../../../../core/lazy/lazyCode'
import { useLazyCode } from '../../../../core/lazy/useLazyCode'
import { unloadCode } from '../../../../testing/unloadedCode'
import { filterFields } from './filterFields'
import { useDeferredFocus } from './useDeferredFocus'
import { WaitingFields } from './WaitingFields'

const values = { color: [], miles: '' }

it('has a placeholder for each field, with its label and its hint', () => {
  const { container } = render(
    <WaitingFields
      catalogue={equityLogFilters}
      values={values}
      hasFailed={false}
      onRetry={() => undefined}
    />,
  )
  expect(container).toHaveTextContent(equityLogFilters.color.label)
  expect(container).toHaveTextContent(equityLogFilters.miles.footer)
  expect(screen.getByText('Loading the filters')).toBeInTheDocument()
})

it('offers a retry where the fields could not be loaded', async () => {
  const onRetry = vi.fn()
  render(<WaitingFields catalogue={equityLogFilters} values={values} hasFailed onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent(lazyFailedText)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

/** A tray that gets the focus of a field before its fields are loaded. */
function Tray() {
  const focus = useDeferredFocus('tray')
  return (
    <div id="tray">
      <button onClick={() => focus('input')}>Customer Radius: 25</button>
      <Fields />
    </div>
  )
}

const Fields = () => (useLazyCode(filterFields, 'no').module === null ? null : <input aria-label="Miles" />)

it('gives a field its deferred focus as soon as its code is loaded', async () => {
  unloadCode(filterFields)
  render(<Tray />)
  expect(filterFields.read().module).toBeNull()
  await userEvent.click(screen.getByRole('button'))
  expect(screen.queryByLabelText('Miles')).not.toBeInTheDocument()
  void filterFields.fetch()
  await waitFor(() => expect(screen.getByLabelText('Miles')).toHaveFocus())
})
