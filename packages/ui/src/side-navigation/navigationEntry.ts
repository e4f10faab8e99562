import type { ReactNode } from 'react'

/** A link of the navigation. */
export interface NavigationLink {
  readonly kind?: 'link' | undefined
  readonly key: string
  readonly label: string
  readonly href: string
  /** A lucide icon; links of a group may go without. */
  readonly icon?: ReactNode
  /** How many wait behind this link; nothing is drawn for 0. */
  readonly badge?: number | undefined
  /** What the badge counts, for screen readers. */
  readonly badgeLabel?: string | undefined
  /** Greyed, and not to be followed. @default false */
  readonly isInactive?: boolean | undefined
  /** Opens in a new tab, and says so with an icon. @default false */
  readonly isExternal?: boolean | undefined
}

/** Links under a title that folds; it starts unfolded. */
export interface NavigationGroup {
  readonly kind: 'group'
  readonly key: string
  readonly label: string
  /** Stands for the group while the navigation is collapsed. */
  readonly icon: ReactNode
  readonly links: readonly NavigationLink[]
}

/** A line between entries. */
export interface NavigationDivider {
  readonly kind: 'divider'
  readonly key: string
}

/** What a navigation consists of. */
export type NavigationEntry = NavigationLink | NavigationGroup | NavigationDivider

/** The links to pages of the app that stand outside of groups, in their order. */
export const topLinks = (entries: readonly NavigationEntry[]): readonly NavigationLink[] =>
  entries
    .filter((entry): entry is NavigationLink => entry.kind === undefined || entry.kind === 'link')
    .filter(({ isExternal }) => isExternal !== true)
