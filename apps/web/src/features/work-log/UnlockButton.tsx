import type { Instant } from '@retain/domain/calendar/instant'
import type { LogRow } from '@retain/domain/work-log/logRow'
import { lockText, unlockDecision, unlockQuestion, unlockTitle } from '@retain/domain/work-log/rowLock'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { IconButton } from '@retain/ui/icon-button'
import { Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAppSelector } from '../../app/listen'
import { selectUser } from '../../session/sessionSlice'
import { useUnlockRowMutation } from '../opportunity/lockApi'

interface UnlockButtonProps {
  readonly row: LogRow
  readonly now: Instant
}

/**
 * The lock of a row: says who holds it and since when, and releases it when it is pressed, after a question where it is
 * somebody else's (L-262, L-382 to L-384). It leaves with the lock, whoever released it.
 */
export function UnlockButton({ row, now }: UnlockButtonProps) {
  const userName = useAppSelector(selectUser)?.userName ?? ''
  const [unlock, { isLoading }] = useUnlockRowMutation()
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const text = lockText(row, now)
  if (text === null) return null

  const release = async () => {
    const home = button.current?.closest<HTMLElement>('[aria-colindex], [data-card]') ?? null
    const { opptId, hyperionId } = row
    await unlock({ body: { opptId, hyperionId, isLocked: false } })
    setIsAsking(false)
    if (isAsking) requestAnimationFrame(() => takeBackFocus(home))
  }
  const press = () => {
    if (unlockDecision(row, userName) === 'unlock') void release()
    else setIsAsking(true)
  }
  return (
    <>
      <IconButton
        ref={button}
        label={text}
        icon={<Lock aria-hidden="true" />}
        size="tiny"
        isLoading={isLoading && !isAsking}
        onPress={press}
      />
      <ConfirmDialog
        title={unlockTitle}
        isOpen={isAsking}
        isBusy={isLoading}
        onConfirm={() => void release()}
        onCancel={() => setIsAsking(false)}
      >
        {unlockQuestion(row, now)}
      </ConfirmDialog>
    </>
  )
}

/** The button that opened the dialog left with the lock: its cell, or the name on its card, takes the focus instead. */
function takeBackFocus(home: HTMLElement | null): void {
  if (home === null || document.activeElement !== document.body) return
  const target = home.matches('[aria-colindex]') ? home : home.querySelector('a')
  target?.focus()
}
