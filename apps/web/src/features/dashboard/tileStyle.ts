import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(176px, 1fr));
  gap: 12px;
  flex: none;
  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
  }
`

/** A button that charts its measure, and in its corner a link to what the measure counts. */
export const Tile = styled.div`
  position: relative;
  min-width: 0;
  & > button {
    display: flex;
    flex-direction: column;
    width: 100%;
    height: 100%;
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    background: var(--surface);
    text-align: start;
  }
  & > button > span {
    display: block;
    padding-inline-end: 20px;
    line-height: 16px;
    font-weight: 500;
    color: var(--ink-2);
  }
  & > button > b {
    display: block;
    margin-top: 4px;
    font-size: var(--fs-6);
    line-height: 32px;
    font-weight: 650;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & > button > small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 4px;
    min-height: 16px;
    font-size: var(--fs-2);
    line-height: 16px;
    font-variant-numeric: tabular-nums;
  }
  & > button > small > span {
    color: var(--ink-3);
  }
  & small svg {
    width: 12px;
    height: 12px;
    color: var(--ink-2);
  }
  & > button:hover {
    background: var(--hover);
    border-color: var(--line-field);
  }
  & > button[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  & > button[aria-pressed='true'] > b {
    color: var(--accent-ink);
  }
  & > a {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 8px;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: var(--r-2);
    color: var(--ink-2);
  }
  & > a:hover {
    background: var(--accent-soft);
    color: var(--accent-ink);
  }
  & > :focus-visible {
    outline: none;
    box-shadow: var(--focus);
  }
  @media ${media.phone} {
    & > button {
      padding: 8px 12px;
    }
    & > button > span {
      padding-inline-end: 32px;
    }
    & > a {
      inset-block-start: 0;
      inset-inline-end: 0;
      width: var(--touch);
      height: var(--touch);
    }
  }
  @media print {
    & > a {
      display: none;
    }
  }
`
