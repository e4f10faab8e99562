import type { ReplacementVehicle } from '@retain/domain/opportunity/sections'

/** What every dialog of a lead needs. */
export interface LeadDialogProps {
  readonly opptId: string
  readonly hyperionId: string
  readonly storeName: string
  /** The vehicle that is offered; `null` where there is none. */
  readonly vehicle: ReplacementVehicle | null
  readonly onClose: () => void
}
