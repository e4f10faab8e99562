import { css } from 'styled-components'

/** What is written as a placeholder and is none. */
export const gapStyle = css`
  & [data-gap] {
    padding: 1px 4px;
    border-radius: var(--r-1);
    background: var(--warn-soft);
    box-shadow: inset 0 0 0 1px var(--warn);
    font-weight: 600;
    color: var(--warn-ink);
  }
  & [data-gap]::before {
    content: '';
    display: inline-block;
    width: 12px;
    height: 11px;
    margin-inline-end: 4px;
    background: currentColor;
    clip-path: path(evenodd, 'M6 0 12 11H0zM5.3 4v3.4h1.4V4zM5.3 8.2v1.4h1.4V8.2z');
  }
`
