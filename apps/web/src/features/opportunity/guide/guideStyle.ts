import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

/** The guide that is chosen, and whether it shows. */
export const GuideHead = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  padding: 8px 8px 8px 16px;
  & > h2 {
    font-size: inherit;
    font-weight: 600;
  }
  @media ${media.phone} {
    gap: 8px;
    min-height: 52px;
    padding: 4px 4px 4px 12px;
    font-size: var(--fs-4);
  }
`

/** What is said. */
export const GuideBody = styled.div`
  padding: 12px 16px;
  border-top: 1px solid var(--line);
  font-size: var(--fs-4);
  line-height: 22px;
  &[hidden] {
    display: none;
  }
  @media ${media.phone} {
    padding: 12px;
  }
`

/** How the placeholders stand. */
export const GuideFoot = styled.p`
  padding: 8px 16px;
  border-top: 1px solid var(--line);
  font-size: var(--fs-2);
  color: var(--ink-3);
  &:empty {
    display: none;
  }
  @media ${media.phone} {
    padding: 8px 12px;
  }
`

/** A guide is about as high as so many lines of a skeleton. */
export const guideLines = 8
