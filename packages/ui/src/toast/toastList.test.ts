import { expect, it } from 'vitest'
import { countOf, timeoutOf, type Toast } from './toast'
import { shownToasts, withoutToast, withToast } from './toastList'

const saved: Toast = { id: '1', type: 'success', label: 'Note Saved.' }
const failed: Toast = { id: '2', type: 'error', label: 'An error occurred getting data: Bad Gateway' }

it('adds the newest last', () => {
  expect(withToast([saved], failed)).toEqual([saved, failed])
})

it('counts what says the same, in its place, and gives it the new time [S-318]', () => {
  const again = withToast([saved, failed], { ...saved, id: '3', timeout: 5000 })
  expect(again).toEqual([{ ...saved, count: 2, timeout: 5000 }, failed])
  expect(withToast(again, { ...saved, id: '4' })[0]).toMatchObject({ id: '1', count: 3 })
})

it.each([
  ['type', { ...saved, id: '3', type: 'warning' }],
  ['label', { ...saved, id: '3', label: 'Call Saved.' }],
  ['body', { ...saved, id: '3', body: 'by Priya Singh' }],
  ['button', { ...saved, id: '3', actionLabel: 'Undo' }],
] as const)('what differs in its %s stands for itself', (_, other) => {
  expect(withToast([saved], other)).toEqual([saved, other])
})

it('removes one, and leaves the list as it is where there is none', () => {
  const toasts = [saved, failed]
  expect(withoutToast(toasts, '1')).toEqual([failed])
  expect(withoutToast(toasts, 'gone')).toBe(toasts)
})

const many = Array.from({ length: 7 }, (_, at): Toast => ({ ...saved, id: String(at), label: `${at}` }))
const ids = (toasts: readonly Toast[]) => toasts.map(({ id }) => id).join('')

it('shows the oldest up to the limit; what is over it waits [S-322]', () => {
  expect(ids(shownToasts(many, 2))).toBe('01')
  expect(ids(shownToasts(withoutToast(many, '0'), 2))).toBe('12')
})

it.each([
  [undefined, '01234'],
  [NaN, '01234'],
  [0, '0'],
  [-3, '0'],
  [Infinity, '0123456'],
])('a limit of %s shows %s [S-323]', (limit, expected) => {
  expect(ids(shownToasts(many, limit))).toBe(expected)
})

it('errors stay where no time is given, and so does what is no number [S-326]', () => {
  expect(timeoutOf(failed)).toBeNull()
  expect(timeoutOf(saved)).toBe(3000)
  expect(timeoutOf({ ...failed, timeout: 500 })).toBe(500)
  expect([null, NaN, Infinity].map((timeout) => timeoutOf({ ...saved, timeout }))).toEqual([null, null, null])
})

it('counts at least once', () => {
  expect(
    [undefined, 0, -1, NaN, 2.5].map((count) => countOf(count === undefined ? saved : { ...saved, count })),
  ).toEqual([1, 1, 1, 1, 2])
})
