import { lazy, type ReactNode } from 'react'
import { PopoverTrigger } from '../popover/PopoverTrigger'
import type { MenuEntry } from './menuEntry'

const loadMenuPopover = () => import('./MenuPopover')
const MenuPopover = lazy(loadMenuPopover)

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The menu's name for screen readers. */
  readonly label: string
  /** A `Button` or `IconButton` that opens the menu. */
  readonly trigger: ReactNode
  readonly entries: readonly MenuEntry[]
  /** Which edge of the trigger the menu lines up with. @default 'end' */
  readonly align?: 'start' | 'end'
}

/**
 * A button that opens a menu. The menu's code is fetched when the button is first pointed at or focused.
 *
 * @example
 * <Menu label="User menu" trigger={<Button>JM</Button>} entries={[{ key: 'out', label: 'Log Out', onAction: logOut }]} />
 */
export function Menu({ label, trigger, entries, align = 'end' }: MenuProps) {
  return (
    <PopoverTrigger kind="menu" trigger={trigger} preload={loadMenuPopover}>
      {(popover) => <MenuPopover {...popover} label={label} entries={entries} align={align} />}
    </PopoverTrigger>
  )
}
