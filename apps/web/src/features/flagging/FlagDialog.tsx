import { flagsSavedText } from '@retain/domain/flagging/afterFlag'
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
import { useMemo } from 'react'
import { useDraft, withoutErrors } from '../../forms/useDraft'
import { useSaving } from '../../forms/useSaving'
import { flagApi } from './flagApi'
import { FlagFields } from './FlagFields'
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
  const { associates, isLoading, failure } = useAssociates([opportunity.hyperionId], flagged)
  const rules = useMemo(() => {
    // Flags that others change meanwhile are the new baseline (O-251).
    const now = (chosen: FlagPanel) => flagsLoaded(chosen, flagged, userName)
    return withoutErrors(
      (chosen: FlagPanel) => flagBatch(now(chosen), opportunity, associates, userName),
      (chosen) => isFlagPanelDirty(now(chosen)),
    )
  }, [opportunity, flagged, associates, userName])
  const form = useDraft(emptyFlagPanel, rules)
  const { isSaving, save } = useSaving(form, {
    noun: 'flags',
    send: (body) => flagApi.endpoints.updateAssociates.initiate({ body }, { track: false }),
    savedText: (batch) => flagsSavedText(batch.associates),
    onSaved: onClose,
    asksBeforeLeaving: false,
  })
  const panel = flagsLoaded(form.draft, flagged, userName)
  return (
    <FormDialog
      title="Flag associates"
      isOpen
      submitLabel="Apply"
      isSubmitDisabled={!form.isDirty}
      isAwaitingClose={isSaving}
      error={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <FlagFields
        associates={associates}
        userName={userName}
        isLoading={isLoading}
        isMine={panel.isFlaggedByMe}
        chosen={chosenNames(panel, userName)}
        onMine={() => form.update(() => toggleMyself(panel))}
        onChosen={(names) => form.update(() => withChosen(panel, names, userName))}
      />
    </FormDialog>
  )
}

/** The other associates for whom the opportunity is flagged once the panel is applied. */
const chosenNames = ({ loaded, active, unflagged }: FlagPanel, userName: string): readonly string[] => [
  ...(loaded?.flagged ?? []).filter((name) => name !== userName && !unflagged.includes(name)),
  ...active,
]

/** The panel with these associates chosen. */
const withChosen = (panel: FlagPanel, names: readonly string[], userName: string): FlagPanel => {
  const before = chosenNames(panel, userName)
  const pressed = [
    ...before.filter((name) => !names.includes(name)),
    ...names.filter((name) => !before.includes(name)),
  ]
  return pressed.reduce(toggleAssociate, panel)
}
