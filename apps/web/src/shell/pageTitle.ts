import { createContext, use } from 'react'
import { useMatches } from 'react-router-dom'

/** What a route declares of its page. */
export interface PageHandle {
  readonly title: string
  /** It is a list, which is kept while what was opened from it shows. @default false */
  readonly isList?: boolean
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'

/** Whether the page of a route is a list. */
export const isListHandle = (handle: unknown): boolean => isPageHandle(handle) && handle.isList === true

/** The title of a page that a dialog with an address of its own stands over; `null` for the page of the present address. */
export const TitleBeneath = createContext<string | null>(null)

/** The title that a route gives its page. */
export const titleOf = (handle: unknown): string | null => (isPageHandle(handle) ? handle.title : null)

/** The title of the page in sight, as its route gives it. */
export function usePageTitle(): string | undefined {
  const beneath = use(TitleBeneath)
  const own = useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle)?.title
  return beneath ?? own
}
