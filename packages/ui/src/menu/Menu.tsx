import type { ReactNode } from 'react'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import type { LinkComponent } from '../link/LinkComponent'
import { PopoverTrigger } from '../popover/PopoverTrigger'
import type { MenuEntry } from './menuEntry'

const MenuPopover = lazyComponent(() => import('./MenuPopover'))

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The menu's name for screen readers. */
  readonly label: string
  /** A `Button` or `IconButton` that opens the menu. */
  readonly trigger: ReactNode
  /** Choices, groups of choices, lines and submenus. Their keys differ. */
  readonly entries: readonly MenuEntry[]
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
  return (
    <PopoverTrigger kind="menu" trigger={trigger} preload={MenuPopover.preload}>
      {(popover) => (
        <MenuPopover
          {...popover}
          onLoadFailed={popover.onClose}
          label={label}
          entries={entries}
          align={align}
          linkComponent={linkComponent}
        />
      )}
    </PopoverTrigger>
  )
}
