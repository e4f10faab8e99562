import type { CurrentVehicleEdits } from '@retain/domain/deal/currentVehicleEdits'
import {
  emptyVehicleEdit,
  isVehicleEditDirty,
  readVehicleEdit,
  vehicleEditsOf,
  type VehicleEditDraft,
  type VehicleEditField,
} from '@retain/domain/deal/vehicleEditDraft'
import { useMemo } from 'react'
import { useUnsavedChanges } from '../../../forms/unsavedChanges'
import { useDraft } from '../../../forms/useDraft'

/** What somebody tries out with the figures of the current vehicle. */
export interface VehicleEdits {
  readonly draft: VehicleEditDraft
  readonly errors: Readonly<Record<string, string>>
  /** What of it is in force: what is typed wrong is not. */
  readonly edits: CurrentVehicleEdits
  readonly isDirty: boolean
  readonly write: (field: VehicleEditField, text: string) => void
  /** Back to what is on file. */
  readonly reset: () => void
}

const rules = { validate: readVehicleEdit, isDirty: isVehicleEditDirty }

/**
 * Figures of the current vehicle that are tried out: they are held until the page is refreshed or left, which is asked about, and
 * never sent (O-063, O-079, OP-090).
 */
export function useVehicleEdits(): VehicleEdits {
  const { draft, errors, isDirty, update, reset } = useDraft(emptyVehicleEdit, rules, null)
  useUnsavedChanges(isDirty, reset)
  return useMemo(
    () => ({
      draft,
      errors,
      edits: vehicleEditsOf(draft),
      isDirty,
      write: (field, text) => update((current) => ({ ...current, [field]: text })),
      reset,
    }),
    [draft, errors, isDirty, update, reset],
  )
}
