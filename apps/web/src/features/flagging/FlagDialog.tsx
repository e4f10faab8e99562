import type { Associate, Flaggable } from '@retain/domain/flagging/associate'
import {
  emptyFlagPanel,
  flagBatch,
  flagsLoaded,
  isFlagPanelDirty,
  offeredAssociates,
  toggleAssociate,
  toggleMyself,
  type FlagPanel,
} from '@retain/domain/flagging/flagPanel'
import { Checkbox } from '@retain/ui/checkbox'
import { FormDialog } from '@retain/ui/form-dialog'
import { MultiSelect } from '@retain/ui/multi-select'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useAppDispatch, useAppSelector } from '../../app/listen'
import { selectUser } from '../../session/sessionSlice'
import { associateName } from './associateName'
import { useListAssociatesQuery } from './flagApi'
import { saveFlags } from './saveFlags'

const Fields = styled.div`
  display: grid;
  gap: 12px;
`

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
  const { associates, isLoading, failure } = useAssociates(opportunity.hyperionId, flagged)
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
      <Fields>
        <Checkbox
          label="Myself"
          value={panel.isFlaggedByMe}
          onChange={() => setChosen(toggleMyself(panel))}
        />
        <MultiSelect
          label="Associates"
          placeholder={isLoading ? 'Loading' : 'None'}
          options={offeredAssociates(associates, userName).map((associate) => ({
            id: associate.userName,
            label: associateName(associate),
          }))}
          value={chosenNames(panel, userName)}
          onChange={(names) => setChosen(withChosen(panel, names, userName))}
        />
      </Fields>
    </FormDialog>
  )
}

/** Everybody who can be named: the associates of the store, the flagged ones who have left it, and the user. */
function useAssociates(hyperionId: string, flagged: readonly Associate[]) {
  const { data = none, isLoading, isError } = useListAssociatesQuery({ query: { hyperionId } })
  const user = useAppSelector(selectUser)
  const associates = useMemo(() => {
    const own: readonly Associate[] =
      user === null
        ? none
        : [
            {
              userName: user.userName,
              givenName: user.givenName ?? '',
              familyName: user.familyName ?? '',
              email: user.email ?? '',
              isFlagged: false,
            },
          ]
    const known = new Map([...flagged, ...own, ...data].map((associate) => [associate.userName, associate]))
    return [...known.values()]
  }, [data, flagged, user])
  return { associates, isLoading, failure: isError ? 'The associates could not be read.' : undefined }
}

const none: readonly Associate[] = []

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
