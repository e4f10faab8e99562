import type { FlagAction } from '@retain/domain/flagging/flagMany'
import type { FlagBatch } from '@retain/domain/flagging/flagPanel'
import { refusedTitle, type BatchReport } from '@retain/domain/work-log/selection/rowOutcome'
import type { SelectedRow } from '@retain/domain/work-log/selection/selectedRow'
import { unlockPlan } from '@retain/domain/work-log/selection/unlockRows'
import { media } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { Flag, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useAppDispatch, useAppSelector, type AppThunk } from '../../../core/state/appHooks'
import { selectUser } from '../../../session/sessionSlice'
import { ExportButton } from '../../../list/export/ExportButton'
import type { ExportControl } from '../../../list/export/useListExport'
import { FlagRowsDialog } from './FlagRowsDialog'
import { focusList } from '../../../list/selection/listFocus'
import { RefusedRows } from './RefusedRows'
import { flagRows, unlockRows } from './rowCommands'
import { UnlockRowsQuestion } from './UnlockRowsQuestion'

/** The buttons; on a phone they are next to the count, without icons. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media ${media.phone} {
    & svg {
      display: none;
    }
  }
`

interface SelectionActionsProps {
  readonly rows: readonly SelectedRow[]
  readonly exporting: ExportControl
}

/**
 * Flag, Unlock and Export for the selected rows (ours). A row that was refused stays selected, and a list says why; the others
 * are deselected. An export leaves all of them selected.
 */
export function SelectionActions({ rows, exporting }: SelectionActionsProps) {
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
    // The request failed, which a toast has reported: the selection stays, so that the user can try again.
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
      <Buttons>
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
        <ExportButton
          {...exporting}
          canStart={exporting.canStart && rows.length > 0}
          start={() => exporting.start(rows.map(({ key }) => key))}
        />
      </Buttons>
      {opened === 'flag' && <FlagRowsDialog rows={rows} isSaving={isRunning} onFlag={flag} onClose={close} />}
      {opened === 'unlock' && plan.asked.length > 0 && (
        <UnlockRowsQuestion rows={plan.asked} isAwaitingClose={isRunning} onRelease={unlock} onKeep={close} />
      )}
      {report !== null && (
        <RefusedRows title={refusedTitle(report)} refused={report.refused} onClose={() => setReport(null)} />
      )}
    </>
  )
}
