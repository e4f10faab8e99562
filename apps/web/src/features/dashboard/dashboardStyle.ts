import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

/** The parts of a bar from the axis upwards: the highlighted one in the accent, the others by depth. */
const tones = [
  'var(--accent)',
  'color-mix(in oklch, var(--ink-2) 72%, var(--surface))',
  'color-mix(in oklch, var(--ink-2) 52%, var(--surface))',
  'color-mix(in oklch, var(--ink-2) 36%, var(--surface))',
  'color-mix(in oklch, var(--ink-2) 22%, var(--surface))',
] as const

/** The colour of a part of a bar, counted from the axis. */
export const toneOf = (part: number): string => tones[Math.min(part, tones.length - 1)] ?? tones[0]

export const DaysText = styled.span`
  font-size: var(--fs-2);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
  /* The tiles say what they are compared with, too. */
  @media (max-width: 1439px) {
    display: none;
  }
`

/** A sentence whose figures lead to what they count. */
export const LinkedSentence = styled.p`
  font-variant-numeric: tabular-nums;
  & > a {
    padding-block: 4px;
    text-decoration: underline;
    text-decoration-color: var(--line-field);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  & > a:hover {
    color: var(--accent-ink);
    text-decoration-color: currentColor;
  }
  @media ${media.phone} {
    & > a {
      display: inline-block;
      padding-block: 0;
      min-width: var(--touch);
      line-height: var(--touch);
    }
  }
`

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 424px);
  gap: 12px;
  flex: none;
  @media (max-width: 1099px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`

export const ChartControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 8px;
  & > * {
    flex: none;
  }
  @media print {
    display: none;
  }
`

export const ChartArea = styled.div`
  display: flex;
  gap: 16px;
  min-width: 0;
  & > [data-plot] {
    flex: 1;
    min-width: 0;
    height: 340px;
    overflow: hidden;
  }
  & .recharts-bar-rectangle:hover path[cursor='pointer'] {
    stroke: var(--ink);
  }
  @media ${media.phone} {
    flex-direction: column;
    & > [data-plot] {
      flex: none;
      height: 260px;
    }
  }
`

export const Legend = styled.ul`
  align-self: center;
  flex: none;
  display: grid;
  gap: 12px;
  width: 176px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--fs-2);
  line-height: 16px;
  & > li {
    display: grid;
    grid-template-columns: 12px minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  & > li > i {
    width: 12px;
    height: 12px;
    border: 1px solid var(--line-field);
    border-radius: 2px;
    print-color-adjust: exact;
  }
  & > li > span {
    overflow-wrap: anywhere;
    font-weight: 500;
    color: var(--ink-2);
  }
  @media ${media.phone} {
    align-self: stretch;
    width: auto;
  }
`

export const Covered = styled.ul`
  display: grid;
  align-content: start;
  gap: 4px;
  /* As high as the chart beside it; a longer list scrolls. */
  max-height: 312px;
  overflow-y: auto;
  margin: 4px -16px 0;
  padding: 0 16px;
  list-style: none;
  font-variant-numeric: tabular-nums;
  & > li > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: 4px;
    padding: 4px 8px;
    margin: 0 -8px;
    border-radius: var(--r-2);
    color: inherit;
    text-decoration: none;
  }
  & > li > a:hover {
    background: var(--hover);
  }
  & > li > a:hover > small {
    color: var(--accent-ink);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  & [data-name] {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & [data-value] {
    color: var(--ink-2);
    font-size: var(--fs-2);
  }
  & [data-value] > b {
    display: inline-block;
    min-width: 36px;
    margin-inline-start: 8px;
    text-align: end;
    font-size: var(--fs-3);
    color: var(--ink);
  }
  & > li > * > i {
    grid-column: 1 / 3;
    height: 12px;
    border-radius: 2px;
    background: var(--line-soft);
    overflow: hidden;
    print-color-adjust: exact;
  }
  & > li > * > i > i {
    display: block;
    height: 100%;
    border-radius: 2px;
    background: color-mix(in oklch, var(--ink-2) 62%, var(--surface));
  }
  & small {
    grid-column: 1 / 3;
    font-size: var(--fs-1);
    line-height: 16px;
    color: var(--ink-3);
  }
  @media print {
    max-height: none;
    overflow: visible;
  }
`

export const TableArea = styled.div`
  flex: none;
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  &:focus-visible {
    outline: none;
    box-shadow: var(--focus);
  }
  & > table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    height: 28px;
    padding: 4px 8px;
    text-align: end;
    white-space: nowrap;
    font-weight: 400;
  }
  & thead th {
    font-size: var(--fs-2);
    font-weight: 600;
  }
  & thead th[scope='colgroup'] {
    text-align: center;
    font-weight: 500;
    color: var(--ink-3);
    border-bottom: 1px solid var(--line);
  }
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    padding-inline-start: 16px;
    text-align: start;
    background: var(--surface);
  }
  & tr > :last-child {
    padding-inline-end: 16px;
  }
  & tbody tr {
    border-top: 1px solid var(--line-soft);
  }
  & [data-first] {
    border-inline-start: 1px solid var(--line-soft);
  }
  & tr[data-kind='total'] {
    border-top: 1px solid var(--line);
  }
  & tr[data-kind='total'] > * {
    font-weight: 600;
  }
  & td > a {
    display: inline-block;
    min-width: 24px;
    /* As high as its row. */
    margin-block: -4px;
    padding-block: 4px;
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--line-field);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  & td > a:hover {
    color: var(--accent-ink);
    text-decoration-color: currentColor;
  }
  @media ${media.phone} {
    & td > a {
      min-width: 44px;
      line-height: 36px;
    }
  }
  @media print {
    overflow: visible;
    border: 0;
    & th,
    & td {
      padding-inline: 4px;
      font-size: 8pt;
    }
  }
`
