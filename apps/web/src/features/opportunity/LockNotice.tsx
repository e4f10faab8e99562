import type { Instant } from '@retain/domain/calendar/instant'
import type { PageLock } from '@retain/domain/opportunity/lock/pageLock'
import type { OpportunitySection } from '@retain/domain/opportunity/sections'
import { LockBanner } from './LockBanner'
import type { Opening } from './opportunityApi'
import { usePageLock } from './usePageLock'

interface LockNoticeProps {
  readonly opening: Opening
  /** Not there before it is read. */
  readonly opportunity: OpportunitySection | undefined
  /** Whether the page can be written on. */
  readonly page: PageLock
  readonly now: Instant
}

/** Holds the lock of the page, and says what has become of it: what happens to the lock draws nothing else of the page. */
export function LockNotice({ opening, opportunity, page, now }: LockNoticeProps) {
  const { hold, takeBack } = usePageLock(opening, opportunity)
  if (opportunity === undefined || page.reason === 'error') return null
  return <LockBanner page={page} lock={opportunity} hold={hold} now={now} takeBack={takeBack} />
}
