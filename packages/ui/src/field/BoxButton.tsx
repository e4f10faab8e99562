import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { partButtonStyle } from '../button/partButtonStyle'

const Root = styled.button`
  ${partButtonStyle}
  position: relative;
  margin-inline: 4px -4px;
  & + & {
    margin-inline-start: 4px;
  }
  & svg.lucide {
    width: 14px;
    height: 14px;
  }
  &:disabled {
    color: var(--ink-off);
    cursor: default;
  }
  @media ${media.phone} {
    width: var(--touch);
    height: var(--touch);
    margin-inline-end: -8px;
  }
  @media (forced-colors: active) {
    &:disabled {
      color: GrayText;
    }
  }
`

interface BoxButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  readonly isDisabled?: boolean | undefined
}

/**
 * A small button at the end of a box that one types into. It takes neither the focus nor a tab stop: what it does, the
 * keyboard does in the box itself.
 */
export function BoxButton({ label, icon, onPress, isDisabled = false }: BoxButtonProps) {
  return (
    <Root
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon}
    </Root>
  )
}
