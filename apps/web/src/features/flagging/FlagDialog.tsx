import type { Associate, Flaggable } from '@retain/domain/flagging/associate'
import {
  emptyFlagPanel,
  flagBatch,
  flagsLoaded,
  isFlagPanelDirty,
  toggleAssociate,
  toggleMyself,
  type FlagPanel,
} from '@retain/domain/flagging/flagPanel'
import { FormDialog } from '@retain/ui/form-dialog'
import { useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { FlagFields } from './FlagFields'
import { saveFlags } from './saveFlags'
import { useAssociates } from './useAssociates'

interface FlagDialogProps {
  readonly opportunity: Flaggable
  readonly flagged: readonly Associate[]
  readonly userName: string
  readonly onClose: () => void
}

/**
 * Sets and removes the flags of several associates at once, one's own among them (O-246, O-253 to O-256, OP-069). Closing
 * it does not ask: nothing here was typed (OP-027).
 */
export function FlagDialog({ opportunity, flagged, userName, onClose }: FlagDialogProps) {
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<FlagPanel>(emptyFlagPanel)
  const [isSaving, setIsSaving] = useState(false)
  const { associates, isLoading, failure } = useAssociates([opportunity.hyperionId], flagged)
  // Flags that others change meanwhile are the new baseline (O-251).
  const panel = flagsLoaded(chosen, flagged, userName)
  const batch = flagBatch(panel, opportunity, associates, userName)

  const apply = async () => {
    if (batch === null) return
    setIsSaving(true)
    const isSaved = await dispatch(saveFlags(batch))
    setIsSaving(false)
    if (isSaved) onClose()
  }
  return (
    <FormDialog
      title="Flag associates"
      isOpen
      submitLabel="Apply"
      isSubmitDisabled={!isFlagPanelDirty(panel)}
      isAwaitingClose={isSaving}
      error={failure}
      onSubmit={() => void apply()}
      onClose={onClose}
    >
      <FlagFields
        associates={associates}
        userName={userName}
        isLoading={isLoading}
        isMine={panel.isFlaggedByMe}
        chosen={chosenNames(panel, userName)}
        onMine={() => setChosen(toggleMyself(panel))}
        onChosen={(names) => setChosen(withChosen(panel, names, userName))}
      />
    </FormDialog>
  )
}

/** The other associates for whom the opportunity is flagged once the panel is applied. */
const chosenNames = ({ loaded, active, unflagged }: FlagPanel, userName: string): readonly string[] => [
  ...(loaded?.flagged ?? []).filter((name) => name !== userName && !unflagged.includes(name)),
  ...active,
]

/** The panel after everybody who is chosen now, or no longer, was pressed. */
const withChosen = (panel: FlagPanel, names: readonly string[], userName: string): FlagPanel => {
  const before = chosenNames(panel, userName)
  const pressed = [
    ...before.filter((name) => !names.includes(name)),
    ...names.filter((name) => !before.includes(name)),
  ]
  return pressed.reduce(toggleAssociate, panel)
}
