import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { CountBadge } from '../count-badge/CountBadge'
import { ownDirection } from '../internal/direction/ownDirection'
import type { LinkComponent } from '../link/LinkComponent'
import { Tooltip } from '../tooltip/Tooltip'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { waitingIn, type NavigationGroup } from './navigationEntry'
import { NavigationLinkItem } from './NavigationLinkItem'
import { EntryEnd, quietButton } from './navigationStyle'

const Title = styled(AriaButton)`
  ${quietButton}
  position: relative;
  gap: 4px;
  width: 100%;
  height: 24px;
  margin: 8px 0 0;
  padding: 0 8px;
  font-size: var(--fs-2);
  line-height: 16px;
  font-weight: 500;
  color: var(--nav-ink-2);
  text-align: start;
  & > span[title] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${ownDirection}
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
  &[data-collapsed] > [data-badge] {
    position: absolute;
    top: 0;
    inset-inline-start: 24px;
  }
  @media ${media.phone} {
    height: 44px;
    font-size: var(--fs-3);
  }
`

interface NavigationGroupItemProps {
  readonly group: NavigationGroup
  readonly activeKey: string | undefined
  readonly isCollapsed: boolean
  readonly linkComponent: LinkComponent
  /** Widens a collapsed navigation, so that the group's links can be read; without it they open in the rail. */
  readonly onExpand?: (() => void) | undefined
}

/**
 * A titled group that folds. In a collapsed navigation it is one icon that widens the navigation, or, where that stays
 * as narrow, opens the group's links under it. While its links are hidden the title has the sum of their counts.
 * The title is one button in every state, so that it keeps the focus when it widens the navigation.
 */
export function NavigationGroupItem(props: NavigationGroupItemProps) {
  const { group, activeKey, isCollapsed, linkComponent, onExpand } = props
  const [isOpenWide, setIsOpenWide] = useState(true)
  const [isOpenInRail, setIsOpenInRail] = useState(false)
  const listId = useId()
  const isOpen = isCollapsed ? isOpenInRail : isOpenWide
  const waiting = waitingIn(group)
  const press = () => {
    if (!isCollapsed) return setIsOpenWide(!isOpenWide)
    if (onExpand === undefined) return setIsOpenInRail(!isOpenInRail)
    setIsOpenWide(true)
    onExpand()
  }
  return (
    <li>
      <Tooltip text={isCollapsed ? group.label : ''} placement="end">
        <Title
          aria-expanded={isOpen}
          aria-controls={listId}
          data-collapsed={isCollapsed || undefined}
          onPress={press}
        >
          {isCollapsed ? (
            <>
              {group.icon}
              <VisuallyHidden>{group.label}</VisuallyHidden>
            </>
          ) : (
            <span title={group.label}>{group.label}</span>
          )}
          {!isOpen && waiting.count > 0 && (
            <EntryEnd data-badge="">
              <CountBadge
                count={waiting.count}
                label={waiting.label}
                size={isCollapsed ? 'small' : 'medium'}
              />
            </EntryEnd>
          )}
          {!isCollapsed && <ChevronDown aria-hidden="true" />}
        </Title>
      </Tooltip>
      <ul id={listId} hidden={!isOpen} aria-label={group.label}>
        {group.links.map((link) => (
          <NavigationLinkItem
            key={link.key}
            link={link}
            isActive={link.key === activeKey}
            isCollapsed={isCollapsed}
            isSub={!isCollapsed}
            linkComponent={linkComponent}
          />
        ))}
      </ul>
    </li>
  )
}
