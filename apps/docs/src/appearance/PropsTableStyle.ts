import { media } from '@retain/ui/breakpoints'
import { createGlobalStyle } from 'styled-components'

/**
 * Tables of props as a list, on a phone: four columns do not fit, and Storybook lets them run out of the window. A name twice in a
 * selector wins over Storybook's own styles, whatever their order.
 */
export const PropsTableStyle = createGlobalStyle`
  @media ${media.phone} {
    .docblock-argstable.docblock-argstable.docblock-argstable {
      &,
      & tbody,
      & tr,
      & td {
        display: block;
        width: auto;
        min-width: 0;
      }
      & thead,
      /* "-": no default, no control. */
      & td:nth-child(n + 3):has(> span:only-child, > .sbdocs-argcontrol-placeholder) {
        display: none;
      }
      & tbody {
        filter: none;
      }
      & tr {
        padding: 8px 0;
        border-top: 1px solid var(--line);
      }
      /* The frame is drawn by cells, each with its own corner of it. */
      & td {
        padding: 2px 12px !important;
        border: 0 !important;
        border-radius: 0 !important;
        box-shadow: none !important;
        overflow-wrap: anywhere;
        /* Data is a tree, which cannot be broken. */
        overflow-x: auto;
      }
      & td:nth-child(3)::before {
        content: 'Default ';
        float: inline-start;
        margin-inline-end: 8px;
        color: var(--ink-2);
      }
      & span,
      & button {
        white-space: normal;
        text-align: start;
      }
    }
  }
`
