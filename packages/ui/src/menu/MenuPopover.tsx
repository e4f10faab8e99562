import { ExternalLink } from 'lucide-react'
import { Header, Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Separator } from 'react-aria-components/Separator'
import { styled } from 'styled-components'
import { FloatingPanel } from '../popover/FloatingPanel'
import type { OpenPopover } from '../popover/PopoverTrigger'
import type { MenuChoice, MenuEntry } from './menuEntry'

const List = styled(AriaMenu)`
  min-width: 176px;
  max-height: inherit;
  padding: 4px;
  overflow: auto;
  outline: none;

  & [role^='menuitem'] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 0 8px;
    border-radius: var(--r-1);
    color: var(--ink);
    cursor: pointer;
    outline: none;
  }
  & [role^='menuitem'][data-focused] {
    background: var(--pressed);
    box-shadow: none;
  }
  & [role^='menuitem'][data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  & [data-tone='danger'] {
    color: var(--danger-ink);
  }
  & [role^='menuitem'][data-disabled] {
    color: var(--ink-off);
    cursor: default;
  }
  & svg.lucide {
    width: 16px;
    height: 16px;
    color: var(--ink-3);
  }
  & [data-tone='danger'] svg.lucide {
    color: inherit;
  }
  & svg.lucide[data-end] {
    margin-inline-start: auto;
  }
  & [role='separator'] {
    margin: 4px 0;
    border: 0;
    border-top: 1px solid var(--line);
  }
  & header {
    min-height: 24px;
    padding: 4px 8px 0;
    font-size: var(--fs-1);
    line-height: 16px;
    font-weight: 600;
    color: var(--ink-3);
  }
  @media (max-width: 720px) {
    & [role^='menuitem'] {
      min-height: 44px;
      font-size: var(--fs-4);
    }
  }
  @media (forced-colors: active) {
    & [role^='menuitem'][data-focused] {
      outline: 2px solid Highlight;
    }
  }
`

const renderChoice = ({ key, label, icon, isDisabled, externalHref, tone, onAction }: MenuChoice) => (
  <MenuItem
    key={key}
    id={key}
    textValue={label}
    isDisabled={isDisabled ?? false}
    data-tone={tone ?? 'plain'}
    {...(onAction === undefined ? {} : { onAction })}
    {...(externalHref === undefined
      ? {}
      : { href: externalHref, target: '_blank', rel: 'noopener noreferrer' })}
  >
    {icon}
    {label}
    {externalHref !== undefined && <ExternalLink data-end="" aria-label="opens in a new tab" />}
  </MenuItem>
)

interface MenuPopoverProps extends OpenPopover {
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly align: 'start' | 'end'
}

/** The open menu; it is loaded on demand by `Menu`. */
export default function MenuPopover({ triggerRef, onClose, label, entries, align }: MenuPopoverProps) {
  return (
    <FloatingPanel
      label={label}
      triggerRef={triggerRef}
      onClose={onClose}
      placement={align === 'end' ? 'bottom end' : 'bottom start'}
    >
      <List aria-label={label} autoFocus="first" onClose={onClose}>
        {entries.map((entry) => {
          if (entry.kind === 'divider') return <Separator key={entry.key} />
          if (entry.kind !== 'group') return renderChoice(entry)
          return (
            <MenuSection key={entry.key}>
              <Header>{entry.label}</Header>
              {entry.choices.map(renderChoice)}
            </MenuSection>
          )
        })}
      </List>
    </FloatingPanel>
  )
}
