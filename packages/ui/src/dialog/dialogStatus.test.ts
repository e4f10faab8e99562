import { expect, it } from 'vitest'
import { askedToClose, isAwaitingClose } from './dialogStatus'

it.each([
  [true, 'closedPending', true],
  [true, 'open', false],
  [true, 'closed', false],
  [false, 'closedPending', false],
  [false, 'open', false],
] as const)(
  'auto-close disabled %s and %s awaits the close: %s [S-147] [S-825]',
  (isDisabled, status, awaits) => {
    expect(isAwaitingClose(isDisabled, status)).toBe(awaits)
  },
)

it('closes at once, or waits where it does not close by itself [S-147]', () => {
  expect(askedToClose(false)).toBe('closed')
  expect(isAwaitingClose(true, askedToClose(true))).toBe(true)
})
