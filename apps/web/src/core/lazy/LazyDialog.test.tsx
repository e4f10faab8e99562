import { configureStore } from '@reduxjs/toolkit'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { toastsSlice } from '../toasts/toastsSlice'
import { lazyCode, lazyFailedText } from './lazyCode'
import { LazyDialog } from './LazyDialog'

const Question = () => <p>Really?</p>

function inStore(dialog: ReactNode) {
  const store = configureStore({ reducer: { toasts: toastsSlice.reducer } })
  return { store, ...render(<Provider store={store}>{dialog}</Provider>) }
}

it('shows the dialog as soon as its code is here', async () => {
  const code = lazyCode(() => Promise.resolve({ Question }))
  inStore(
    <LazyDialog code={code} onFailed={() => undefined}>
      {(module) => <module.Question />}
    </LazyDialog>,
  )
  expect(screen.queryByText('Really?')).not.toBeInTheDocument()
  expect(await screen.findByText('Really?')).toBeInTheDocument()
})

it('tells of a failure once, takes the request back, and is fetched anew for the next one', async () => {
  const answers = [() => Promise.reject(new Error('replaced')), () => Promise.resolve({ Question })]
  const code = lazyCode(async () => (await answers.shift()?.()) ?? { Question })
  const onFailed = vi.fn()
  const dialog = (
    <LazyDialog code={code} onFailed={onFailed}>
      {(module) => <module.Question />}
    </LazyDialog>
  )
  const { store, unmount } = inStore(dialog)
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(store.getState().toasts.map(({ label }) => label)).toEqual([lazyFailedText])
  unmount()
  const again = inStore(dialog)
  expect(await screen.findByText('Really?')).toBeInTheDocument()
  expect(onFailed).toHaveBeenCalledOnce()
  expect(again.store.getState().toasts).toEqual([])
})
