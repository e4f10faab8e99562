import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { bareInputStyle } from '../field/bareInputStyle'
import { controlStyle } from '../field/controlStyle'
import { keyHintStyle } from '../key-hint/keyHintStyle'

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
    ${keyHintStyle}
  }
  /* Phones have no such key. */
  @media ${media.phone} {
    & > kbd {
      display: none;
    }
  }
`
