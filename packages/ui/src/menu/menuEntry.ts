import type { ReactNode } from 'react'
import { firstOfItsId } from '../internal/developer-error/uniqueIds'

/** One choice of a menu. */
export interface MenuChoice {
  /** Differs from every other key of the menu. */
  readonly key: string
  readonly label: string
  /** A quieter second line. */
  readonly description?: string | undefined
  readonly icon?: ReactNode
  /** It is greyed and takes no press. @default false */
  readonly isDisabled?: boolean | undefined
  /** The keys that do the same without the menu: "Ctrl+S". Shown and spoken; listening to them is the caller's. */
  readonly shortcut?: string | undefined
  /** An address of the app, followed by the menu's `linkComponent`. */
  readonly href?: string | undefined
  /** An outside address: it opens in a new tab and says so with an icon. */
  readonly externalHref?: string | undefined
  /** @default 'plain' */
  readonly tone?: 'plain' | 'danger' | undefined
  readonly onAction?: (() => void) | undefined
}

/** A line between choices. */
export interface MenuDivider {
  readonly kind: 'divider'
  readonly key: string
}

/** Choices that are ticked: one of them, or any number. */
export interface MenuSelection {
  /** With `single` one is chosen like a radio button, and choosing closes the menu; with `multiple` it stays open. */
  readonly mode: 'single' | 'multiple'
  /** The keys of what is ticked; unknown ones are ignored. */
  readonly selected: readonly string[]
  readonly onChange: (keys: readonly string[]) => void
}

/** Choices under a title. */
export interface MenuGroup {
  readonly kind: 'group'
  readonly key: string
  readonly label: string
  readonly choices: readonly MenuChoice[]
  /** With it the choices are ticked rather than carried out. */
  readonly selection?: MenuSelection | undefined
}

/** A choice that opens another menu beside it. */
export interface MenuSubmenu {
  readonly kind: 'submenu'
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  /** It is greyed and does not open. @default false */
  readonly isDisabled?: boolean | undefined
  readonly entries: readonly MenuEntry[]
}

/** What a menu consists of. */
export type MenuEntry =
  (MenuChoice & { readonly kind?: 'choice' | undefined }) | MenuDivider | MenuGroup | MenuSubmenu

/**
 * The entries of one menu, those of its groups too, without the second of two with one key: a mistake of the caller,
 * said while developing. A submenu is a menu of its own, whose keys are told apart from these.
 */
export const uniqueEntries = (entries: readonly MenuEntry[]): readonly MenuEntry[] => {
  const isFirst = firstOfItsId('Menu')
  return entries.flatMap((entry) => {
    if (!isFirst(entry)) return []
    return [entry.kind === 'group' ? { ...entry, choices: entry.choices.filter(isFirst) } : entry]
  })
}
