import { css } from 'styled-components'

/** The look of a grey shape in place of what is being loaded. */
export const shapeStyle = css`
  height: 12px;
  border-radius: var(--r-1);
  background: var(--skeleton);
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

/**
 * How long a grey shape stands still, in milliseconds. While shapes move, the browser styles the page anew in every frame, in the time
 * in which what they stand for is being drawn.
 */
export const stillFor = 1000

/** How a grey shape moves. */
export const pulseStyle = css`
  animation: retain-pulse 1.6s ease-in-out infinite;
`
