import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PlainLink, type LinkComponent, type LinkProps } from '../link/LinkComponent'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle'

const Root = styled.a`
  ${buttonStyle}
`

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style'> {
  /** How much it weighs, as a `Button`. @default 'plain' */
  readonly variant?: ButtonVariant | undefined
  /** 32, 28 or 24 px. @default 'medium' */
  readonly size?: ButtonSize | undefined
  /** A lucide icon before the text. */
  readonly icon?: ReactNode
  /** The text. */
  readonly children?: ReactNode
  /** The router's link; without it a plain anchor. */
  readonly linkComponent?: LinkComponent | undefined
}

/**
 * A link in the look of a button: for what leads to another address.
 *
 * @example
 * <LinkButton href="/app/log" variant="primary" linkComponent={RouterLink}>Click Here to Make a U-Turn</LinkButton>
 */
export function LinkButton({
  variant = 'plain',
  size = 'medium',
  icon,
  linkComponent = PlainLink,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Root {...rest} as={linkComponent} data-variant={variant} data-size={size}>
      {icon}
      {children}
    </Root>
  )
}
