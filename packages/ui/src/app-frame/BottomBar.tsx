import { memo } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { CountBadge } from '../count-badge/CountBadge'
import { PlainLink, type LinkComponent } from '../link/LinkComponent'
import type { NavigationLink } from '../side-navigation/navigationEntry'

const Bar = styled.nav`
  display: none;
  @media ${media.phone} {
    display: flex;
  }
  flex: none;
  padding: 4px 4px max(16px, env(safe-area-inset-bottom));
  background: var(--surface);
  border-top: 1px solid var(--line);
  /* In a window as low as one at 400 % zoom the page needs the place; the menu button leads everywhere too. */
  @media ${media.short} {
    display: none;
  }
  @media print {
    display: none;
  }
`

const Entry = styled.a`
  position: relative;
  display: grid;
  flex: 1;
  place-items: center;
  align-content: center;
  gap: 4px;
  min-width: 0;
  height: 48px;
  border-radius: var(--r-2);
  font-size: var(--fs-1);
  line-height: 12px;
  font-weight: 500;
  color: var(--ink-2);
  & svg.lucide {
    width: 20px;
    height: 20px;
  }
  &[aria-current] {
    color: var(--accent-ink);
  }
  & > span:first-of-type {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      box-shadow: none;
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Badge = styled.span`
  position: absolute;
  top: -1px;
  inset-inline-start: 54%;
  display: flex;
`

/** Props of {@link BottomBar}. */
export interface BottomBarProps {
  /** The bar's name for screen readers. */
  readonly label: string
  readonly links: readonly NavigationLink[]
  readonly activeKey?: string | undefined
  readonly linkComponent?: LinkComponent | undefined
}

/** Links in a bar at the bottom of a phone, each of which can be pressed. */
export const BottomBar = memo(function BottomBar(props: BottomBarProps) {
  const { label, links, activeKey, linkComponent = PlainLink } = props
  if (links.length === 0) return null
  return (
    <Bar data-bottom-bar="" aria-label={label}>
      {links.map((link) => (
        <Entry
          key={link.key}
          as={linkComponent}
          href={link.href}
          aria-current={link.key === activeKey ? 'page' : undefined}
        >
          {link.icon}
          <span>{link.label}</span>
          {link.badge !== undefined && (
            <Badge>
              <CountBadge size="small" count={link.badge} label={link.badgeLabel} />
            </Badge>
          )}
        </Entry>
      ))}
    </Bar>
  )
})
