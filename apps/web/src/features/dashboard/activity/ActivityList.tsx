import { contactTypeLabel } from '@retain/domain/activity/history/contactHistory'
import {
  activityKinds,
  activityRequest,
  type Activity,
  type ActivityKind,
} from '@retain/domain/dashboard/activity'
import { measures } from '@retain/domain/dashboard/measures'
import { nothingFoundText } from '@retain/domain/list/listState'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { routes } from '@retain/domain/session/routes/routes'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { Bar } from '@retain/ui/bar'
import { Button } from '@retain/ui/button'
import { Figure } from '@retain/ui/figure'
import { GridCardFrame } from '@retain/ui/grid-card'
import { PageHeader } from '@retain/ui/page-header'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { X } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { FilterCard } from '../../../list/filter-row/FilterCard'
import { CountedList } from '../../../list/results/CountedList'
import { FoundList } from '../../../list/results/FoundList'
import { ResultCount } from '../../../list/results/ResultCount'
import { RouterLink } from '../../../shell/RouterLink'
import { ChosenDays } from '../ChosenDays'
import { useSearchActivityQuery } from '../dashboardApi'
import {
  activityAuthor,
  activityColumns,
  ActivityCustomer,
  activityId,
  activityTime,
  activityVehicle,
} from './activityColumns'
import { useActivityView } from './useActivityView'

interface ActivityListProps {
  readonly title: string
  readonly context: LogContext
}

/** Beside each other, as far as there is room. */
const Inputs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
`

const kinds = activityKinds.map((id) => ({ id, label: measures[id].label }))

/** What associates have done in some days, the newest first: as many rows as the manager's page counts. */
export function ActivityList({ title, context: { hyperionId, offset, today } }: ActivityListProps) {
  const { view, show, filter } = useActivityView(today)
  const { kind, days, userName } = view
  const query = useSearchActivityQuery(
    { body: activityRequest(view, hyperionId) },
    { refetchOnMountOrArgChange: true },
  )
  const columns = useMemo(() => activityColumns(offset), [offset])
  const renderCard = useCallback(
    (activity: Activity) => (
      <GridCardFrame
        title={<ActivityCustomer activity={activity} />}
        text={[contactTypeLabel(activity.contactType), activityAuthor(activity), activityVehicle(activity)]
          .filter(Boolean)
          .join(' · ')}
        figures={[{ label: 'Date', value: <Figure>{activityTime(activity, offset)}</Figure> }]}
      />
    ),
    [offset],
  )
  // A figure leads here only where somebody did something, so that the rows know the name.
  const person = query.data?.list.find((one) => one.userName === userName)?.fullName ?? userName
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: routes.dashboard.path, label: pageTitles.dashboard, linkComponent: RouterLink }}
      />
      <FilterCard label={title}>
        <Inputs>
          <SegmentedControl
            label="What is listed"
            isLabelHidden
            options={kinds}
            value={kind}
            onChange={(id) => filter({ kind: id as ActivityKind })}
          />
          <ChosenDays
            days={days}
            today={today}
            onChange={(chosen) => chosen !== null && filter({ days: chosen })}
          />
          {person !== null && (
            <Button
              icon={<X aria-hidden="true" />}
              aria-label={`Only ${person}. Show all associates`}
              onPress={() => filter({ userName: null })}
            >
              {person}
            </Button>
          )}
        </Inputs>
      </FilterCard>
      <CountedList>
        <Bar
          start={<ResultCount list={{ countDescription: kind }} total={query.currentData?.total ?? null} />}
        />
        <FoundList
          label={title}
          query={query}
          columns={columns}
          getRowKey={activityId}
          emptyText={nothingFoundText}
          errorText="The list could not be loaded."
          renderCard={renderCard}
          view={view}
          show={show}
        />
      </CountedList>
    </>
  )
}
