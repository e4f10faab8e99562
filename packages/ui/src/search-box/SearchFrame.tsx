import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { pageSide } from '../internal/direction/pageSide'
import { controlStyle } from '../field/controlStyle'

/** The frame of a search box: the glass, the input, and the key that leads there. */
export const SearchFrame = styled.div`
  ${controlStyle}
  display: flex;
  /* In a page that fills the window it is as high as beside a button. */
  min-height: var(--control);
  align-items: center;
  gap: 8px;
  border-color: var(--line);
  background: var(--sunken);
  color: var(--ink-3);
  text-align: start;
  cursor: text;
  &:focus-within {
    background: var(--surface);
  }
  & > input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    box-shadow: none;
    background: none;
    color: var(--ink);
    text-overflow: ellipsis;
    ${pageSide}
    &::placeholder {
      color: var(--ink-3);
      opacity: 1;
    }
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  & > kbd {
    padding: 0 5px;
    border: 1px solid var(--line);
    border-radius: var(--r-1);
    background: var(--surface);
    font-family: inherit;
    font-size: var(--fs-1);
    line-height: var(--lh-1);
    color: var(--ink-2);
  }
  /* A phone has no such key, and the line no room for it. */
  @media ${media.phone} {
    & > kbd {
      display: none;
    }
  }
`
