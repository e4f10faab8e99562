import { styled } from 'styled-components'

/** The label over a control or a group; `data-hidden` leaves it to screen readers. */
export const FieldLabel = styled.label`
  display: block;
  justify-self: start;
  font-size: var(--fs-2);
  line-height: 16px;
  font-weight: 500;
  color: var(--ink-2);
  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (max-width: 720px) {
    font-size: var(--fs-3);
  }
`
