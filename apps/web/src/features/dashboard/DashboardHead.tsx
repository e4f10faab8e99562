import { formatDay } from '@retain/domain/calendar/storeDay'
import type { Dashboard } from '@retain/domain/dashboard/dashboard'
import {
  dashboardPeriods,
  periodLabels,
  type DashboardPeriod,
} from '@retain/domain/dashboard/dashboardPeriod'
import type { DashboardStores, DashboardView } from '@retain/domain/dashboard/dashboardView'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { Button } from '@retain/ui/button'
import { PageHeader } from '@retain/ui/page-header'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { Download, Printer } from 'lucide-react'
import { useAppDispatch } from '../../core/state/appHooks'
import { useStores } from '../../session/active-store/useStore'
import { DaysText } from './dashboardStyle'
import { saveFigures } from './saveFigures'

interface DashboardHeadProps {
  readonly title: string
  readonly context: LogContext
  readonly view: DashboardView
  /** `undefined` while the figures are not there. */
  readonly dashboard: Dashboard | undefined
  readonly onChange: (change: Partial<DashboardView>) => void
}

const periods = dashboardPeriods.map((id) => ({ id, label: periodLabels[id] }))

/** Whose figures they are and of which time, and what can be done with them. */
export function DashboardHead({ title, context, view, dashboard, onChange }: DashboardHeadProps) {
  const dispatch = useAppDispatch()
  const stores = useStores()
  const { hyperionId, today } = context
  const name = stores.find((store) => store.hyperionId === hyperionId)?.name ?? hyperionId
  const save = () => {
    if (dashboard !== undefined) dispatch(saveFigures(dashboard, view, hyperionId, today))
  }
  return (
    <PageHeader
      title={title}
      end={
        <>
          <Button
            icon={<Printer aria-hidden="true" />}
            isDisabled={dashboard === undefined}
            onPress={() => window.print()}
          >
            Print
          </Button>
          <Button icon={<Download aria-hidden="true" />} isDisabled={dashboard === undefined} onPress={save}>
            CSV
          </Button>
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
        value={view.period}
        onChange={(id) => onChange({ period: id as DashboardPeriod })}
      />
      {dashboard !== undefined && (
        <DaysText>
          <b>
            {formatDay(dashboard.from)} – {formatDay(dashboard.to)}
          </b>{' '}
          <span data-compared="">
            compared with {formatDay(dashboard.previousFrom)} – {formatDay(dashboard.previousTo)}
          </span>
        </DaysText>
      )}
    </PageHeader>
  )
}
