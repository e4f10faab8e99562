import { createGlobalStyle } from 'styled-components'

/**
 * Colours of code samples, by the tokens: Storybook has one light and one dark look for them and does not know the theme of the
 * toolbar. A name twice in a selector wins over Storybook's own styles, whatever their order.
 */
export const CodeStyle = createGlobalStyle`
  /* On a phone a long name takes more lines, and what still is too wide scrolls in its own place. */
  .sbdocs.sbdocs-content.sbdocs-content {
    & :is(p, li, td, th) code {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    & > table {
      display: block;
      width: fit-content;
      max-width: 100%;
      overflow-x: auto;
    }
  }
  .docblock-source.docblock-source.docblock-source {
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    background: var(--surface);
    box-shadow: none;
    color: var(--ink);
    & pre,
    & button {
      background: none;
      color: inherit;
    }
    & button {
      background: var(--surface);
      color: var(--ink-2);
    }
    & .token {
      color: inherit;
      font-weight: inherit;
    }
    & :is(.comment, .punctuation, .operator) {
      color: var(--ink-2);
    }
    & :is(.keyword, .tag:not(.script), .boolean, .null) {
      color: var(--accent-ink);
    }
    & :is(.string, .attr-value) {
      color: var(--open-ink);
    }
    & :is(.number, .attr-name) {
      color: var(--cand-ink);
    }
    & :is(.tag.punctuation, .attr-equals) {
      color: var(--ink-2);
    }
    & .script:not(.string, .number) {
      color: inherit;
    }
  }
`
