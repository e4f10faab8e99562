import type { Instant } from '@retain/domain/calendar/instant'
import type { LogRow } from '@retain/domain/work-log/logRow'
import { lockText, unlockDecision, unlockQuestion, unlockTitle } from '@retain/domain/work-log/rowLock'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { IconButton } from '@retain/ui/icon-button'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
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
  const { button, focusHome } = useFocusHome()
  const text = lockText(row, now)
  if (text === null) return null

  const release = async () => {
    if (isAsking) focusHome()
    const { opptId, hyperionId } = row
    await unlock({ body: { opptId, hyperionId, isLocked: false } })
    setIsAsking(false)
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

/**
 * A dialog gives the focus back to the button that opened it. This button leaves with the lock, so that its cell, or the
 * name on its card, takes the focus in its place.
 */
function useFocusHome() {
  const button = useRef<HTMLButtonElement>(null)
  const home = useRef<HTMLElement | null>(null)
  useEffect(
    () => () => {
      const place = home.current
      requestAnimationFrame(() => {
        if (place === null || document.activeElement !== document.body) return
        const target = place.matches('[aria-colindex]') ? place : place.querySelector('a')
        target?.focus()
      })
    },
    [],
  )
  const focusHome = () => {
    home.current = button.current?.closest<HTMLElement>('[aria-colindex], [data-card]') ?? null
  }
  return { button, focusHome }
}
