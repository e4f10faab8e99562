import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import type { LinkComponent } from '../link/LinkComponent'
import { Tooltip } from '../tooltip/Tooltip'
import type { NavigationGroup } from './navigationEntry'
import { NavigationLinkItem } from './NavigationLinkItem'
import { quietButton } from './navigationStyle'

const Title = styled(AriaButton)`
  ${quietButton}
  justify-content: space-between;
  width: 100%;
  height: 24px;
  margin: 8px 0 0;
  padding: 0 8px;
  font-size: var(--fs-2);
  line-height: 16px;
  font-weight: 500;
  color: var(--nav-ink-2);
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[aria-expanded='false'] svg.lucide {
    transform: rotate(-90deg);
    &:dir(rtl) {
      transform: rotate(90deg);
    }
  }
  &[data-collapsed] {
    justify-content: center;
    width: 40px;
    height: 36px;
    margin: 0;
    padding: 0;
    color: inherit;
  }
  &[data-collapsed] svg.lucide {
    transform: none;
  }
  @media (max-width: 720px) {
    height: 44px;
    font-size: var(--fs-3);
  }
`

interface NavigationGroupItemProps {
  readonly group: NavigationGroup
  readonly activeKey: string | undefined
  readonly isCollapsed: boolean
  readonly linkComponent: LinkComponent
  /** Widens a collapsed navigation, so that the group's links can be seen. */
  readonly onExpand: () => void
}

/** A titled group that folds. In a collapsed navigation it is one icon that widens the navigation. */
export function NavigationGroupItem({
  group,
  activeKey,
  isCollapsed,
  linkComponent,
  onExpand,
}: NavigationGroupItemProps) {
  const [isOpen, setIsOpen] = useState(true)
  const listId = useId()
  if (isCollapsed) {
    return (
      <li>
        <Tooltip text={group.label} placement="end">
          <Title
            aria-label={group.label}
            aria-expanded={false}
            data-collapsed=""
            onPress={() => {
              setIsOpen(true)
              onExpand()
            }}
          >
            {group.icon}
          </Title>
        </Tooltip>
      </li>
    )
  }
  return (
    <li>
      <Title aria-expanded={isOpen} aria-controls={listId} onPress={() => setIsOpen(!isOpen)}>
        <span title={group.label}>{group.label}</span>
        <ChevronDown aria-hidden="true" />
      </Title>
      <ul id={listId} hidden={!isOpen} aria-label={group.label}>
        {group.links.map((link) => (
          <NavigationLinkItem
            key={link.key}
            link={link}
            isActive={link.key === activeKey}
            isCollapsed={false}
            isSub
            linkComponent={linkComponent}
          />
        ))}
      </ul>
    </li>
  )
}
