import { css } from 'styled-components'
import { pageSide } from '../internal/direction/pageSide'

/** An input without a look of its own, inside a box that has one. */
export const bareInputStyle = css`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: none;
  box-shadow: none;
  background: none;
  text-overflow: ellipsis;
  ${pageSide}
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`
