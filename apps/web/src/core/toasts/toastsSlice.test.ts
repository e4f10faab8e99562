import { expect, it } from 'vitest'
import { selectToasts, toastClosed, toastShown, toastsSlice, type NewToast } from './toastsSlice'

const { reducer } = toastsSlice
type State = ReturnType<typeof reducer>

const none = reducer(undefined, { type: 'start' })
const show = (state: State, toast: NewToast): State => reducer(state, toastShown(toast))
const saved: NewToast = { type: 'success', label: 'Saved', body: 'The search', timeout: 2000 }
const failed: NewToast = { type: 'error', label: 'Refused' }

it('shows nothing at first', () => {
  expect(selectToasts({ toasts: none })).toEqual([])
})

it('shows messages in their order, each under an id of its own', () => {
  const toasts = selectToasts({ toasts: show(show(none, saved), failed) })
  expect(toasts).toMatchObject([saved, { ...failed, body: null }])
  expect(new Set(toasts.map(({ id }) => id)).size).toBe(2)
})

it.each([
  ['an error stays until it is closed', failed, null],
  ['a message closes after its usual time', { type: 'message', label: 'Cancelled' } as const, 3000],
  ['a message closes after the time that it asks for', saved, 2000],
])('%s', (_what, toast, timeout) => {
  expect(show(none, toast)[0]?.timeout).toBe(timeout)
})

it('counts a message that is shown already', () => {
  expect(show(show(none, saved), saved)).toMatchObject([{ ...saved, count: 2 }])
})

it('closes one message and no other', () => {
  const both = show(show(none, saved), failed)
  expect(reducer(both, toastClosed(both[0]?.id ?? ''))).toEqual([both[1]])
})
