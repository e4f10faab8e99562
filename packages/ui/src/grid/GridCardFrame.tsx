import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ownDirection } from '../internal/direction/ownDirection'
import type { GridRowState } from './gridColumn'
import { rowTones } from './rowStyle'

const toneEdges = rowTones
  .map((tone) => `&[data-tone='${tone}'] { border-inline-start-color: var(--${tone}); }`)
  .join('\n  ')

/** The body of a row's card on a narrow screen. */
const Root = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: 8px;
  min-width: 0;
  padding-block: 12px;
  padding-inline: 14px 12px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 8px;
  overflow: hidden;
  font-size: var(--fs-4);
  &[data-tone] {
    border-inline-start: 3px solid;
    padding-inline-start: 12px;
  }
  ${toneEdges}
`

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-width: 0;
  min-height: 20px;
  font-size: var(--fs-3);
  color: var(--ink-2);
  & > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${ownDirection}
  }
  /* A touch target of 44 px that does not make the line higher. */
  & > [data-action] {
    flex: none;
    margin-block: -12px;
    margin-inline: -8px auto;
  }
  /* The focus ring is inside, since the card clips its overflow. */
  & > [data-action] > button[data-size] {
    width: 44px;
    height: 44px;
    &:focus-visible {
      outline-offset: -2px;
      box-shadow: inset 0 0 0 2px var(--a-500);
    }
  }
  /* A long name or vehicle is cut, not the status next to it. */
  & > :last-child:not(:first-child, [data-action]) {
    flex: none;
    max-width: 50%;
  }
  /* The focus ring of a control is not cut, nor where it is pressed beside its look. */
  & > :last-child:not(:first-child, [data-action], :has(input)) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-title] > :first-child {
    font-size: 16px;
    font-weight: 600;
    color: var(--accent-ink);
  }
  /* A button beside the name is pressed around it, too. */
  &[data-title] > :first-child:has(button) {
    overflow: visible;
  }
  /* A link or button is pressed anywhere in its line: the targets stand under each other from the edge of the card. */
  &[data-title] > :first-child a::after,
  &[data-subtitle] button::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: var(--touch);
  }
  &[data-subtitle] button[data-variant='link'] {
    position: static;
    display: block;
    /* With the pixel that its margin takes: a short text is not cut. */
    max-width: calc(100% + 1px);
    height: auto;
    overflow: hidden;
    text-overflow: ellipsis;
    margin-inline-start: -1px;
    font-size: inherit;
    text-align: start;
    &::after {
      inset-block-start: var(--touch);
    }
    &:focus-visible {
      outline-offset: -2px;
      box-shadow: inset 0 0 0 2px var(--a-500);
    }
  }
`

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1.5fr 1fr auto;
  column-gap: 8px;
  font-variant-numeric: tabular-nums;
  & dt {
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
  }
  & dd {
    min-height: 20px;
    font-weight: 600;
  }
`

/** Props of {@link GridCardFrame}. */
export interface GridCardFrameProps {
  /** The state of the row: the edge of the card. */
  readonly state?: GridRowState | undefined
  /** The row's name: a link. */
  readonly title: ReactNode
  /** One small button of an icon behind the title. */
  readonly action?: ReactNode
  /** At the right of the title: the status, or the control that changes it. */
  readonly status?: ReactNode
  /** A further line, between the title and the text. @default none */
  readonly subtitle?: ReactNode
  /** The line under the title. */
  readonly text?: ReactNode
  /** At the right of the text: the state of the edge, as a chip. */
  readonly stateChip?: ReactNode
  /** Up to four figures with their labels. One without a value (`''` or nothing) leaves its place blank, without the label. */
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[]
}

/**
 * A row as a card of 118 px, of 142 px with a `subtitle`: `renderCard` of a grid returns it.
 * Give the grid 8 px more as its `cardHeight`.
 *
 * @example
 * <GridCardFrame title={<a href="…">Singh, Ruth</a>} figures={[{ label: 'Equity', value: '$13,872' }]} />
 */
export function GridCardFrame({
  state,
  title,
  action,
  status,
  subtitle,
  text,
  stateChip,
  figures,
}: GridCardFrameProps) {
  return (
    <Root data-tone={state?.tone}>
      <Line data-title="">
        <span>{title}</span>
        {action !== undefined && action !== null && <span data-action="">{action}</span>}
        {status}
      </Line>
      {subtitle !== undefined && (
        <Line data-subtitle="">
          <span>{subtitle}</span>
        </Line>
      )}
      <Line>
        <span>{text}</span>
        {stateChip}
      </Line>
      <Figures>
        {figures.map(({ label, value }) => (
          <div key={label}>
            {value !== '' && value !== null && value !== undefined && (
              <>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </>
            )}
          </div>
        ))}
      </Figures>
    </Root>
  )
}
