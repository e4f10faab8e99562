import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { bareInputStyle } from '../field/bareInputStyle'
import { controlStyle } from '../field/controlStyle'

/** The frame of a search box: the icon, the input, and its keyboard shortcut. */
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
    ${bareInputStyle}
    color: var(--ink);
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
  /* Phones have no such key. */
  @media ${media.phone} {
    & > kbd {
      display: none;
    }
  }
`
