import type { LinkComponent } from '../link/LinkComponent'
import { FloatingPanel } from '../popover/FloatingPanel'
import type { OpenPopover } from '../popover/PopoverTrigger'
import { entriesOf, MenuList } from './MenuEntries'
import type { MenuEntry } from './menuEntry'

interface MenuPopoverProps extends OpenPopover {
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly align: 'start' | 'end'
  readonly linkComponent: LinkComponent | undefined
}

/** The open menu; it is loaded on demand by `Menu`. */
export default function MenuPopover(props: MenuPopoverProps) {
  const { triggerRef, onClose, startsAt, label, entries, align, linkComponent } = props
  return (
    <FloatingPanel
      label={label}
      triggerRef={triggerRef}
      onClose={onClose}
      placement={align === 'end' ? 'bottom end' : 'bottom start'}
    >
      <MenuList aria-label={label} autoFocus={startsAt} onClose={onClose}>
        {entriesOf(entries, { linkComponent, onClose })}
      </MenuList>
    </FloatingPanel>
  )
}
