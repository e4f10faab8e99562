import type { ReactNode } from 'react'
import { firstOfItsId } from '../internal/developer-error/uniqueIds'

/** A link of the navigation. */
export interface NavigationLink {
  readonly kind?: 'link' | undefined
  readonly key: string
  readonly label: string
  readonly href: string
  /** A lucide icon; links of a group may go without. */
  readonly icon?: ReactNode
  /** The count of this link; 0 shows nothing. */
  readonly badge?: number | undefined
  /** What the badge counts, for screen readers. */
  readonly badgeLabel?: string | undefined
  /** Greyed and without a link. @default false */
  readonly isInactive?: boolean | undefined
  /** Opens in a new tab, which an icon shows. @default false */
  readonly isExternal?: boolean | undefined
}

/** Links under a title that folds; it starts unfolded. */
export interface NavigationGroup {
  readonly kind: 'group'
  readonly key: string
  readonly label: string
  /** The icon of the group while the navigation is collapsed. */
  readonly icon: ReactNode
  readonly links: readonly NavigationLink[]
  /** What the sum of its links' counts counts, for screen readers. @default the links' own words, where they all say the same */
  readonly badgeLabel?: string | undefined
}

/** A line between entries. */
export interface NavigationDivider {
  readonly kind: 'divider'
  readonly key: string
}

/** The parts of a navigation. */
export type NavigationEntry = NavigationLink | NavigationGroup | NavigationDivider

/**
 * The entries, those of the groups too, without the second of two with one key: a mistake of the caller, said while
 * developing.
 */
export const uniqueEntries = (entries: readonly NavigationEntry[]): readonly NavigationEntry[] => {
  const isFirst = firstOfItsId('SideNavigation')
  return entries.flatMap((entry) => {
    if (!isFirst(entry)) return []
    return [entry.kind === 'group' ? { ...entry, links: entry.links.filter(isFirst) } : entry]
  })
}

/** The links to pages of the app that are in no group, in their order. */
export const topLinks = (entries: readonly NavigationEntry[]): readonly NavigationLink[] =>
  uniqueEntries(entries)
    .filter((entry): entry is NavigationLink => entry.kind === undefined || entry.kind === 'link')
    .filter(({ isExternal }) => isExternal !== true)

/** The sum of the counts of a group's links, and its label. */
export const waitingIn = ({ links, badgeLabel }: NavigationGroup) => {
  const counted = links.filter(({ badge }) => (badge ?? 0) > 0)
  const words = [...new Set(counted.map((link) => link.badgeLabel))]
  return {
    count: counted.reduce((sum, { badge }) => sum + (badge ?? 0), 0),
    label: badgeLabel ?? (words.length === 1 ? words[0] : undefined),
  }
}
