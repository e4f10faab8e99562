import {
  clearAllLabel,
  clearAllQuestion,
  clearAllTitle,
  clearedBy,
  type AlertTab,
} from '@retain/domain/alerts/alertTabs'
import { alertsRemovedTitle } from '@retain/domain/alerts/alertTexts'
import { alertLimit } from '@retain/domain/alerts/notification'
import { Button } from '@retain/ui/button'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { alertsApi } from './alertsApi'
import type { Alerts } from './useAlerts'

const { removeAlerts, removeReminderAlerts } = alertsApi.endpoints

/** The ids in lists of as many as one call takes; none for none (S-706). */
const inCalls = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / alertLimit) }, (_, at) =>
    ids.slice(at * alertLimit, (at + 1) * alertLimit),
  )

interface ClearAlertsProps {
  readonly tab: AlertTab
  readonly shown: Alerts
  readonly isDisabled: boolean
}

/** The button that removes what a tab shows, after a question (S-205 to S-207, S-774). */
export function ClearAlerts({ tab, shown: { alerts, settings, now }, isDisabled }: ClearAlertsProps) {
  const dispatch = useAppDispatch()
  const [isAsked, setIsAsked] = useState(false)
  const clear = async () => {
    setIsAsked(false)
    if (now === null) return
    const { reminders, others } = clearedBy(tab, alerts, settings, now)
    const answers = await Promise.all([
      ...inCalls(reminders).map((body) =>
        dispatch(removeReminderAlerts.initiate({ body }, { track: false })),
      ),
      ...inCalls(others).map((body) => dispatch(removeAlerts.initiate({ body }, { track: false }))),
    ])
    if (answers.every((answer) => answer.error === undefined))
      dispatch(toastShown({ type: 'success', label: alertsRemovedTitle }))
  }
  return (
    <>
      <Button size="small" isDisabled={isDisabled} onPress={() => setIsAsked(true)}>
        {clearAllLabel(tab)}
      </Button>
      <ConfirmDialog
        title={clearAllTitle}
        isOpen={isAsked}
        onConfirm={() => void clear()}
        onCancel={() => setIsAsked(false)}
      >
        {clearAllQuestion(tab)}
      </ConfirmDialog>
    </>
  )
}
