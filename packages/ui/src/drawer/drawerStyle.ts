import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/** The look of a drawer: its head, what scrolls, its foot. */
export const drawerStyle = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  min-height: 0;
  & > header {
    display: flex;
    flex: none;
    align-items: flex-start;
    gap: 8px;
    padding-block: 8px;
    padding-inline: 16px 8px;
    border-bottom: 1px solid var(--line-soft);
  }
  & > header > div {
    flex: 1;
    min-width: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
  & > header h2 {
    font-size: var(--fs-4);
  }
  & > header p {
    margin-top: 2px;
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
  }
  & > footer {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    padding: 12px 16px;
    border-top: 1px solid var(--line);
  }
  & > footer > [data-start] {
    margin-inline-end: auto;
  }
  @media ${media.phone} {
    & > header {
      padding-block: 4px;
      padding-inline: 12px 4px;
    }
    & > header > div {
      padding-block: 12px;
    }
    & > footer {
      padding: 12px 12px max(12px, env(safe-area-inset-bottom));
    }
  }
  /* A window as low as one at 400 % zoom: all of it scrolls. */
  @media ${media.short} {
    overflow: auto;
    & > div {
      flex: none;
    }
  }
  @media print {
    & > footer {
      display: none;
    }
  }
`
