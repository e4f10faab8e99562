import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { mirrored } from '../internal/direction/mirrorStyle'
import { ownDirection } from '../internal/direction/ownDirection'
import { visuallyHidden } from '../visually-hidden/visuallyHiddenStyle'

/** The look of the head of a page: one line where there is room. */
export const pageHeaderStyle = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  min-width: 0;
  min-height: 32px;
  & > [data-title] {
    min-width: 0;
    max-width: 100%;
  }
  & h1 {
    /* The line stays while the name is on its way. */
    min-width: 80px;
    min-height: 24px;
    overflow-wrap: anywhere;
    outline: none;
  }
  & h1:focus-visible {
    border-radius: var(--r-1);
    box-shadow: var(--focus);
  }
  & > [data-title] > small {
    display: block;
    overflow-wrap: anywhere;
    font-size: var(--fs-2);
    line-height: 16px;
    min-height: 16px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > [data-middle],
  & > [data-end] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px var(--s-3);
    min-width: 0;
  }
  & > [data-middle] {
    flex: 1;
  }
  /* The end goes to a line of its own before the controls break into two. */
  &:not([data-record]) > [data-middle] {
    flex-basis: auto;
  }
  & > [data-end] {
    gap: 8px;
    margin-inline-start: auto;
  }
  & > a[data-variant] {
    margin-inline: -8px -4px;
  }
  /* Where the chips of a record take two lines, name and controls stay beside the first one. */
  &[data-record] {
    align-items: flex-start;
  }
  &[data-record] > a[data-variant] {
    margin-block: 2px;
  }
  &[data-record] > :is([data-title], [data-middle]) {
    padding-block: 4px;
  }
  & > a > svg.lucide {
    ${mirrored}
  }
  @media ${media.phone} {
    /* On a phone the top bar shows the title. */
    &[data-titled-above] > [data-title] {
      ${visuallyHidden}
    }
    &[data-titled-above][data-bare] {
      display: contents;
    }
    /* An end that shows nothing on a phone takes no gap either. */
    & > [data-end]:has(> [data-window='wide']:only-child) {
      display: none;
    }
  }
  /* The head of a record: way back, name and steps over everything else. */
  @media ${media.narrow} {
    &[data-record] {
      align-items: center;
      gap: 8px 4px;
    }
    &[data-record] > a[data-variant],
    &[data-record] > :is([data-title], [data-middle]) {
      margin-block: 0;
      padding-block: 0;
    }
    &[data-record] > [data-title] {
      flex: 1;
    }
    &[data-record] h1 {
      min-height: 20px;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      ${ownDirection}
      font-size: var(--fs-4);
      line-height: 20px;
    }
    &[data-record] > [data-middle] {
      flex: 1 0 100%;
      order: 1;
    }
    &[data-record] > [data-end] {
      gap: 0;
    }
    & > a[data-variant] {
      width: 44px;
      height: 44px;
      padding: 0;
      margin-inline-end: 0;
    }
    & > a[data-variant] > svg.lucide {
      width: 20px;
      height: 20px;
    }
    & > a > span {
      ${visuallyHidden}
    }
  }
`
