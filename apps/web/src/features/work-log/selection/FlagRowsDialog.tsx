import { flagPanelOfMany, flagsOfMany, type FlagAction } from '@retain/domain/flagging/flagMany'
import type { FlagBatch } from '@retain/domain/flagging/flagPanel'
import { isFlagPanelDirty, toggleAssociate, toggleMyself } from '@retain/domain/flagging/flagPanel'
import type { SelectedRow } from '@retain/domain/work-log/selection/selectedRow'
import { FormDialog } from '@retain/ui/form-dialog'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { useState } from 'react'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectUser } from '../../../session/sessionSlice'
import { FlagFields } from '../../flagging/FlagFields'
import { useAssociates } from '../../flagging/useAssociates'

interface FlagRowsDialogProps {
  readonly rows: readonly SelectedRow[]
  readonly isSaving: boolean
  readonly onFlag: (action: FlagAction, associates: FlagBatch['associates']) => void
  readonly onClose: () => void
}

const actions: readonly { readonly id: FlagAction; readonly label: string }[] = [
  { id: 'flag', label: 'Flag' },
  { id: 'unflag', label: 'Unflag' },
]

interface Chosen {
  readonly isMine: boolean
  readonly names: readonly string[]
}
const nobody: Chosen = { isMine: false, names: [] }

/** Sets or removes the flags of the people who are chosen, in every selected row, by the rules of the flag panel (O-253 to O-256). */
export function FlagRowsDialog({ rows, isSaving, onFlag, onClose }: FlagRowsDialogProps) {
  const userName = useAppSelector(selectUser)?.userName ?? ''
  const [action, setAction] = useState<FlagAction>('flag')
  const [{ isMine, names }, setChosen] = useState(nobody)
  const { associates, isLoading, failure } = useAssociates(rows.map(({ hyperionId }) => hyperionId))
  const opened = flagPanelOfMany(action, associates, userName)
  const panel = names.reduce(toggleAssociate, isMine ? toggleMyself(opened) : opened)
  return (
    <FormDialog
      title={rows.length === 1 ? 'Flag 1 row' : `Flag ${rows.length} rows`}
      isOpen
      submitLabel="Apply"
      isSubmitDisabled={!isFlagPanelDirty(panel)}
      isAwaitingClose={isSaving}
      error={failure}
      onSubmit={() => onFlag(action, flagsOfMany(panel, associates, userName))}
      onClose={onClose}
    >
      <FlagFields
        associates={associates}
        userName={userName}
        isLoading={isLoading}
        isMine={isMine}
        chosen={names}
        onMine={() => setChosen({ isMine: !isMine, names })}
        onChosen={(next) => setChosen({ isMine, names: next })}
      >
        <SegmentedControl
          label="What to do"
          isLabelHidden
          isWide
          options={actions}
          value={action}
          onChange={(id) => setAction(id === 'unflag' ? 'unflag' : 'flag')}
        />
      </FlagFields>
    </FormDialog>
  )
}
