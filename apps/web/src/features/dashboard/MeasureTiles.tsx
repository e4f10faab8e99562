import { compareCounts, compareDurations, type Comparison } from '@retain/domain/dashboard/comparison'
import type { Dashboard } from '@retain/domain/dashboard/dashboard'
import { wholeCell } from '@retain/domain/dashboard/dashboardTable'
import { chartedKeys, measures, type ChartedKey } from '@retain/domain/dashboard/measures'
import { ArrowDown, ArrowUp, ChevronRight, Minus } from 'lucide-react'
import { RouterLink } from '../../shell/RouterLink'
import { Tile, Tiles } from './tileStyle'
import type { LinkOfFigure } from './useFigureLinks'

interface MeasureTilesProps {
  readonly dashboard: Dashboard
  /** The measure that the chart and the table show. */
  readonly measure: ChartedKey
  readonly onChoose: (measure: ChartedKey) => void
  readonly linkOf: LinkOfFigure
}

const icons = { up: ArrowUp, down: ArrowDown, same: Minus }

function comparisonOf(key: ChartedKey, { total, previous }: Dashboard): Comparison | null {
  if (key === 'flags') return null
  return key === 'responseTime'
    ? compareDurations(total.responseSeconds, previous.responseSeconds)
    : compareCounts(total[key], previous[key])
}

function Change({ comparison }: { readonly comparison: Comparison }) {
  const Icon = icons[comparison.direction]
  return (
    <small>
      <Icon aria-hidden="true" />
      {comparison.change} <span>{comparison.from}</span>
    </small>
  )
}

/** What each measure comes to, beside the period before. The one that is pressed is charted; its arrow leads to what it counts. */
export function MeasureTiles({ dashboard, measure, onChoose, linkOf }: MeasureTilesProps) {
  return (
    <Tiles role="group" aria-label="Measures">
      {chartedKeys.map((key) => {
        const { label, meaning } = measures[key]
        const comparison = comparisonOf(key, dashboard)
        const cell = wholeCell(dashboard, key, dashboard.total)
        const target = linkOf(cell, null)
        return (
          <Tile key={key}>
            <button
              type="button"
              aria-pressed={key === measure}
              title={meaning}
              onClick={() => onChoose(key)}
            >
              <span>{label}</span>
              <b>{cell.text === '' ? '–' : cell.text}</b>
              {comparison === null ? (
                <small>
                  <span>{key === 'flags' ? 'now' : 'nothing to compare with'}</span>
                </small>
              ) : (
                <Change comparison={comparison} />
              )}
            </button>
            {target !== null && (
              <RouterLink
                href={target.to}
                state={target.state}
                aria-label={`Show all: ${label}`}
                title="Show all"
              >
                <ChevronRight aria-hidden="true" />
              </RouterLink>
            )}
          </Tile>
        )
      })}
    </Tiles>
  )
}
