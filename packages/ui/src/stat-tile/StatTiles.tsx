import { styled } from 'styled-components'

const Root = styled.div`
  container-type: inline-size;
  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
    gap: 8px;
  }
  /* Where four do not fit beside each other, two by two are easier to read than three and one. */
  @container (max-width: 359px) {
    & > dl {
      grid-template-columns: repeat(2, 1fr);
    }
  }
  & > dl > div {
    padding: 8px;
    border-radius: var(--r-2);
    background: var(--sunken);
    box-shadow: inset 0 0 0 1px var(--line-soft);
  }
  & dt {
    font-size: var(--fs-1);
    line-height: 16px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & dd {
    min-height: 24px;
    font-size: var(--fs-5);
    line-height: 24px;
    font-weight: 650;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & dd[data-tone='good'] {
    color: var(--open-ink);
  }
  @media (max-width: 720px) {
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
  readonly value: string
  /** Green is good for the customer. @default 'plain' */
  readonly tone?: 'good' | 'plain' | undefined
}

/** Props of {@link StatTiles}. */
export interface StatTilesProps {
  /** The group's name for screen readers. */
  readonly label: string
  readonly tiles: readonly StatTile[]
}

/**
 * The few figures that count most, beside each other.
 *
 * @example
 * <StatTiles label="Payment" tiles={[{ label: 'Equity', value: '$8,481', tone: 'good' }]} />
 */
export function StatTiles({ label, tiles }: StatTilesProps) {
  return (
    <Root role="group" aria-label={label}>
      <dl>
        {tiles.map((tile) => (
          <div key={tile.label}>
            <dt>{tile.label}</dt>
            <dd data-tone={tile.tone}>{tile.value}</dd>
          </div>
        ))}
      </dl>
    </Root>
  )
}
