import { compareCounts, compareDurations, type Comparison } from '@retain/domain/dashboard/comparison'
import type { Dashboard } from '@retain/domain/dashboard/dashboard'
import { wholeCell } from '@retain/domain/dashboard/dashboardTable'
import { chartedKeys, measures, type ChartedKey } from '@retain/domain/dashboard/measures'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { Tile, Tiles } from './dashboardStyle'

interface MeasureTilesProps {
  readonly dashboard: Dashboard
  /** The measure that the chart and the table show. */
  readonly measure: ChartedKey
  readonly onChoose: (measure: ChartedKey) => void
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

/** What each measure comes to, beside the period before. The one that is pressed is charted. */
export function MeasureTiles({ dashboard, measure, onChoose }: MeasureTilesProps) {
  return (
    <Tiles role="group" aria-label="Measures">
      {chartedKeys.map((key) => {
        const comparison = comparisonOf(key, dashboard)
        const { text } = wholeCell(dashboard, key, dashboard.total)
        return (
          <Tile
            key={key}
            type="button"
            aria-pressed={key === measure}
            title={measures[key].meaning}
            onClick={() => onChoose(key)}
          >
            <span>{measures[key].label}</span>
            <b>{text === '' ? '–' : text}</b>
            {comparison === null ? (
              <small>
                <span>{key === 'flags' ? 'now' : 'nothing to compare with'}</span>
              </small>
            ) : (
              <Change comparison={comparison} />
            )}
          </Tile>
        )
      })}
    </Tiles>
  )
}
