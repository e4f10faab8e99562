import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/** The strip of tools at the top of an editor, and of its skeleton. */
export const toolbarStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  flex: none;
  min-height: 40px;
  padding: 5px 8px;
  border-block-end: 1px solid var(--line);
  border-start-start-radius: var(--r-2);
  border-start-end-radius: var(--r-2);
  background: var(--sunken);

  & [role='separator'] {
    width: 1px;
    height: 16px;
    margin: 0 4px;
    border: 0;
    background: var(--line-strong);
  }
  & [data-end] {
    margin-inline-start: auto;
  }
  [data-disabled] > & {
    background: none;
  }
  @media ${media.phone} {
    gap: 8px;
    padding: 8px;
    /* Buttons wrap one by one, not group by group. */
    & [role='separator'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    & [role='separator'] {
      background: CanvasText;
    }
  }
  @media print {
    display: none;
  }
`
