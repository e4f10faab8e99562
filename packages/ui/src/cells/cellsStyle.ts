import { css } from 'styled-components'
import { chipStyle } from '../chip/chipStyle'
import { pageSide } from '../internal/direction/pageSide'
import { scoreStyle } from '../score/scoreStyle'

/**
 * The look of every cell, by `data-cell`, written once on what holds the cells: cells are plain elements, because
 * hundreds of them are drawn while a grid scrolls.
 */
export const cellsStyle = css`
  [data-cell='text'],
  [data-cell='figure'],
  [data-cell='link'] > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Texts have a direction of their own, and stand where their column's texts stand. */
  [data-cell='text'],
  [data-cell='note'] {
    ${pageSide}
  }
  /* A sign stays before its figure, whichever way the columns run. */
  [data-cell='figure'] {
    direction: ltr;
    unicode-bidi: isolate;
    ${pageSide}
    font-variant-numeric: tabular-nums;
  }
  [data-cell='figure'][data-tone='good'] {
    color: var(--open-ink);
  }
  [data-cell='figure'][data-tone='quiet'] {
    color: var(--ink-2);
  }

  [data-cell='note'],
  [data-cell='text'][data-lines] {
    display: block;
    min-width: 0;
    overflow: hidden;
    white-space: normal;
    overflow-wrap: anywhere;
    font-size: var(--fs-1);
    line-height: 13px;
    color: var(--ink-2);
  }
  [data-cell][data-lines] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--cell-lines, 2);
  }
  /* The sign of the cut stands after the last word: here in the padding of the cell. */
  :dir(rtl) > [data-cell][data-lines]:dir(ltr) {
    margin-inline-end: -8px;
    padding-inline-end: 8px;
  }
  [data-cell='note'][data-reaching] {
    margin-inline-end: -18px;
  }
  [data-cell='note'] > :is(b, i) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-style: normal;
    letter-spacing: -0.02em;
  }
  [data-cell='note'] > b {
    font-weight: 550;
    color: var(--accent-ink);
  }

  [data-cell='icon'] {
    display: inline-grid;
    flex: none;
    place-items: center;
    color: var(--ink-2);
  }
  [data-cell='icon'] > svg.lucide {
    width: 16px;
    height: 16px;
  }
  [data-cell='sign'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: var(--r-1);
    color: var(--ink-3);
    outline: none;
  }
  [data-cell='sign'] > svg.lucide {
    width: 14px;
    height: 14px;
  }
  /* Inside, for the cell around it cuts what stands out. */
  [data-cell='sign']:focus-visible {
    box-shadow: inset 0 0 0 2px var(--a-500);
  }

  [data-cell='link'] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }
  [data-cell='link'] > :first-child {
    font-weight: 550;
    /* On a card too, what cannot be followed does not look like a link. */
    color: var(--ink);
  }
  [data-cell='link'] > a:first-child {
    color: var(--accent-ink);
  }
  [data-cell='link'] > a:first-child:focus-visible {
    border-radius: var(--r-1);
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  @media (hover: hover) {
    [data-cell='link'] > a:first-child:hover {
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  }
  [data-overlaid] [data-cell='link'] > span:first-child {
    color: var(--ink-3);
  }
  [data-cell='action'] {
    display: grid;
    flex: none;
    order: 1;
    margin-inline-start: auto;
  }

  [data-cell='line'] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }
  [data-cell='chip'] {
    ${chipStyle}
  }
  [data-cell='line'] > [data-cell='chip'] {
    flex: none;
    padding-inline: 5px;
  }
  [data-cell='score'] {
    ${scoreStyle}
  }
`
