import { expect, it } from 'vitest'
import { foldedErrors, foldedWith } from './foldedErrors'
import type { ToastState } from './toastsSlice'

const away: ToastState = {
  id: '1',
  type: 'error',
  label: 'An error occurred getting data: Network Error',
  body: 'Request id 1',
  timeout: null,
}
const awayAgain = { ...away, id: '2', body: 'Request id 2' }
const refused = { ...away, id: '3', label: 'An error occurred getting data: Bad Request' }
const saved: ToastState = { id: '4', type: 'success', label: 'Call saved', body: null, timeout: 3000 }

it('errors that say the same are one, counted, with what support needs to find the newest', () => {
  expect(foldedErrors([away, refused, awayAgain, saved])).toEqual([
    { ...away, body: 'Request id 2', count: 2 },
    refused,
    saved,
  ])
  expect(foldedErrors([{ ...away, count: 3 }, awayAgain])[0]).toMatchObject({ count: 4 })
})

it('messages of other kinds stand for themselves', () => {
  const toasts = [saved, { ...saved, id: '5', body: 'by Priya Singh' }]
  expect(foldedErrors(toasts)).toEqual(toasts)
})

it('closing one closes what is shown in it, and nothing else', () => {
  const toasts = [away, refused, awayAgain, saved]
  expect(foldedWith(toasts, '1')).toEqual(['1', '2'])
  expect(foldedWith(toasts, '3')).toEqual(['3'])
  expect(foldedWith(toasts, '4')).toEqual(['4'])
  expect(foldedWith(toasts, 'gone')).toEqual([])
})
