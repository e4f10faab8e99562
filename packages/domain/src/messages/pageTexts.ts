/** What the page says that shows where another one failed (S-160, S-161). */
export const errorPageTexts = {
  title: 'Oops! It looks like an error has occurred.',
  code: 'Error: 500',
} as const

/** The button that leads home from the not-found and error pages (S-162, S-163). */
export const uTurnText = 'Click Here to Make a U-Turn'

/** What the page of an address of no page says (S-746). */
export const notFoundTexts = { title: 'Page Not Found', text: 'Nothing lives at this address.' } as const

/** What the page says for people whose roles do not include a page (S-749). */
export const accessDeniedTexts = {
  title: 'Access Denied',
  text: 'Your roles or your stores do not include this page.',
} as const

/** What the page says where signing out ends (S-749). */
export const signedOutText = 'You have been signed out.'
