import { figureChart, largestGroups } from '@retain/domain/dashboard/chart'
import type { Dashboard } from '@retain/domain/dashboard/dashboard'
import { nobodyText } from '@retain/domain/dashboard/dashboardTable'
import {
  dashboardGroupings,
  groupingLabels,
  type DashboardGrouping,
  type DashboardView,
} from '@retain/domain/dashboard/dashboardView'
import { Card } from '@retain/ui/card'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { useMemo } from 'react'
import { LazyPart } from '../../core/lazy/LazyPart'
import { chartCode } from './chart/chartCode'
import { ChartArea, ChartControls, Legend, toneOf } from './dashboardStyle'
import type { LinkOfFigure } from './useFigureLinks'

interface ChartCardProps {
  readonly dashboard: Dashboard
  readonly view: DashboardView
  /** The key of whose parts stand at the axis; the largest where it has none. */
  readonly highlighted: string | null
  readonly onHighlight: (key: string) => void
  readonly onGroup: (grouping: DashboardGrouping) => void
  readonly linkOf: LinkOfFigure
}

const groupings = dashboardGroupings.map((id) => ({ id, label: groupingLabels[id] }))

/** The measure as bars. The table below has the same figures and the same links, for whoever does not see or point at them. */
export function ChartCard({ dashboard, view, highlighted, onHighlight, onGroup, linkOf }: ChartCardProps) {
  const chart = useMemo(() => figureChart(dashboard, view, highlighted), [dashboard, view, highlighted])
  const { measure, grouping } = view
  const hasParts = measure !== 'flags' && measure !== 'responseTime' && grouping !== 'week'
  const groups = hasParts ? largestGroups(dashboard, measure) : []
  const first = groups.find(({ key }) => key === highlighted) ?? groups[0]
  const isEmpty = chart.series.every(({ bars }) => bars.every(({ height }) => height === 0))
  return (
    <Card
      title={chart.title}
      action={
        <ChartControls>
          {groups.length > 1 && (
            <Select
              label="Highlight"
              isLabelHidden
              placeholder="Highlight"
              value={first?.key ?? null}
              options={groups.flatMap(({ key, name }) =>
                key === null ? [] : [{ id: key, label: name ?? nobodyText }],
              )}
              onChange={onHighlight}
            />
          )}
          <SegmentedControl
            label="Group by"
            isLabelHidden
            size="small"
            options={groupings}
            value={grouping}
            onChange={(id) => onGroup(id as DashboardGrouping)}
          />
        </ChartControls>
      }
    >
      {isEmpty ? (
        <p>Nothing in this period.</p>
      ) : (
        <ChartArea>
          <div data-plot="" aria-hidden="true">
            <LazyPart code={chartCode} lines={8}>
              {({ FigureBars }) => (
                <FigureBars chart={chart} isTime={measure === 'responseTime'} linkOf={linkOf} />
              )}
            </LazyPart>
          </div>
          {hasParts && (
            <Legend aria-label="Parts of the bars">
              {chart.series.toReversed().map(({ id, name, total }, at) => (
                <li key={id}>
                  <i style={{ background: toneOf(chart.series.length - 1 - at) }} aria-hidden="true" />
                  <span>{name}</span>
                  <b>{total}</b>
                </li>
              ))}
            </Legend>
          )}
        </ChartArea>
      )}
    </Card>
  )
}
