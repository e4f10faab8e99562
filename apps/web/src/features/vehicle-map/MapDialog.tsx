import { emptyMapping, isMappingDirty, validateMapping } from '@retain/domain/vehicle-map/mappingDraft'
import {
  mappingIconLabels,
  mappingTypeLabels,
  type MappingType,
} from '@retain/domain/vehicle-map/mappingItem'
import type { SeenMapping } from '@retain/domain/vehicle-map/mappingConflict'
import { ComboBox } from '@retain/ui/combo-box'
import { FormDialog } from '@retain/ui/form-dialog'
import { FormFields } from '@retain/ui/form-layout'
import { KeyValueList } from '@retain/ui/key-value-list'
import { useState } from 'react'
import { checked } from '../../forms/checked'
import { useBusy } from '../../forms/useBusy'
import { useTargetNames } from './useTargetNames'

interface MapDialogProps {
  readonly typeCode: MappingType
  readonly hyperionId: string
  /** What is mapped; at least one. */
  readonly rows: readonly SeenMapping[]
  /** Maps them; answers what went wrong, `null` for nothing. */
  readonly onMap: (mappedTo: string) => Promise<string | null>
  readonly onClose: () => void
}

/** Maps one or more originals to one value: a name that is known, or one that is typed (O-406, OP-131). */
export function MapDialog({ typeCode, hyperionId, rows, onMap, onClose }: MapDialogProps) {
  const names = useTargetNames(hyperionId, typeCode)
  const [mappedTo, setMappedTo] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const { busyWith, run } = useBusy<'map'>()
  const draft = { ...emptyMapping(typeCode), items: rows.map(({ mappedItem }) => mappedItem), mappedTo }
  const { valid, error } = checked(validateMapping(draft))
  const wrong = mappedTo === '' ? undefined : error?.find(({ field }) => field === 'mappedTo')?.message
  const isKnown = names.options.some(({ id }) => id === mappedTo)
  const options =
    mappedTo === '' || isKnown ? names.options : [...names.options, { id: mappedTo, label: mappedTo }]
  const choose = (name: string | null) => {
    setMappedTo(name ?? '')
    setFailure(null)
  }
  return (
    <FormDialog
      title={`Map ${mappingTypeLabels[typeCode]}`}
      isOpen
      isSubmitDisabled={valid === null}
      isAwaitingClose={busyWith !== null}
      error={failure ?? undefined}
      hasChanges={isMappingDirty({ ...draft, items: [] })}
      onSubmit={() => {
        if (valid === null) return
        run('map', async () => {
          const problem = await onMap(valid.mappedTo)
          if (problem === null) onClose()
          else setFailure(problem)
        })
      }}
      onClose={onClose}
    >
      <FormFields role="group" aria-label="Mapping">
        <ComboBox
          label="Mapped To"
          isRequired
          options={options}
          isLoading={names.isLoading}
          value={mappedTo === '' ? null : mappedTo}
          onChange={choose}
          onCreate={choose}
          error={wrong}
        />
        <KeyValueList
          items={rows.map(({ mappedItem, mappedTo: target }) => ({
            label: mappedItem,
            value: target ?? mappingIconLabels.UNMAPPED,
          }))}
        />
      </FormFields>
    </FormDialog>
  )
}
