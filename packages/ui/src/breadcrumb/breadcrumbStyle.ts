import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { ownDirection } from '../internal/direction/ownDirection'
import { mirrored } from '../internal/direction/mirrorStyle'
import { innerRingStyle } from '../internal/focus/innerRingStyle'

/** The look of the way to a page. */
export const breadcrumbStyle = css`
  min-width: 0;
  font-size: var(--fs-2);
  line-height: 24px;
  & > ol {
    display: flex;
    min-width: 0;
  }
  & li {
    display: flex;
    align-items: center;
    min-width: 0;
  }
  & li:not(:last-child) {
    flex-shrink: 2;
  }
  & svg.lucide-chevron-right {
    width: 14px;
    height: 14px;
    margin-inline: 2px;
    color: var(--ink-3);
    ${mirrored}
  }
  & :is(a, span[title]) {
    min-width: 0;
    padding-inline: 4px;
    border-radius: var(--r-1);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${ownDirection}
  }
  & a {
    color: var(--ink-2);
    ${innerRingStyle}
  }
  & [aria-current] {
    font-weight: 500;
  }
  @media (hover: hover) {
    & a:hover {
      color: var(--accent-ink);
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  }
  /* On a phone: only the way back. */
  @media ${media.phone} {
    font-size: var(--fs-3);
    line-height: 44px;
    & li:not([data-parent], :only-child) {
      display: none;
    }
    & li[data-parent] {
      flex-direction: row-reverse;
    }
    & li[data-parent] > svg.lucide-chevron-right {
      width: 20px;
      height: 20px;
      transform: scaleX(-1);
    }
    & li[data-parent] > svg.lucide-chevron-right:dir(rtl) {
      transform: none;
    }
  }
  @media print {
    & button {
      display: none;
    }
  }
`
