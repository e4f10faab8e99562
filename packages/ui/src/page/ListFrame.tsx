import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/**
 * A grid and its pager as one surface that reaches the lower edge of the page; on a phone, where rows are cards of their
 * own, it is none. With `data-low` it is as low as its grid may be.
 *
 * @example
 * <ListFrame><Grid … /><Pagination … /></ListFrame>
 */
export const ListFrame = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 300px;
  overflow: hidden;
  background: var(--surface);
  border: 1px solid var(--line);
  border-bottom: 0;
  border-radius: var(--r-3) var(--r-3) 0 0;
  &[data-low] {
    flex: none;
    /* The grid at its least height, and the pager. */
    height: 350px;
  }
  @media ${media.phone} {
    background: none;
    border: 0;
    border-radius: 0;
  }
  @media print {
    overflow: visible;
    border: 0;
  }
`
