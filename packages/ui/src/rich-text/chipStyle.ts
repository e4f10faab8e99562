import { css } from 'styled-components'

/** Chips of placeholders in a text that is written, and what is selected there. */
export const chipStyle = css`
  /* What ProseMirror draws for the caret beside a chip, and its own selection. */
  & .ProseMirror-separator {
    display: inline !important;
    border: none !important;
    margin: 0 !important;
    width: 0 !important;
    height: 0 !important;
  }
  & .ProseMirror-hideselection *::selection {
    background: transparent;
  }
  & .selection {
    background: var(--accent-soft);
    box-shadow: inset 0 -1px 0 var(--accent-line);
  }
  & [data-chip] {
    display: inline-block;
    max-width: 100%;
    padding: 0 4px;
    border-radius: var(--r-1);
    background: var(--accent-soft);
    color: var(--accent-ink);
    box-shadow: inset 0 0 0 1px var(--accent-line);
    font-size: var(--fs-3);
    line-height: 20px;
    font-weight: 500;
    white-space: normal;
    cursor: default;
    unicode-bidi: isolate;
  }
  & [data-chip].ProseMirror-selectednode {
    background: var(--accent);
    color: var(--on-accent);
    box-shadow: none;
  }
  [data-disabled] & [data-chip] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--line-strong);
    font-weight: inherit;
  }
  @media (forced-colors: active) {
    & [data-chip] {
      outline: 1px solid currentColor;
      outline-offset: -1px;
    }
    & [data-chip].ProseMirror-selectednode {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`
