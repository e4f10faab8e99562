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

/** How a grey shape moves. */
export const pulseStyle = css`
  animation: retain-pulse 1.6s ease-in-out infinite;
`
