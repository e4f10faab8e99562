import { styled } from 'styled-components'

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
  &[data-size='small'] {
    width: 24px;
    height: 24px;
    font-size: 10px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** Props of {@link Avatar}. */
export interface AvatarProps {
  readonly initials: string
  /** The person's name, for screen readers; leave it out where the name stands beside it. */
  readonly name?: string
  /** 32 or 24 px. @default 'medium' */
  readonly size?: 'medium' | 'small'
}

/**
 * A person as a circle with initials.
 *
 * @example
 * <Avatar initials="AL" name="Ann Lee" />
 */
export function Avatar({ initials, name, size = 'medium' }: AvatarProps) {
  const naming = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <Root {...naming} data-size={size}>
      {initials}
    </Root>
  )
}
