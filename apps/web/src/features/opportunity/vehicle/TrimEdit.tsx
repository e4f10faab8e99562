import type { CurrentVehicle } from '@retain/domain/opportunity/sections'
import { trimNoun, trimSavedText } from '@retain/domain/vehicle/trimLevel'
import { skipToken } from '@reduxjs/toolkit/query'
import { Button } from '@retain/ui/button'
import { Select } from '@retain/ui/select'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { dealOf } from '../../../core/api/tags'
import { useDraft, withoutErrors } from '../../../forms/useDraft'
import { saveKeys } from '../../../forms/SaveButton'
import { useSaving } from '../../../forms/useSaving'
import { editApi } from '../edit/editApi'

const Line = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-end;
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`

interface TrimEditProps {
  readonly opptId: string
  readonly vehicle: CurrentVehicle
  readonly isReadOnly: boolean
}

/** The trim of the current vehicle, chosen from those of its model and saved by its own call (O-110, O-439, O-440). */
export function TrimEdit({ opptId, vehicle, isReadOnly }: TrimEditProps) {
  const { makeId, modelId, trimId, version } = vehicle
  const isKnown = makeId !== null && modelId !== null
  const trims = editApi.useListTrimLevelsQuery(isKnown ? { query: { makeId, modelId } } : skipToken)
  const options = (trims.data ?? []).map((trim) => ({ id: trim.trimId, label: trim.trimLevel }))
  const onFile = useMemo(() => ({ trimId }), [trimId])
  const rules = useMemo(
    () =>
      withoutErrors<{ readonly trimId: string | null }, string>(
        (draft) => (draft.trimId === trimId ? null : draft.trimId),
        (draft) => draft.trimId !== trimId,
      ),
    [trimId],
  )
  const form = useDraft(onFile, rules, null)
  const saving = useSaving(form, {
    noun: trimNoun,
    send: (chosen) =>
      editApi.endpoints.saveTrim.initiate(
        { body: { opptId, vehicleType: 'current', trimId: chosen }, version },
        { track: false },
      ),
    savedText: trimSavedText,
    staleTags: [dealOf(opptId)],
  })
  const hasNone = !isKnown || (trims.data !== undefined && options.length === 0)
  return (
    <Line onKeyDownCapture={isReadOnly ? undefined : saving.onKeyDownCapture}>
      <Select
        label="Trim"
        options={options}
        placeholder={vehicle.trim ?? 'Not known'}
        value={form.draft.trimId}
        onChange={(id) => form.update(() => ({ trimId: id }))}
        hint={hasNone ? 'No trims of the model are known.' : undefined}
        error={
          trims.isError
            ? 'The trims could not be read.'
            : (saving.refused.trimId ?? (saving.note?.isError === true ? saving.note.text : undefined))
        }
        isDisabled={hasNone}
        isReadOnly={isReadOnly || saving.isSaving}
      />
      <Button
        isDisabled={isReadOnly || form.valid === null}
        isLoading={saving.isSaving}
        aria-keyshortcuts={isReadOnly ? undefined : saveKeys}
        onPress={saving.save}
      >
        Save trim
      </Button>
    </Line>
  )
}
