import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'

const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: var(--r-2);
  background: linear-gradient(150deg, var(--brand-a), var(--brand-b));
  color: var(--nav-on);
  & svg.lucide {
    width: 16px;
    height: 16px;
  }
  &[data-size='large'] {
    width: 40px;
    height: 40px;
    border-radius: var(--r-3);
  }
  &[data-size='large'] svg.lucide {
    width: 24px;
    height: 24px;
  }
`

/** Props of {@link BrandMark}. */
export interface BrandMarkProps {
  /** 24 or 40 px. @default 'small' */
  readonly size?: 'small' | 'large' | undefined
}

/** The product's sign. It says nothing to screen readers: its name stands beside it. */
export function BrandMark({ size = 'small' }: BrandMarkProps) {
  return (
    <Root data-size={size} aria-hidden="true">
      <ChevronRight />
    </Root>
  )
}
