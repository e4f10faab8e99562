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

/** The title of the page in sight, as its route gives it. */
export const usePageTitle = (): string | undefined =>
  useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle)?.title
