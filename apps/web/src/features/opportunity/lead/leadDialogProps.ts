import type { ReplacementVehicle } from '@retain/domain/opportunity/sections'

/** What every dialog of a lead needs. */
export interface LeadDialogProps {
  readonly opptId: string
  readonly hyperionId: string
  readonly storeName: string
  /** The customer's name; '' while it is not known. */
  readonly customer: string
  /** The vehicle that is offered; `null` where there is none. */
  readonly vehicle: ReplacementVehicle | null
  readonly onClose: () => void
}

/** The vehicle that goes along: one without a VIN cannot. */
export const sentVehicle = (
  vehicle: ReplacementVehicle | null,
  isSent: boolean,
): ReplacementVehicle | null => (isSent && vehicle !== null && vehicle.vin !== null ? vehicle : null)
