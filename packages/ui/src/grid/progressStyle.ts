import { css } from 'styled-components'

const thickness = 2

/**
 * A thin line under the header while the rows are being fetched again. It is styled with the grid and not by itself: rules
 * that come with its first use make the browser work out the style of the whole page, between a click and what it shows.
 */
export const progressStyle = css`
  & > [data-part='progress'] {
    position: absolute;
    z-index: 3;
    inset: calc(var(--grid-header-height) - ${thickness}px) 0 auto;
    height: ${thickness}px;
    overflow: hidden;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      width: 33%;
      background: var(--accent);
      animation: retain-slide 1.2s ease-in-out infinite;
      @media (forced-colors: active) {
        background: Highlight;
      }
      @media (prefers-reduced-motion: reduce) {
        width: 100%;
        opacity: 0.5;
      }
    }
  }
  @keyframes retain-slide {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(300%);
    }
  }
`
