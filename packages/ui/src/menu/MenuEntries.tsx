import { Check, ChevronRight, ExternalLink } from 'lucide-react'
import { Keyboard } from 'react-aria-components/Keyboard'
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  SubmenuTrigger,
  type MenuProps,
} from 'react-aria-components/Menu'
import { Separator } from 'react-aria-components/Separator'
import { styled } from 'styled-components'
import type { LinkComponent } from '../link/LinkComponent'
import { Panel } from '../popover/FloatingPanel'
import { uniqueEntries, type MenuChoice, type MenuEntry, type MenuGroup, type MenuSubmenu } from './menuEntry'
import { menuStyle } from './menuStyle'

const List = styled(AriaMenu<object>)`
  ${menuStyle}
`

/** The list of an open menu. */
export const MenuList = (props: Omit<MenuProps<object>, 'className' | 'style'>) => <List {...props} />

/** What every entry may need of its menu. */
interface MenuContext {
  readonly linkComponent: LinkComponent | undefined
  /** Closes the whole menu. */
  readonly onClose: () => void
}

const addressOf = ({ href, externalHref }: MenuChoice, { linkComponent }: MenuContext) => {
  if (externalHref !== undefined)
    return { href: externalHref, target: '_blank', rel: 'noopener noreferrer' } as const
  if (href === undefined) return {}
  if (linkComponent === undefined) return { href }
  const RouterLink = linkComponent
  return { href, render: (props: object) => <RouterLink {...props} href={href} /> }
}

const choiceOf = (choice: MenuChoice, menu: MenuContext, isTicked = false) => {
  const { key, label, description, icon, isDisabled = false, shortcut, externalHref, tone = 'plain' } = choice
  return (
    <MenuItem
      key={key}
      id={key}
      textValue={label}
      isDisabled={isDisabled}
      data-tone={tone}
      {...(choice.onAction === undefined ? {} : { onAction: choice.onAction })}
      {...addressOf(choice, menu)}
    >
      {isTicked && <Check data-check="" aria-hidden="true" />}
      {icon}
      <span data-label="">
        {label}
        {description !== undefined && <small>{description}</small>}
      </span>
      {shortcut !== undefined && <Keyboard data-end="">{shortcut}</Keyboard>}
      {externalHref !== undefined && <ExternalLink data-end="" role="img" aria-label="opens in a new tab" />}
    </MenuItem>
  )
}

const groupOf = ({ key, label, choices, selection }: MenuGroup, menu: MenuContext) => (
  <MenuSection
    key={key}
    {...(selection === undefined
      ? {}
      : {
          selectionMode: selection.mode,
          selectedKeys: selection.selected,
          disallowEmptySelection: selection.mode === 'single',
          onSelectionChange: (keys: 'all' | Set<string | number>) =>
            selection.onChange(keys === 'all' ? choices.map((choice) => choice.key) : [...keys].map(String)),
        })}
  >
    <Header>{label}</Header>
    {choices.map((choice) => choiceOf(choice, menu, selection !== undefined))}
  </MenuSection>
)

const submenuOf = ({ key, label, icon, isDisabled = false, entries }: MenuSubmenu, menu: MenuContext) => (
  <SubmenuTrigger key={key}>
    <MenuItem id={key} textValue={label} isDisabled={isDisabled}>
      {icon}
      <span data-label="">{label}</span>
      <ChevronRight data-end="" data-submenu="" aria-hidden="true" />
    </MenuItem>
    <Panel offset={0} crossOffset={-5}>
      {/* A choice in here closes every menu, not this one alone. */}
      <MenuList aria-label={label} onClose={menu.onClose}>
        {entriesOf(entries, menu)}
      </MenuList>
    </Panel>
  </SubmenuTrigger>
)

/** The entries of a menu as items of its list. */
export function entriesOf(entries: readonly MenuEntry[], menu: MenuContext) {
  return uniqueEntries(entries).map((entry) => {
    if (entry.kind === 'divider') return <Separator key={entry.key} />
    if (entry.kind === 'group') return groupOf(entry, menu)
    if (entry.kind === 'submenu') return submenuOf(entry, menu)
    return choiceOf(entry, menu)
  })
}
