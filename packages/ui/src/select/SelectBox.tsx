import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { ownDirection } from '../internal/direction/ownDirection'
import { controlStyle } from '../field/controlStyle'

/** The closed control that shows the chosen option and opens the list. */
export const SelectBox = styled(Button)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  text-align: start;
  cursor: pointer;
  & > [data-value] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${ownDirection}
  }
  & > [data-value][data-placeholder] {
    color: var(--ink-3);
  }
  & > svg.lucide {
    color: var(--ink-3);
  }
  &:active {
    background: var(--hover);
  }
  &[data-readonly] {
    border-color: var(--line);
    background: var(--sunken);
    cursor: default;
  }
  &:disabled > [data-value] {
    color: inherit;
  }
`
