import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { moreContrastEdge } from '../chip/moreContrastEdge'
import { ExplainedAmount } from '../explained-amount/ExplainedAmount'
import { isolated } from '../internal/direction/isolated'
import { emptyValueStyle } from '../internal/empty-value/emptyValueStyle'
import { LoadingValue } from '../internal/loading-value/LoadingValue'

const Root = styled.div`
  container-type: inline-size;
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  /* As wide as each other, but never less than the figure: then one goes to the next line. */
  & > dl > div {
    position: relative;
    flex: 1 1 84px;
    min-width: max-content;
    padding: 8px;
    border-radius: var(--r-2);
    background: var(--sunken);
    box-shadow: inset 0 0 0 1px var(--line-soft);
  }
  /* Where four do not fit into one line, two by two are easier to read than three and one. */
  @container (max-width: 359px) {
    & > dl > div {
      flex-basis: calc(50% - 4px);
    }
  }
  /* A long label wraps; it does not make its tile wider. */
  & dt {
    width: 0;
    min-width: 100%;
    font-size: var(--fs-1);
    line-height: 16px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & dd {
    max-width: calc(100cqi - 16px);
    min-height: 24px;
    font-size: var(--fs-5);
    line-height: 24px;
    font-weight: 650;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    ${emptyValueStyle}
  }
  & dd[data-tone='good'] {
    color: var(--open-ink);
  }
  & > dl > div[data-tone='warn'] {
    background: var(--warn-soft);
    box-shadow: none;
    color: var(--warn-ink);
  }
  & > dl > div[data-tone='danger'] {
    background: var(--danger-soft);
    box-shadow: none;
    color: var(--danger-ink);
  }
  & > dl > div:is([data-tone='warn'], [data-tone='danger']) {
    & > * {
      color: inherit;
    }
    ${moreContrastEdge}
  }
  & dt > svg.lucide {
    display: inline-block;
    width: 12px;
    height: 12px;
    margin-inline-end: 4px;
    vertical-align: -2px;
  }
  &[data-size='small'] dd {
    min-height: 20px;
    font-size: var(--fs-3);
    line-height: 20px;
    font-weight: 600;
    letter-spacing: 0;
  }
  @media ${media.phone} {
    & dd {
      font-size: 17px;
    }
  }
  @media (forced-colors: active) {
    & > dl > div {
      border: 1px solid CanvasText;
    }
  }
`

/** One figure. */
export interface StatTile {
  readonly label: string
  /** Null shows a dash. What is wider than all tiles is cut, and shows whole when one points at it. */
  readonly value: string | null
  /** Green is good news; amber and red need a look, and an icon, since colour alone is not accessible. @default 'plain' */
  readonly tone?: 'plain' | 'good' | 'warn' | 'danger' | undefined
  /** The figure is being loaded: a grey shape stands in its place. @default false */
  readonly isLoading?: boolean | undefined
  /** A lucide icon before the label. */
  readonly icon?: ReactNode
  /** How the figure comes about: it opens when the tile is pressed. A `Calculation`. */
  readonly explanation?: ReactNode | (() => ReactNode)
}

/** Props of {@link StatTiles}. */
export interface StatTilesProps {
  /** The group's name for screen readers. */
  readonly label: string
  /** Their labels differ. */
  readonly tiles: readonly StatTile[]
  /** Figures of 18 px, or words of 13 px. @default 'medium' */
  readonly size?: 'medium' | 'small' | undefined
}

function Figure({ label, value, isLoading = false, explanation }: StatTile) {
  if (isLoading) return <LoadingValue />
  if (explanation === undefined || value === null || value === '') return isolated(value)
  return (
    <ExplainedAmount label={label} amount={value}>
      {explanation}
    </ExplainedAmount>
  )
}

/**
 * A few important figures, side by side.
 *
 * @example
 * <StatTiles label="Payment" tiles={[{ label: 'Equity', value: '$8,481', tone: 'good' }]} />
 */
export function StatTiles({ label, tiles, size = 'medium' }: StatTilesProps) {
  return (
    <Root role="group" aria-label={label} data-size={size}>
      <dl>
        {tiles.map((tile) => (
          <div key={tile.label} data-tone={tile.tone}>
            <dt>
              {tile.icon}
              {tile.label}
            </dt>
            <dd data-tone={tile.tone} title={tile.value ?? undefined}>
              <Figure {...tile} />
            </dd>
          </div>
        ))}
      </dl>
    </Root>
  )
}
