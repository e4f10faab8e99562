import type { VehicleInfo } from '@retain/domain/opportunity/sections'
import {
  comparisonRows,
  currentVehicleRows,
  onlyRows,
  replacementRows,
  vehicleName,
} from '@retain/domain/vehicle/comparison'
import { shortComparisonLabels } from '@retain/domain/vehicle/comparisonLabels'
import { Card } from '@retain/ui/card'
import { ComparisonTable } from '@retain/ui/comparison-table'
import { memo } from 'react'
import { selectConfig } from '../../core/config/appConfigSlice'
import { useAppSelector } from '../../core/state/appHooks'
import { useSettings } from '../../session/active-store/useStore'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { loadingLines } from './loadingLines'
import { RowValue } from './RowValue'
import type { Section } from '../../core/api/section'

const columnOf = (
  id: string,
  {
    year,
    model,
    trim,
  }: { readonly year: number | null; readonly model: string | null; readonly trim: string | null },
) => ({
  id,
  title: [year, model].filter((part) => part !== null).join(' '),
  subtitle: trim ?? undefined,
})

/** The vehicle that is offered, beside the one that the customer has. */
export const ReplacementCard = memo(function ReplacementCard({
  section,
}: {
  readonly section: Section<VehicleInfo>
}) {
  const { data, status, refetch } = section
  const replacement = data?.replacementVehicle
  return (
    <div data-replacement="">
      <Card
        title="Replacement vehicle"
        isFoldable
        summary={replacement ? vehicleName(replacement) : undefined}
        state={status === 'error' ? 'error' : 'ready'}
        onRetry={refetch}
      >
        {data === undefined ? (
          loadingLines(section, shortComparisonLabels.length + 3)
        ) : (
          <Comparison {...data} />
        )}
      </Card>
    </div>
  )
})

function Comparison({ currentVehicle, replacementVehicle }: VehicleInfo) {
  const { fuelPrice } = useAppSelector(selectConfig)
  const { EAAnnualMiles: annualMiles } = useSettings()
  const offset = useStoreOffset()
  if (replacementVehicle === null) return <p>No replacement vehicle has been found.</p>
  const rows = comparisonRows([
    currentVehicleRows({ currentVehicle, dealInformation: null, lastRoDealCustomer: null, offset }),
    replacementRows(replacementVehicle, currentVehicle, { annualMiles, fuelPrice }),
  ])
  return (
    <ComparisonTable
      label="Replacement vehicle beside the current one"
      columns={[columnOf('current', currentVehicle), columnOf('replacement', replacementVehicle)]}
      rows={onlyRows(rows, shortComparisonLabels).map(({ label, cells }) => ({
        label,
        values: cells.map((cell) => (cell === null ? null : <RowValue key={label} value={cell.value} />)),
      }))}
    />
  )
}
