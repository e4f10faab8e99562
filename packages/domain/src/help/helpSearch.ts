import { callErrorText } from '../alerts/toasts'
import { htmlText } from '../text/html/escapeHtml'
import { searchKey } from '../text/searchKey'
import { maximumPageSize, shortPageSize } from '../paging/pageSize'
import { gridContent, nothingFoundText, type ListState } from '../list/listState'
import { shownHelpLinks, type HelpLink } from './helpLink'

/** Where helpful links are searched: on their page, ten at a time, or in their dialog, all at once (S-267, S-795). */
export const helpPageSizes = { page: shortPageSize, dialog: maximumPageSize } as const

export type HelpPlace = keyof typeof helpPageSizes

/** What a search for links asks by, in the words of the call (S-267, S-419). */
export interface HelpSearchRequest {
  readonly SearchString: string
  readonly PageSize: number
  /** From 1; the dialog has no pages. */
  readonly PageNumber?: number
}

/**
 * The request of a search. Typing changes the text only; Enter sends it (S-261, S-793).
 *
 * @example helpSearchRequest(' tour ', 'page', 2) // { SearchString: 'tour', PageSize: 10, PageNumber: 2 }
 */
export const helpSearchRequest = (text: string, place: HelpPlace, page = 1): HelpSearchRequest => ({
  SearchString: text.trim(),
  PageSize: helpPageSizes[place],
  ...(place === 'page' ? { PageNumber: page } : {}),
})

/** Whether page buttons show: where there is more than one page, which the dialog never has (S-263, S-795). */
export const hasHelpPages = (place: HelpPlace, pageCount: number): boolean =>
  place === 'page' && pageCount > 1

/** What stands in the place of the list of links. */
export type HelpContent =
  | { readonly kind: 'spinner' | 'links' | 'empty' }
  | { readonly kind: 'nothingFound' | 'error'; readonly text: string }

/**
 * What a search shows: its links, a spinner while it runs, the text of an empty result, or the error in place of the list
 * (S-264, S-265, S-794).
 *
 * @param statusText of a failed search; the toast says the same.
 * @example helpContent('ERROR', 0, 'Bad Gateway') // { kind: 'error', text: 'An error occurred getting data: Bad Gateway' }
 */
export function helpContent(state: ListState, linkCount: number, statusText: string): HelpContent {
  if (state === 'ERROR') return { kind: 'error', text: callErrorText(statusText) }
  const kind = gridContent(state, linkCount)
  if (kind === 'nothingFound') return { kind, text: nothingFoundText }
  return { kind: kind === 'rows' ? 'links' : kind }
}

/**
 * The links that a text finds, in their order: every word of it stands in the title or in the description, in any case and with or
 * without marks; an empty text finds all (S-261).
 *
 * @example foundHelpLinks(links, 'service log', false)
 */
export function foundHelpLinks(links: readonly HelpLink[], text: string, isAdmin: boolean): HelpLink[] {
  const words = searchKey(text)
    .split(' ')
    .filter((word) => word !== '')
  return shownHelpLinks(links, isAdmin).filter(({ linkTitle, linkDescription }) => {
    const key = searchKey(`${linkTitle} ${htmlText(linkDescription)}`)
    return words.every((word) => key.includes(word))
  })
}
