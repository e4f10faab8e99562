import type { FlagAction } from '@retain/domain/flagging/flagMany'
import type { FlagBatch } from '@retain/domain/flagging/flagPanel'
import { refusedTitle, type BatchReport } from '@retain/domain/work-log/selection/rowOutcome'
import type { SelectedRow } from '@retain/domain/work-log/selection/rowSelection'
import { unlockPlan } from '@retain/domain/work-log/selection/unlockRows'
import { Button } from '@retain/ui/button'
import { Flag, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../app/listen'
import type { AppThunk } from '../../../app/listen'
import { selectUser } from '../../../session/sessionSlice'
import { FlagRowsDialog } from './FlagRowsDialog'
import { focusList } from './listFocus'
import { RefusedRows } from './RefusedRows'
import { flagRows, unlockRows } from './rowCommands'
import { UnlockRowsQuestion } from './UnlockRowsQuestion'

/**
 * Flag and Unlock for the selected rows (ours). Who was refused stays selected, and a list says why; everybody else is let
 * go of.
 */
export function SelectionActions({ rows }: { readonly rows: readonly SelectedRow[] }) {
  const dispatch = useAppDispatch()
  const userName = useAppSelector(selectUser)?.userName ?? ''
  const [opened, setOpened] = useState<'flag' | 'unlock' | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const [report, setReport] = useState<BatchReport | null>(null)
  const plan = unlockPlan(rows, userName)

  const run = async (command: AppThunk<Promise<BatchReport | null>>) => {
    setIsRunning(true)
    const answer = await dispatch(command)
    setIsRunning(false)
    // Nothing was answered: the failure has been told, and everything stays as it is to be tried again.
    if (answer === null) return
    setOpened(null)
    if (answer.refused.length > 0) setReport(answer)
    else focusList()
  }
  const unlock = () => void run(unlockRows(rows))
  const flag = (action: FlagAction, associates: FlagBatch['associates']) =>
    void run(flagRows(rows, action, associates))
  const close = () => setOpened(null)
  return (
    <>
      <Button
        size="small"
        icon={<Flag aria-hidden="true" />}
        isDisabled={rows.length === 0}
        onPress={() => setOpened('flag')}
      >
        Flag
      </Button>
      <Button
        size="small"
        icon={<LockOpen aria-hidden="true" />}
        isDisabled={plan.locked.length === 0}
        isLoading={isRunning && opened === null}
        onPress={() => (plan.asked.length > 0 ? setOpened('unlock') : unlock())}
      >
        Unlock
      </Button>
      {opened === 'flag' && <FlagRowsDialog rows={rows} isSaving={isRunning} onFlag={flag} onClose={close} />}
      {opened === 'unlock' && plan.asked.length > 0 && (
        <UnlockRowsQuestion
          asked={plan.asked}
          isAwaitingClose={isRunning}
          onRelease={unlock}
          onKeep={close}
        />
      )}
      {report !== null && (
        <RefusedRows title={refusedTitle(report)} refused={report.refused} onClose={() => setReport(null)} />
      )}
    </>
  )
}
