import { styled } from 'styled-components'
import { CountBadge } from '../count-badge/CountBadge'
import { PlainLink, type LinkComponent } from '../link/LinkComponent'
import type { NavigationLink } from '../side-navigation/navigationEntry'

const Bar = styled.nav`
  display: none;
  @media (max-width: 720px) {
    display: flex;
  }
  flex: none;
  padding: 4px 4px max(16px, env(safe-area-inset-bottom));
  background: var(--surface);
  border-top: 1px solid var(--line);
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
  &[aria-disabled] {
    color: var(--ink-off);
    cursor: default;
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
  readonly links: readonly NavigationLink[]
  readonly activeKey?: string | undefined
  readonly linkComponent?: LinkComponent
}

/** The first entries of the navigation under the thumb, at 720 px and less. */
export function BottomBar({ links, activeKey, linkComponent = PlainLink }: BottomBarProps) {
  return (
    <Bar aria-label="Logs">
      {links.map((link) => {
        const content = (
          <>
            {link.icon}
            <span>{link.label}</span>
            {link.badge !== undefined && (
              <Badge>
                <CountBadge
                  size="small"
                  count={link.badge}
                  {...(link.badgeLabel === undefined ? {} : { label: link.badgeLabel })}
                />
              </Badge>
            )}
          </>
        )
        return link.isInactive === true ? (
          <Entry key={link.key} as="span" role="link" aria-disabled="true">
            {content}
          </Entry>
        ) : (
          <Entry
            key={link.key}
            as={linkComponent}
            href={link.href}
            aria-current={link.key === activeKey ? 'page' : undefined}
          >
            {content}
          </Entry>
        )
      })}
    </Bar>
  )
}
