import { UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import { moreContrastEdge } from '../chip/moreContrastEdge'
import { initialsOf } from './initials'

const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--accent-ink);
  font-size: var(--fs-2);
  line-height: 16px;
  font-weight: 600;
  overflow: hidden;
  user-select: none;
  &[data-size='small'] {
    width: 24px;
    height: 24px;
    font-size: 10px;
  }
  &[data-size='large'] {
    width: 40px;
    height: 40px;
    font-size: var(--fs-4);
  }
  &[data-size='small'] > svg.lucide {
    width: 12px;
    height: 12px;
  }
  ${moreContrastEdge}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Whose circle it is: the name for screen readers, and where the initials come from. Without it a figure is drawn. */
  readonly name?: string | null | undefined
  /** At most two characters. @default the initials of the name: of its first and its last word */
  readonly initials?: string | undefined
  /** The name stands beside it, so that screen readers pass over the circle. @default false, or true without a name */
  readonly isDecorative?: boolean | undefined
  /** 24, 32 or 40 px. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | undefined
}

/**
 * A person as a circle with initials.
 *
 * @example
 * <Avatar name="Castellanos, Hana" /> // HC
 */
export function Avatar({
  name,
  initials = initialsOf(name),
  isDecorative = false,
  size = 'medium',
}: AvatarProps) {
  const spoken = name?.trim() ?? ''
  const naming =
    isDecorative || spoken === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spoken }
  return (
    <Root {...naming} data-size={size}>
      {initials === '' ? <UserRound aria-hidden="true" /> : initials}
    </Root>
  )
}
