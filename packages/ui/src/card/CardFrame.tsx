import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/**
 * The ground of a card without a head of its own: for one that starts with tabs, or of `Section`s. With `data-filling`
 * it takes what its page leaves, and has its content in the middle.
 *
 * @example
 * <CardFrame><Tabs … /></CardFrame>
 */
export const CardFrame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  &[data-filling] {
    flex: 1;
    justify-content: center;
  }
  @media ${media.phone} {
    border-radius: 8px;
  }
  @media print {
    break-inside: avoid;
  }
`
