import { expect, it } from 'vitest'
import {
  callErrorText,
  confirmationTimeout,
  networkErrorText,
  notificationToastTimeout,
  toastTimeout,
  toastTypes,
} from './toasts'

it('errors stay, all other messages go after 3000 ms [S-317] [S-326] [S-327] [O-532] [O-543]', () => {
  expect(toastTypes.map((type) => [type, toastTimeout(type)])).toEqual([
    ['success', 3000],
    ['message', 3000],
    ['warning', 3000],
    ['error', null],
  ])
})

it('confirmations go after 2000 ms, other notifications after 5000 ms [S-328] [S-321] [S-787] [O-548]', () => {
  expect([confirmationTimeout, notificationToastTimeout]).toEqual([2000, 5000])
})

it('a failed call says its status text [S-334] [O-531] [S-810] [L-462] [L-463]', () => {
  expect(callErrorText('Internal Server Error')).toBe('An error occurred getting data: Internal Server Error')
  expect(callErrorText(networkErrorText)).toBe('An error occurred getting data: Network Error')
})
