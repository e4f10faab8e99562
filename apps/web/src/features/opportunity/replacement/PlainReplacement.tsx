import type { DealInformation, VehicleInfo } from '@retain/domain/opportunity/sections'
import {
  comparisonRows,
  currentVehicleRows,
  onlyRows,
  replacementRows,
} from '@retain/domain/vehicle/comparison'
import { shortComparisonLabels } from '@retain/domain/vehicle/comparisonLabels'
import { EmptyState } from '@retain/ui/empty-state'
import { CarFront } from 'lucide-react'
import { usePlaygroundContext } from '../../payment/usePlaygroundContext'
import { WhatFitsLink } from '../../payment/WhatFitsLink'
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
  const { currentVehicle, replacementVehicle } = vehicles
  const context = usePlaygroundContext({ currentVehicle, dealInformation: deal }, null)
  if (replacementVehicle === null)
    return (
      <EmptyState
        icon={<CarFront aria-hidden="true" />}
        text="No replacement vehicle has been found."
        action={<WhatFitsLink opptId={opptId} />}
      />
    )
  const rows = comparisonRows([
    currentVehicleRows(context),
    replacementRows(replacementVehicle, currentVehicle, context.fuelUse),
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
