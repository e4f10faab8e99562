import type { Instant } from '@retain/domain/calendar/instant'
import type { LogRow } from '@retain/domain/work-log/logRow'
import { lockText, unlockDecision, unlockQuestion, unlockTitle } from '@retain/domain/work-log/rowLock'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { IconButton } from '@retain/ui/icon-button'
import { Lock } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/listen'
import { selectUser } from '../../session/sessionSlice'
import { useUnlockRowMutation } from '../opportunity/lockApi'
import { selectUnlockOppt, unlockAsked, unlockSettled } from './unlockOpptSlice'

interface UnlockButtonProps {
  readonly row: LogRow
  readonly now: Instant
}

/**
 * The lock of a row: says who holds it and since when, and releases it when it is pressed, after a question where it is
 * somebody else's (L-262, L-382 to L-384). It leaves with the lock, whoever released it.
 */
export function UnlockButton({ row, now }: UnlockButtonProps) {
  const { opptId, hyperionId } = row
  const dispatch = useAppDispatch()
  const userName = useAppSelector(selectUser)?.userName ?? ''
  const asked = useAppSelector((state) => selectUnlockOppt(state, opptId))
  const [unlock, { isLoading }] = useUnlockRowMutation()
  const { button, focusHome } = useFocusHome()
  const settle = useCallback(() => void dispatch(unlockSettled(opptId)), [dispatch, opptId])
  useEffect(() => settle, [settle])
  const text = lockText(row, now)
  if (text === null) return null

  const release = async () => {
    if (asked !== null) focusHome()
    await unlock({ body: { opptId, hyperionId, isLocked: false } })
    settle()
  }
  const press = () => {
    if (unlockDecision(row, userName) === 'unlock') void release()
    else dispatch(unlockAsked({ opptId, description: unlockQuestion(row, now) }))
  }
  return (
    <>
      <IconButton
        ref={button}
        label={text}
        icon={<Lock aria-hidden="true" />}
        size="tiny"
        isLoading={isLoading && asked === null}
        onPress={press}
      />
      <ConfirmDialog
        title={unlockTitle}
        isOpen={asked !== null}
        isBusy={isLoading}
        onConfirm={() => void release()}
        onCancel={settle}
      >
        {asked?.description}
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
