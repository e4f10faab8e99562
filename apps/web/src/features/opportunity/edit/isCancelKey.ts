import type { KeyboardEvent } from 'react'

/** Whether a key cancels the form around it: Escape, unless it closes a list that is open in the form. */
export const isCancelKey = ({ key, defaultPrevented, target }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !defaultPrevented &&
  !(target instanceof Element && target.getAttribute('aria-expanded') === 'true')
