import { styled } from 'styled-components'
import { cellStyle } from './cellStyle'
import { choiceStyle } from './choiceStyle'
import { headerStyle } from './headerStyle'
import { progressStyle } from './progressStyle'
import { rowStyle } from './rowStyle'

/** The whole grid. Its content is plain elements, styled from here by their roles and parts. */
export const GridFrame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: var(--grid-min-height);
  overflow: hidden;
  background: var(--surface);

  & > [data-part='scroller'] {
    container-type: inline-size;
    flex: 1;
    min-height: 0;
    overflow: auto;
    scroll-padding-top: var(--grid-header-height);
    overscroll-behavior-x: contain;
    /* The frame clips its overflow, so the focus ring of a cell is inside. */
    &:focus-visible {
      box-shadow: inset 0 0 0 2px var(--a-500);
    }
  }
  & > [data-layout='cards'] {
    background: var(--bg);
    scroll-padding-top: 0;
  }
  [role='grid'] {
    min-width: var(--grid-min-width);
    font-variant-numeric: tabular-nums;
  }
  ${cellStyle}
  ${headerStyle}
  ${rowStyle}
  ${choiceStyle}
  ${progressStyle}

  @media print {
    display: block;
    min-height: 0;
    overflow: visible;
    & > [data-part='scroller'] {
      overflow: visible;
    }
    /* Columns that the paper is too narrow for are drawn smaller, with room for what a screen cuts and tells when pointed at. */
    [role='grid'] {
      --grid-width: max(100cqw, 1.25 * var(--grid-min-width));
      zoom: min(1, tan(atan2(100cqw, var(--grid-width))));
    }
  }
`
