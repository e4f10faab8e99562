import type { Dashboard } from '@retain/domain/dashboard/dashboard'
import { figureTable } from '@retain/domain/dashboard/dashboardTable'
import type { DashboardView } from '@retain/domain/dashboard/dashboardView'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { useMemo, useState } from 'react'
import { ChartCard } from './ChartCard'
import { CoverageCard } from './CoverageCard'
import { Charts } from './dashboardStyle'
import { FiguresTable } from './FiguresTable'
import { MeasureTiles } from './MeasureTiles'
import { useFigureLinks } from './useFigureLinks'

interface FiguresProps {
  readonly dashboard: Dashboard
  readonly view: DashboardView
  readonly context: LogContext
  readonly onChange: (change: Partial<DashboardView>) => void
}

/** Tiles, charts and table of some figures: all three say the same. */
export function Figures({ dashboard, view, context, onChange }: FiguresProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const linkOf = useFigureLinks(dashboard, view, context)
  const table = useMemo(() => figureTable(dashboard, view), [dashboard, view])
  return (
    <>
      <MeasureTiles
        dashboard={dashboard}
        measure={view.measure}
        onChoose={(measure) => onChange({ measure })}
        linkOf={linkOf}
      />
      <Charts>
        <ChartCard
          dashboard={dashboard}
          view={view}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          onGroup={(grouping) => onChange({ grouping })}
          linkOf={linkOf}
        />
        <CoverageCard dashboard={dashboard} linkOf={linkOf} />
      </Charts>
      <FiguresTable table={table} groups={dashboard.groups} linkOf={linkOf} />
    </>
  )
}
