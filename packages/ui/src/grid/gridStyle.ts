import { styled } from 'styled-components'

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

/** A cell; its text is cut with an ellipsis when the column is too narrow. */
export const CellBox = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  padding: 0 8px;
  overflow: hidden;
  white-space: nowrap;

  &[data-align='center'] {
    justify-content: center;
    text-align: center;
  }
  &[data-align='end'] {
    justify-content: flex-end;
    text-align: right;
  }
  &[data-icon] {
    padding: 0 4px;
    color: var(--ink-2);
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
`

export const CellText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`
