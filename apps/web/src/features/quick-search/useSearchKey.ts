import type { RefObject } from 'react'
import { usePageKey } from '../../shell/pageKeys'

/** The key that leads to the quick search from wherever nothing is typed. */
export const searchKeySign = '/'

/** Gives the quick search the focus when its key is pressed. */
export const useSearchKey = (input: RefObject<HTMLInputElement | null>): void =>
  usePageKey(searchKeySign, 'Search', () => input.current?.focus())
