import { expect, it } from 'vitest'
import { accessDeniedTexts, errorPageTexts, notFoundTexts, signedOutText, uTurnText } from './pageTexts'

it('are those of the specification', () => {
  expect(errorPageTexts).toEqual({ title: 'Oops! It looks like an error has occurred.', code: 'Error: 500' })
  expect([uTurnText, notFoundTexts.title, accessDeniedTexts.title, signedOutText]).toEqual([
    'Click Here to Make a U-Turn',
    'Page Not Found',
    'Access Denied',
    'You have been signed out.',
  ])
})
