import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { Avatar } from './Avatar'

const Root = styled(AriaButton)`
  display: grid;
  place-items: center;
  min-width: 32px;
  min-height: 32px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  outline: none;
  @media (hover: hover) {
    &:hover > span {
      box-shadow: 0 0 0 1px var(--accent-line);
    }
  }
  &[data-focus-visible] {
    outline: 2px solid transparent;
    box-shadow: var(--focus);
  }
  @media ${media.phone} {
    min-width: 44px;
    min-height: 44px;
  }
  @media print {
    display: none;
  }
`

/** Props of {@link AvatarButton}. */
export interface AvatarButtonProps {
  /** The person's name: the button's name for screen readers. */
  readonly label: string
  /** At most two characters. @default the initials of the label */
  readonly initials?: string | undefined
  /** Leave it out inside of a `Menu` or `Popover`, which opens. */
  readonly onPress?: ButtonProps['onPress'] | undefined
}

/**
 * The user's circle as a button: the trigger of the user menu.
 *
 * @example
 * <Menu label="User menu" trigger={<AvatarButton label="Jordan Mills" />} entries={entries} />
 */
export function AvatarButton({ initials, label, onPress }: AvatarButtonProps) {
  return (
    <Root {...(onPress && { onPress })}>
      <Avatar name={label} initials={initials} />
    </Root>
  )
}
