import { createAction } from '@reduxjs/toolkit'

/** A text was searched for: what was being filled in the filters of the Search log counts no more (L-548). */
export const searched = createAction('quickSearch/searched')
