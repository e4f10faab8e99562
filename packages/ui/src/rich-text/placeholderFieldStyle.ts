import { styled } from 'styled-components'
import { controlStyle } from '../field/controlStyle'
import { chipStyle } from './chipStyle'
import { gapStyle } from './gapStyle'

/** The box of a line with its menu. It grows where the line needs more room than there is. */
export const LineFrame = styled.div`
  ${controlStyle}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 4px;
  height: auto;
  min-height: var(--control);
  padding-inline-end: 2px;

  &:has([role='textbox']:focus-visible) {
    border-color: var(--a-500);
    box-shadow: 0 0 0 1px var(--a-500);
  }
  &[data-invalid]:has([role='textbox']:focus-visible) {
    box-shadow:
      inset 0 0 0 1px var(--danger),
      var(--focus);
  }
  @media (forced-colors: active) {
    &:has([role='textbox']:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
  & [role='textbox'] {
    /* The chips are 20 px high; two pixels are the border's. */
    padding-block: calc((var(--control) - 2px - 24px) / 2);
    line-height: 24px;
    overflow-wrap: anywhere;
    outline: none;
    box-shadow: none;
    white-space: break-spaces;
    font-variant-ligatures: none;
    cursor: text;
    ${gapStyle}
  }
  & [role='textbox'] p {
    margin: 0;
  }
  ${chipStyle}
  & > button {
    margin-block-start: calc((var(--control) - 2px - 28px) / 2);
  }
`

/** The hint in an empty line; screen readers hear it as the placeholder of the text. */
export const LineHint = styled.div`
  position: absolute;
  inset-block-start: calc((var(--control) - 2px - 24px) / 2);
  inset-inline-start: 8px;
  line-height: 24px;
  color: var(--ink-3);
  pointer-events: none;
`
