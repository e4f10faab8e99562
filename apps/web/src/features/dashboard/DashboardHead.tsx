import { formatDay } from '@retain/domain/calendar/storeDay'
import type { Dashboard } from '@retain/domain/dashboard/dashboard'
import {
  dashboardPeriods,
  periodDays,
  periodLabels,
  type DashboardPeriod,
} from '@retain/domain/dashboard/dashboardPeriod'
import { figureTable } from '@retain/domain/dashboard/dashboardTable'
import type { DashboardStores, DashboardView } from '@retain/domain/dashboard/dashboardView'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { IconButton } from '@retain/ui/icon-button'
import { PageHeader } from '@retain/ui/page-header'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { Printer } from 'lucide-react'
import { lazyCode } from '../../core/lazy/lazyCode'
import { ExportButton } from '../../list/export/ExportButton'
import { ExportProgress } from '../../list/export/ExportProgress'
import { useListExport } from '../../list/export/useListExport'
import { useStores } from '../../session/active-store/useStore'
import { ChosenDays } from './ChosenDays'
import { DaysText } from './dashboardStyle'

interface DashboardHeadProps {
  readonly title: string
  readonly context: LogContext
  readonly view: DashboardView
  /** `undefined` while the figures are not there. */
  readonly dashboard: Dashboard | undefined
  readonly onChange: (change: Partial<DashboardView>) => void
}

const exportCode = lazyCode(() => import('./FiguresExport'))
const periods = dashboardPeriods.map((id) => ({ id, label: periodLabels[id] }))

/** Whose figures they are and of which time, and what can be done with them. */
export function DashboardHead({ title, context, view, dashboard, onChange }: DashboardHeadProps) {
  const stores = useStores()
  const { hyperionId, today } = context
  const name = stores.find((store) => store.hyperionId === hyperionId)?.name ?? hyperionId
  const exporting = useListExport({
    list: { countDescription: 'rows' },
    source: { hyperionId, view },
    total: dashboard === undefined ? null : figureTable(dashboard, view).rows.length,
    code: exportCode,
  })
  return (
    <PageHeader
      title={title}
      end={
        <>
          <IconButton
            label="Print"
            icon={<Printer aria-hidden="true" />}
            isDisabled={dashboard === undefined}
            onPress={() => window.print()}
          />
          <ExportProgress {...exporting} />
          <ExportButton {...exporting} size="medium" />
        </>
      }
    >
      {stores.length > 1 && (
        <Select
          label="Stores"
          isLabelHidden
          value={view.stores}
          options={[
            { id: 'active', label: name },
            { id: 'all', label: 'All my stores' },
          ]}
          onChange={(id) => onChange({ stores: id as DashboardStores })}
        />
      )}
      <SegmentedControl
        label="Period"
        isLabelHidden
        options={periods}
        value={view.days === null ? view.period : null}
        onChange={(id) => onChange({ period: id as DashboardPeriod, days: null })}
      />
      <ChosenDays
        days={view.days ?? periodDays(view.period, today)}
        today={today}
        onChange={(days) => onChange({ days })}
      />
      {dashboard !== undefined && (
        <DaysText>
          compared with {formatDay(dashboard.previousFrom)} – {formatDay(dashboard.previousTo)}
        </DaysText>
      )}
    </PageHeader>
  )
}
