import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { initialsOf } from '../avatar/initials'
import { CountBadge } from '../count-badge/CountBadge'
import type { LinkComponent } from '../link/LinkComponent'
import { Tooltip } from '../tooltip/Tooltip'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { NavigationLink } from './navigationEntry'
import { EntryEnd, entryStyle } from './navigationStyle'

const EntryLink = styled.a`
  ${entryStyle}
`
const EntryText = styled.span`
  ${entryStyle}
`

interface NavigationLinkItemProps {
  readonly link: NavigationLink
  readonly isActive: boolean
  readonly isCollapsed: boolean
  readonly isSub: boolean
  readonly linkComponent: LinkComponent
}

/** One entry: a link, an outside link, or greyed text without a link, which is still marked while its page is open. */
export function NavigationLinkItem({
  link,
  isActive,
  isCollapsed,
  isSub,
  linkComponent,
}: NavigationLinkItemProps) {
  const marks = { 'data-sub': isSub || undefined, 'data-collapsed': isCollapsed || undefined }
  const current = isActive ? 'page' : undefined
  const content = (
    <>
      {link.icon ?? (isCollapsed && <span aria-hidden="true">{initialsOf(link.label)}</span>)}
      {isCollapsed ? (
        <VisuallyHidden>{link.label}</VisuallyHidden>
      ) : (
        <span title={link.label}>{link.label}</span>
      )}
      {(link.badge ?? 0) > 0 && (
        <EntryEnd data-badge="">
          <CountBadge count={link.badge} size={isCollapsed ? 'small' : 'medium'} label={link.badgeLabel} />
        </EntryEnd>
      )}
      {link.isExternal === true && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      {link.isExternal === true && !isCollapsed && <ExternalLink data-end="" aria-hidden="true" />}
    </>
  )
  const entry = (() => {
    if (link.isInactive === true) {
      return (
        <EntryText
          {...marks}
          role="link"
          aria-disabled="true"
          aria-current={current}
          // Only the icon is visible then, so the keyboard must be able to reach the tooltip.
          tabIndex={isCollapsed ? 0 : undefined}
        >
          {content}
        </EntryText>
      )
    }
    if (link.isExternal === true) {
      return (
        <EntryLink {...marks} href={link.href} target="_blank" rel="noopener noreferrer">
          {content}
        </EntryLink>
      )
    }
    return (
      <EntryLink {...marks} as={linkComponent} href={link.href} aria-current={current}>
        {content}
      </EntryLink>
    )
  })()
  return (
    <li>
      {isCollapsed ? (
        <Tooltip text={link.label} placement="end" isPlainChild>
          {entry}
        </Tooltip>
      ) : (
        entry
      )}
    </li>
  )
}
