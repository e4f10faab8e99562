import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

/** What is asked, with the answer beside it. */
export const Ask = styled.section`
  flex: none;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  & > [data-fields] {
    display: grid;
    grid-template-columns: auto 144px 128px 128px 144px minmax(0, 1fr);
    gap: 16px;
    align-items: start;
    padding: 12px 16px;
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    align-items: end;
    margin: 0;
    padding-inline-start: 16px;
    border-inline-start: 1px solid var(--line);
  }
  & dt {
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
  }
  & dd {
    margin: 0;
    font-size: var(--fs-4);
    line-height: 32px;
    font-weight: 600;
  }
  & dl > :first-child dd {
    font-size: var(--fs-6);
    font-weight: 650;
    letter-spacing: -0.025em;
  }
  & > [data-floor] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    min-height: 36px;
    padding: 4px 16px;
    border-block-start: 1px solid var(--line-soft);
    background: var(--sunken);
    color: var(--ink-2);
  }
  & > [data-floor='none'] {
    background: var(--warn-soft);
    color: var(--warn-ink);
  }
  & > [data-floor] > p {
    flex: 1 1 240px;
    margin: 0;
  }
  @media ${media.twoColumns} {
    & > [data-fields] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    & > [data-fields] > :first-child,
    & dl {
      grid-column: 1 / -1;
    }
    & dl {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
  @media ${media.phone} {
    & > [data-fields] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 8px 12px;
      padding: 12px;
    }
    & dl > :first-child dd {
      font-size: var(--fs-4);
    }
  }
`

/** The list with what is chosen in it below. */
export const ListCard = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
  border: 1px solid var(--line);
  border-block-end: 0;
  border-radius: var(--r-3) var(--r-3) 0 0;
  background: var(--surface);
  overflow: hidden;
  @media ${media.phone} {
    flex: none;
    height: calc(100dvh - 112px);
  }
`

/** The name of a vehicle in a row. */
export const VehicleName = styled.span`
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
  font-weight: 550;
  & > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** What is chosen, and the way to the playground. */
export const Tray = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-height: 56px;
  padding: 8px 16px;
  border-block-start: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  & > ul {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > p {
    flex: 1 1 auto;
    margin: 0;
    color: var(--ink-2);
  }
  & li {
    display: flex;
    gap: 12px;
    align-items: center;
    min-width: 0;
    padding: 3px 4px 3px 12px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-2);
  }
  & li b {
    display: block;
    line-height: 16px;
    font-weight: 550;
  }
  & li small {
    display: block;
    font-size: var(--fs-1);
    line-height: 16px;
    color: var(--ink-2);
  }
  @media ${media.phone} {
    & > ul {
      display: none;
    }
  }
`

/** Beside the heading, or under it. */
export const Muted = styled.span`
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`

/** A button that stands beside those at the end of the head; on a phone it goes below the title. */
export const AtEnd = styled.div`
  margin-block: -4px;
  margin-inline-start: auto;
  @media ${media.narrow} {
    margin-block: 0;
  }
`

/** How far the payments are computed, later how many vehicles fit, in a line of one height. */
export const Progressing = styled.div`
  flex: none;
  min-height: 36px;
  padding: 8px 16px;
  line-height: 20px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`
