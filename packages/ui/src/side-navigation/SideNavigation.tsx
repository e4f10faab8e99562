import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { memo } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { mirrored } from '../internal/direction/mirrorStyle'
import { BrandMark } from '../brand-mark/BrandMark'
import { PlainLink, type LinkComponent } from '../link/LinkComponent'
import { Tooltip } from '../tooltip/Tooltip'
import { uniqueEntries, type NavigationEntry } from './navigationEntry'
import { NavigationGroupItem } from './NavigationGroupItem'
import { NavigationLinkItem } from './NavigationLinkItem'
import { Brand, Entries, Foot, Line, NavigationRoot, quietButton } from './navigationStyle'

const Fold = styled(AriaButton)`
  ${quietButton}
  justify-content: center;
  width: 32px;
  height: 32px;
  & > svg.lucide {
    ${mirrored}
  }
`

/** Props of {@link SideNavigation}. */
export interface SideNavigationProps {
  /** The product's name, next to its mark. */
  readonly productName: string
  /** Links and groups of links, in their order. */
  readonly entries: readonly NavigationEntry[]
  /** The key of the entry of the open page. */
  readonly activeKey?: string | undefined
  /** The footer's text: the version. */
  readonly footer: string
  /** Icons only, with the labels as tooltips. @default false */
  readonly isCollapsed?: boolean | undefined
  /** The collapse control was pressed; the caller stores the state. Without it there is no such control. */
  readonly onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined
  /** The router's link; without it plain anchors. */
  readonly linkComponent?: LinkComponent | undefined
}

/**
 * The main navigation: links with icons and counts, groups that fold, greyed and outside entries, the version. A guided tour finds it by
 * `[data-tour='navigation']`, and its control by `[data-tour='navigation-collapse']`.
 *
 * @example
 * <SideNavigation productName="Retain" entries={entries} activeKey="equityLog" footer="Version 2.32.34" />
 */
export const SideNavigation = memo(function SideNavigation(props: SideNavigationProps) {
  const { productName, entries, activeKey, footer, isCollapsed = false, onCollapsedChange } = props
  const { linkComponent = PlainLink } = props
  const fold = isCollapsed ? 'Expand navigation' : 'Collapse navigation'
  return (
    <NavigationRoot aria-label="Main" data-tour="navigation" data-collapsed={isCollapsed || undefined}>
      <Brand>
        <BrandMark />
        {!isCollapsed && <span>{productName}</span>}
      </Brand>
      <Entries>
        {uniqueEntries(entries).map((entry) => {
          if (entry.kind === 'divider') return <Line key={entry.key} aria-hidden="true" />
          if (entry.kind === 'group') {
            return (
              <NavigationGroupItem
                key={entry.key}
                group={entry}
                activeKey={activeKey}
                isCollapsed={isCollapsed}
                linkComponent={linkComponent}
                onExpand={onCollapsedChange && (() => onCollapsedChange(false))}
              />
            )
          }
          return (
            <NavigationLinkItem
              key={entry.key}
              link={entry}
              isActive={entry.key === activeKey}
              isCollapsed={isCollapsed}
              isSub={false}
              linkComponent={linkComponent}
            />
          )
        })}
      </Entries>
      <Foot>
        {!isCollapsed && <span title={footer}>{footer}</span>}
        {onCollapsedChange !== undefined && (
          <Tooltip text={fold} placement="end">
            <Fold
              data-tour="navigation-collapse"
              aria-label={fold}
              aria-expanded={!isCollapsed}
              onPress={() => onCollapsedChange(!isCollapsed)}
            >
              {isCollapsed ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
            </Fold>
          </Tooltip>
        )}
      </Foot>
    </NavigationRoot>
  )
})
