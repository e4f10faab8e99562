import type { Cents } from '../money/money'
import type { NewUsed } from '../work-log/rows/logRow'

/** A vehicle as the listing service shows it. */
export interface ListedVehicle {
  readonly vin: string
  readonly stockNo: string
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
  readonly trim: string | null
  readonly bodyType: string | null
  readonly color: string | null
  readonly newOrUsed: NewUsed | null
  readonly usedClassification: string | null
  readonly mileage: number | null
  readonly price: Cents | null
  readonly daysInStock: number
}

/** What the window of the listing service shows. */
export interface VlsInventory {
  readonly storeName: string
  /** Who opened it. */
  readonly userName: string
  readonly customerName: string
  /** Year, make, model and trim of the vehicle that is to be replaced. */
  readonly currentVehicle: string | null
  readonly equityAmount: Cents | null
  readonly currentPayment: Cents | null
  /** Until when the token counts: seconds since 1970 UTC. */
  readonly expiresAt: number
  readonly vehicles: readonly ListedVehicle[]
}
