import type { ReactNode } from 'react'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import type { LinkComponent } from '../link/LinkComponent'
import { PopoverTrigger } from '../popover/PopoverTrigger'
import type { MenuEntry } from './menuEntry'

const MenuPopover = lazyComponent(() => import('./MenuPopover'))

/** Entries whose code is fetched together with the menu's own. */
export interface LazyMenuEntries {
  /** Fetches it; does not reject. */
  readonly preload: () => Promise<unknown>
  /** Draws the open menu: calls `show` once the entries are known, or `onClose` where they could not be fetched. */
  readonly render: (show: (entries: readonly MenuEntry[]) => ReactNode, onClose: () => void) => ReactNode
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The menu's name for screen readers. */
  readonly label: string
  /** A `Button` or `IconButton` that opens the menu. */
  readonly trigger: ReactNode
  /** Choices, groups of choices, lines and submenus, or how they are fetched. Their keys differ. */
  readonly entries: readonly MenuEntry[] | LazyMenuEntries
  /** Which edge of the trigger the menu lines up with. @default 'end' */
  readonly align?: 'start' | 'end' | undefined
  /** The router's link, for choices with an `href`; without it plain anchors. */
  readonly linkComponent?: LinkComponent | undefined
}

/**
 * A button that opens a menu. Arrows, Home, End and letters move, Enter chooses, an arrow along the line opens and closes
 * a submenu, Escape closes. The menu's code is fetched when the button is first pointed at or focused.
 *
 * @example
 * <Menu label="User menu" trigger={<Button>JM</Button>} entries={[{ key: 'out', label: 'Log Out', onAction: logOut }]} />
 */
export function Menu({ label, trigger, entries, align = 'end', linkComponent }: MenuProps) {
  const preload = () =>
    Promise.all([MenuPopover.preload(), 'preload' in entries ? entries.preload() : undefined])
  return (
    <PopoverTrigger kind="menu" trigger={trigger} preload={preload}>
      {(popover) => {
        const show = (shown: readonly MenuEntry[]) => (
          <MenuPopover
            {...popover}
            onLoadFailed={popover.onClose}
            label={label}
            entries={shown}
            align={align}
            linkComponent={linkComponent}
          />
        )
        return 'render' in entries ? entries.render(show, popover.onClose) : show(entries)
      }}
    </PopoverTrigger>
  )
}
