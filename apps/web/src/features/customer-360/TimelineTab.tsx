import { emptyTabTexts360 } from '@retain/domain/customer-360/tabs360'
import { timelineDays } from '@retain/domain/customer-360/timeline360'
import { Button } from '@retain/ui/button'
import { EmptyState } from '@retain/ui/empty-state'
import { Section } from '@retain/ui/section'
import { Timeline, TimelineDay } from '@retain/ui/timeline'
import { History } from 'lucide-react'
import { useMemo } from 'react'
import { useMinute } from '../../core/browser/useMinute'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { Part } from './PartSection'
import { timelineApi, type OfTimeline } from './timelineApi'
import { TimelineEventLine } from './TimelineEventLine'

/** Everything that happened with the customer in the user's stores, by days, newest first; older parts are read when asked for. */
export function TimelineTab(of: OfTimeline) {
  const query = timelineApi.useListTimelineInfiniteQuery(of, { refetchOnMountOrArgChange: true })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const offset = useStoreOffset()
  const now = useMinute()
  const events = useMemo(() => query.data?.pages.flatMap(({ list }) => list), [query.data])
  const part = {
    data: events,
    // What is shown already stays when an older part could not be read.
    isError: query.isError && !isFetchNextPageError,
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
  return (
    <Section>
      <Part query={part} errorText="The timeline could not be loaded." lines={8}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={<History aria-hidden="true" />} text={emptyTabTexts360.timeline} />
          ) : (
            <Timeline
              label="Timeline"
              end={
                hasNextPage ? (
                  <Button
                    variant="ghost"
                    size="small"
                    isLoading={isFetchingNextPage}
                    onPress={() => void fetchNextPage()}
                  >
                    {isFetchNextPageError ? 'Try again' : 'Show earlier'}
                  </Button>
                ) : undefined
              }
            >
              {timelineDays(list, offset, now).map(({ day, label, events: ofDay }) => (
                <TimelineDay key={day} title={label}>
                  {ofDay.map((event) => (
                    <TimelineEventLine
                      key={event.eventId}
                      event={event}
                      offset={offset}
                      ownOpptId={of.opptId}
                    />
                  ))}
                </TimelineDay>
              ))}
            </Timeline>
          )
        }
      </Part>
    </Section>
  )
}
