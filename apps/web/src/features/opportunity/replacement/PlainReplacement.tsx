import type { DealInformation, VehicleInfo } from '@retain/domain/opportunity/sections'
import {
  comparisonRows,
  currentVehicleRows,
  onlyRows,
  replacementRows,
} from '@retain/domain/vehicle/comparison'
import { shortComparisonLabels } from '@retain/domain/vehicle/comparisonLabels'
import { selectConfig } from '../../../core/config/appConfigSlice'
import { useAppSelector } from '../../../core/state/appHooks'
import { useSettings } from '../../../session/active-store/useStore'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import { RowValue } from '../RowValue'
import { ReplacementTable } from './ReplacementTable'

interface PlainReplacementProps {
  readonly opptId: string
  readonly vehicles: VehicleInfo
  readonly deal: DealInformation | null
  readonly onCreateLead: () => void
}

/** The vehicle that is offered beside the current one, as both are on file. */
export function PlainReplacement({ opptId, vehicles, deal, onCreateLead }: PlainReplacementProps) {
  const { fuelPrice } = useAppSelector(selectConfig)
  const { EAAnnualMiles: annualMiles } = useSettings()
  const offset = useStoreOffset()
  const { currentVehicle, replacementVehicle } = vehicles
  if (replacementVehicle === null) return <p>No replacement vehicle has been found.</p>
  const rows = comparisonRows([
    currentVehicleRows({ currentVehicle, dealInformation: deal, lastRoDealCustomer: null, offset }),
    replacementRows(replacementVehicle, currentVehicle, { annualMiles, fuelPrice }),
  ])
  return (
    <ReplacementTable
      {...{ opptId, onCreateLead }}
      vehicles={{ currentVehicle, replacementVehicle }}
      rows={onlyRows(rows, shortComparisonLabels).map(({ label, cells }) => ({
        label,
        values: cells.map((cell) => (cell === null ? null : <RowValue key={label} value={cell.value} />)),
      }))}
    />
  )
}
