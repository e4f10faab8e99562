import { styled } from 'styled-components'
import { cellStyle } from './cellStyle'

/** The height of the header, in pixels. */
export const headerHeight = 40

export const GridFrame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: var(--grid-min-height);
  overflow: hidden;
  background: var(--surface);
`

export const GridScroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  scroll-padding-top: 40px;
  overscroll-behavior-x: contain;
  /* The frame clips; the ring of a focused cell stands inside it. */
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  &[data-layout='cards'] {
    background: var(--bg);
    scroll-padding-top: 0;
  }
`

export const GridTable = styled.div`
  min-width: var(--grid-min-width);
  font-variant-numeric: tabular-nums;
  ${cellStyle}
`

export const GridBody = styled.div`
  position: relative;
  height: var(--grid-body-height);
  contain: layout style;
`

/** A line of cells: the header's or a row's. */
export const GridLine = styled.div`
  display: grid;
  grid-template-columns: var(--grid-columns);
  align-items: stretch;
  border-bottom: 1px solid var(--line-soft);
  border-left: 3px solid transparent;
`

export const HeaderLine = styled(GridLine)`
  position: sticky;
  top: 0;
  z-index: 2;
  height: 40px;
  background: var(--sunken);
  border-bottom-color: var(--line);
  font-size: var(--fs-2);
  line-height: 16px;
  font-weight: 600;
  color: var(--ink-2);
`

export const RowLine = styled(GridLine)`
  position: absolute;
  top: var(--row-top);
  left: 0;
  right: 0;
  height: var(--grid-row-height);
  background: var(--surface);

  @media (hover: hover) {
    &:hover {
      background: var(--hover);
    }
  }
  &[data-tone='open'] {
    border-left-color: var(--open);
  }
  &[data-tone='sched'] {
    border-left-color: var(--sched);
  }
  &[data-tone='cand'] {
    border-left-color: var(--cand);
  }
  &[data-overlaid]:hover {
    background: var(--surface);
  }
  @media print {
    position: static;
  }
`
