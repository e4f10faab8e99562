import {
  activityKinds,
  activityKindTexts,
  activityRequest,
  isListedNow,
  type Activity,
  type ActivityKind,
} from '@retain/domain/dashboard/activity'
import { nobodyText } from '@retain/domain/dashboard/dashboardTable'
import { nothingFoundText } from '@retain/domain/list/listState'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { routes } from '@retain/domain/session/routes/routes'
import { Bar } from '@retain/ui/bar'
import { Button } from '@retain/ui/button'
import { Figure } from '@retain/ui/figure'
import { GridCardFrame } from '@retain/ui/grid-card'
import { PageHeader } from '@retain/ui/page-header'
import { Select } from '@retain/ui/select'
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
  activityStore,
  activityTime,
  activityVehicle,
  activityWhat,
  type ActivityContext,
} from './activityColumns'
import { useActivityView } from './useActivityView'

interface ActivityListProps {
  readonly title: string
  readonly context: ActivityContext
}

/** Beside each other, as far as there is room. */
const Inputs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 16px;
`

const kinds = activityKinds.map((id) => ({ id, label: activityKindTexts[id].label }))

/** What stands behind a figure of the manager's page, the newest first: as many rows as that counts. */
export function ActivityList({ title, context }: ActivityListProps) {
  const { hyperionId, today } = context
  const { view, show, filter } = useActivityView(today)
  const { kind, days, userName, isNobodys, stores } = view
  const query = useSearchActivityQuery(
    { body: activityRequest(view, hyperionId) },
    { refetchOnMountOrArgChange: true },
  )
  const columns = useMemo(() => activityColumns({ kind, stores }, context), [kind, stores, context])
  const renderCard = useCallback(
    (activity: Activity) => (
      <GridCardFrame
        title={<ActivityCustomer activity={activity} hyperionId={hyperionId} />}
        text={[
          activityWhat(activity, kind),
          activityAuthor(activity),
          activityVehicle(activity),
          stores === 'all' ? activityStore(activity, context) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
        figures={[
          {
            label: activityKindTexts[kind].moment,
            value: <Figure>{activityTime(activity, context)}</Figure>,
          },
        ]}
      />
    ),
    [kind, stores, context, hyperionId],
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
          <Select
            label="What is listed"
            options={kinds}
            value={kind}
            onChange={(id) => filter({ kind: id as ActivityKind })}
          />
          {!isListedNow(kind) && (
            <ChosenDays
              days={days}
              today={today}
              onChange={(chosen) => chosen !== null && filter({ days: chosen })}
            />
          )}
          {person !== null && (
            <Button
              icon={<X aria-hidden="true" />}
              aria-label={`Only ${person}. Show all associates`}
              onPress={() => filter({ userName: null })}
            >
              {person}
            </Button>
          )}
          {isNobodys && (
            <Button
              icon={<X aria-hidden="true" />}
              aria-label={`Only ${nobodyText}. Show all associates`}
              onPress={() => filter({ isNobodys: false })}
            >
              {nobodyText}
            </Button>
          )}
          {stores === 'all' && (
            <Button
              icon={<X aria-hidden="true" />}
              aria-label="All stores. Show the active store"
              onPress={() => filter({ stores: 'active' })}
            >
              All stores
            </Button>
          )}
        </Inputs>
      </FilterCard>
      <CountedList>
        <Bar
          start={
            <ResultCount
              list={{ countDescription: activityKindTexts[kind].rows }}
              total={query.currentData?.total ?? null}
            />
          }
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
