import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

const Root = styled.div`
  display: contents;
  &:is([data-window='phone'], [data-window='low phone']) {
    display: none;
  }
  @media ${media.phone} and ${media.short} {
    &[data-window='low phone'] {
      display: contents;
    }
  }
  @media ${media.phone} {
    &[data-window='phone'] {
      display: contents;
    }
    &[data-window='wide'] {
      display: none;
    }
  }
`

/** Props of {@link ShownOn}. */
export interface ShownOnProps {
  /** `phone` is a window of 720 px and less; `low phone` such a window without the bar at its bottom, of 400 px of height and less. */
  readonly window: 'wide' | 'phone' | 'low phone'
  /** What is shown there and nowhere else. */
  readonly children: ReactNode
}

/**
 * Shows its content in a wide window, or on a phone, only. Both are rendered, so that a server need not know the window;
 * use it for small parts. A large part should use `useWindowWidth` and render one.
 *
 * @example
 * <ShownOn window="phone"><SortMenu … /></ShownOn>
 */
export const ShownOn = ({ window, children }: ShownOnProps) => <Root data-window={window}>{children}</Root>
