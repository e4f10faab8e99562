import type { ReactNode } from 'react'

/** One choice of a menu. */
export interface MenuChoice {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly isDisabled?: boolean
  /** An outside address: it opens in a new tab and says so with an icon. */
  readonly externalHref?: string
  /** @default 'plain' */
  readonly tone?: 'plain' | 'danger'
  readonly onAction?: () => void
}

/** A line between choices. */
export interface MenuDivider {
  readonly kind: 'divider'
  readonly key: string
}

/** Choices under a title. */
export interface MenuGroup {
  readonly kind: 'group'
  readonly key: string
  readonly label: string
  readonly choices: readonly MenuChoice[]
}

/** What a menu consists of. */
export type MenuEntry = (MenuChoice & { readonly kind?: 'choice' }) | MenuDivider | MenuGroup
