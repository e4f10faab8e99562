import type { Instant } from '../calendar/instant'
import { compareKeys, sortKey } from '../text/sortKey'

/** A link of the page of helpful links (S-268). `orderBy` is its position, 0 and up. */
export interface HelpLink {
  readonly helpLinkId: string
  readonly linkTitle: string
  /** HTML written by users: cleaned before it is shown (S-789). */
  readonly linkDescription: string
  readonly linkUrl: string
  readonly disabled: boolean
  readonly orderBy: number
  readonly insUpdDT: Instant
  readonly insUpdUser: string
  /** Counted up with each change. */
  readonly version: number
}

/** What is saved, in the middle of a sentence. */
export const helpLinkNoun = 'help link'

/** The title of the page and of the dialog (S-260). */
export const helpTitle = 'Helpful Links'

/** By position, then by title without regard to case and marks (S-791). */
export const compareHelpLinks = (one: HelpLink, other: HelpLink): number =>
  one.orderBy - other.orderBy || compareKeys(sortKey(one.linkTitle), sortKey(other.linkTitle))

/** The links that people see, in their order; administrators see the disabled ones too (S-791). */
export const shownHelpLinks = (links: readonly HelpLink[], isAdmin: boolean): HelpLink[] =>
  links.filter(({ disabled }) => isAdmin || !disabled).sort(compareHelpLinks)
