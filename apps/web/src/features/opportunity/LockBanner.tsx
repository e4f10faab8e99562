import type { Instant } from '@retain/domain/calendar/instant'
import type { LockHold } from '@retain/domain/opportunity/lock/lockHold'
import type { OpportunityLock } from '@retain/domain/opportunity/lock/opportunityLock'
import type { PageLock } from '@retain/domain/opportunity/lock/pageLock'
import {
  lostLockText,
  takeBackLabel,
  takeBackQuestion,
  takeBackWay,
} from '@retain/domain/opportunity/lock/takeBack'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { lazyCode } from '../../core/lazy/lazyCode'
import { LazyDialog } from '../../core/lazy/LazyDialog'
import { useBusy } from '../../forms/useBusy'

const takeBackQuestionCode = lazyCode(() => import('./TakeBackQuestion'))

interface LockBannerProps {
  /** Whether the page can be written on. */
  readonly page: PageLock
  /** Who holds the opportunity. */
  readonly lock: OpportunityLock
  readonly hold: LockHold | null
  readonly now: Instant
  readonly takeBack: () => Promise<void>
}

/**
 * Says why the page is read-only, or that its lock was taken away, and offers to take that back: at once while nobody holds
 * it, after a question while somebody does.
 */
export function LockBanner({ page, lock, hold, now, takeBack }: LockBannerProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { busyWith, run } = useBusy<'takeBack'>()
  const way = page.reason === 'user' || page.reason === null ? takeBackWay(hold, lock.lockedUserId) : null
  const text = page.reason === null ? (way === null ? null : lostLockText) : page.text
  if (text === null) return null

  const isTaking = busyWith !== null
  const take = () => {
    setIsAsking(false)
    run('takeBack', takeBack)
  }
  return (
    <Banner
      tone="warn"
      icon={page.reason === null ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
      action={
        way !== null && (
          <Button isLoading={isTaking} onPress={way === 'held' ? () => setIsAsking(true) : take}>
            {takeBackLabel}
          </Button>
        )
      }
    >
      {text}
      {/* The holder may let go while the question shows: then it need not be asked. */}
      {isAsking && way === 'held' && (
        <LazyDialog code={takeBackQuestionCode} onFailed={() => setIsAsking(false)}>
          {({ TakeBackQuestion }) => (
            <TakeBackQuestion
              question={takeBackQuestion(lock, now)}
              onTakeBack={take}
              onLeave={() => setIsAsking(false)}
            />
          )}
        </LazyDialog>
      )}
    </Banner>
  )
}
