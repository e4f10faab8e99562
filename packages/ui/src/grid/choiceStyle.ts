import { css } from 'styled-components'

/** The box that chooses a row or all of them; the cell around it takes the press as well. */
export const choiceStyle = css`
  [data-part='choice'] {
    position: relative;
    display: block;
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1px solid var(--line-field);
    border-radius: var(--r-1);
    background: var(--surface);
    appearance: none;
    cursor: pointer;
    /* The press target, at least 24 px. */
    &::before {
      content: '';
      position: absolute;
      inset: var(--choice-reach, -5px);
    }
    &:is(:checked, :indeterminate) {
      border-color: var(--accent);
      background: var(--accent);
    }
    &:checked::after {
      content: '';
      position: absolute;
      inset: 1px 4px 3px;
      border: solid var(--on-accent);
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }
    &:indeterminate::after {
      content: '';
      position: absolute;
      inset: 6px 3px;
      background: var(--on-accent);
    }
    &[aria-disabled='true'] {
      opacity: 0.4;
      cursor: not-allowed;
    }
    &:focus-visible {
      box-shadow: var(--focus);
    }
    @media (forced-colors: active) {
      appearance: auto;
      &::after {
        display: none;
      }
    }
  }
`
