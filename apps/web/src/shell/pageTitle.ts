import { useMatches } from 'react-router-dom'

/** What a route declares of its page. */
export interface PageHandle {
  readonly title: string
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'

/** The title of the page in sight, as its route gives it. */
export const usePageTitle = (): string | undefined =>
  useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle)?.title
