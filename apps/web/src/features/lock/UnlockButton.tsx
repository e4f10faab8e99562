import type { Instant } from '@retain/domain/calendar/instant'
import { lockText, unlockDecision, unlockQuestion, type RowLock } from '@retain/domain/work-log/rows/rowLock'
import { IconButton } from '@retain/ui/icon-button'
import { Lock } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { lazyCode } from '../../core/lazy/lazyCode'
import { LazyDialog } from '../../core/lazy/LazyDialog'
import { useLazyCode } from '../../core/lazy/useLazyCode'
import { selectUser } from '../../session/sessionSlice'
import { useUnlockRowMutation } from './lockApi'
import { selectUnlockOppt, unlockQuestionOpened, unlockQuestionClosed } from './unlockOpptSlice'

const unlockQuestionCode = lazyCode(() => import('./UnlockQuestion'))

/** A row whose lock can be released: that of any log. */
export interface LockedRow extends RowLock {
  readonly opptId: string
  readonly hyperionId: string
}

interface UnlockButtonProps {
  readonly row: LockedRow
  readonly now: Instant
}

/**
 * The lock of a row: shows who holds it and since when, and releases it when it is pressed, after a question where it is
 * somebody else's (L-262, L-382 to L-384). It disappears with the lock.
 */
export function UnlockButton({ row, now }: UnlockButtonProps) {
  const { opptId, hyperionId } = row
  const dispatch = useAppDispatch()
  const userName = useAppSelector(selectUser)?.userName ?? ''
  const asked = useAppSelector((state) => selectUnlockOppt(state, opptId))
  const [unlock, { isLoading }] = useUnlockRowMutation()
  const settle = useCallback(() => void dispatch(unlockQuestionClosed(opptId)), [dispatch, opptId])
  useEffect(() => settle, [settle])
  // Fetched while there is a connection, once for all rows, and never before a lock is in sight.
  useLazyCode(unlockQuestionCode, 'idle')
  const text = lockText(row, now)
  if (text === null) return null

  const release = async () => {
    await unlock({ body: { opptId, hyperionId, isLocked: false } })
    settle()
  }
  const press = () => {
    if (unlockDecision(row, userName) === 'unlock') void release()
    else dispatch(unlockQuestionOpened({ opptId, description: unlockQuestion(row, now) }))
  }
  return (
    <>
      <IconButton
        label={text}
        icon={<Lock aria-hidden="true" />}
        size="tiny"
        isLoading={isLoading && asked === null}
        onPress={press}
      />
      {asked !== null && (
        <LazyDialog code={unlockQuestionCode} onFailed={settle}>
          {({ UnlockQuestion }) => (
            <UnlockQuestion
              question={asked.description}
              isAwaitingClose={isLoading}
              onRelease={() => void release()}
              onKeep={settle}
            />
          )}
        </LazyDialog>
      )}
    </>
  )
}
