import { withCurrentVehicleEdits, withPaymentEdit } from '@retain/domain/deal/currentVehicleEdits'
import { currentPayment } from '@retain/domain/deal/currentPayment'
import type { DealInformation, LastRoCustomer, VehicleInfo } from '@retain/domain/opportunity/sections'
import {
  currentVehicleRows,
  onlyRows,
  vehicleName,
  type ComparisonRow,
} from '@retain/domain/vehicle/comparison'
import { currentVehicleLabels, shortCurrentVehicleLabels } from '@retain/domain/vehicle/comparisonLabels'
import { rowVehicle } from '@retain/domain/vehicle/rowVehicle'
import { scoreLevel } from '@retain/domain/work-log/rows/cells/score'
import { warrantyOf } from '@retain/domain/work-log/rows/cells/warranty'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { Button } from '@retain/ui/button'
import { Card, type CardProps } from '@retain/ui/card'
import { KeyValueList, type KeyValue } from '@retain/ui/key-value-list'
import { Score } from '@retain/ui/score'
import { Skeleton } from '@retain/ui/skeleton'
import { memo, useState } from 'react'
import { styled } from 'styled-components'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import type { Section } from '../../core/api/section'
import { lazyCode } from '../../core/lazy/lazyCode'
import { WarrantyIcon } from '../work-log/grid/logIcons'
import { EditButton } from './edit/EditButton'
import { LazyEdit } from './edit/LazyEdit'
import { loadingLines } from './loadingLines'
import { RowValue } from './RowValue'
import { KeyFeatures } from './vehicle/KeyFeatures'
import type { VehicleEdits } from './vehicle/useVehicleEdits'

const Name = styled.div`
  display: flex;
  gap: 8px;
  margin-bottom: 4px;
  & > div {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
  }
  & small {
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`

const TriedOut = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin: 4px 0;
  font-size: var(--fs-2);
  color: var(--ink-2);
`

const vehicleEdit = lazyCode(() => import('./vehicle/VehicleEdit'))

/** What follows from the figures that can be tried out (O-307 to O-310). */
const resultLabels = ['Equity Amount', 'Payment Payoff'] as const

interface VehicleCardProps {
  readonly opptId: string
  readonly whatIf: VehicleEdits
  readonly isReadOnly: boolean
  readonly vehicles: Section<VehicleInfo>
  readonly deal: Section<DealInformation>
  readonly lastRo: Section<LastRoCustomer>
  /** The list's row, whose values show until the section is loaded. */
  readonly row: LogRow | undefined
}

const lineOf = ({ label, tone, ...row }: ComparisonRow): KeyValue => ({
  label,
  value: <RowValue {...row} />,
  tone,
})

/** Who brought the vehicle to the last repair order. */
const roCustomerItem = (order: LastRoCustomer | undefined): KeyValue => ({
  label: 'RO Customer',
  value: [order?.firstName, order?.lastName].filter(Boolean).join(' '),
})

/** The customer's present vehicle: its figures, and on demand everything that is known of it (O-098). */
export const VehicleCard = memo(function VehicleCard(props: VehicleCardProps) {
  const { opptId, vehicles, deal, lastRo, row, whatIf, isReadOnly } = props
  const [isWhole, setIsWhole] = useState(false)
  const [{ isEditing, movesFocus }, setEditing] = useState({ isEditing: false, movesFocus: false })
  const offset = useStoreOffset()
  const { data, status, refetch } = vehicles
  const vehicle = data?.currentVehicle
  const frame = {
    'data-tour': 'opportunity-vehicle',
    title: 'Current vehicle',
    isFoldable: true,
    state: status === 'error' ? ('error' as const) : ('ready' as const),
    onRetry: refetch,
  }
  if (vehicle === undefined)
    return row === undefined || status === 'complete' ? (
      <Card {...frame}>{loadingLines(vehicles, shortCurrentVehicleLabels.length + 4)}</Card>
    ) : (
      <RowVehicle row={row} frame={frame} />
    )

  const sections = { lastRoDealCustomer: lastRo.data ?? null, offset }
  const onFile = currentVehicleRows({
    ...sections,
    currentVehicle: vehicle,
    dealInformation: deal.data ?? null,
  })
  const rows = currentVehicleRows({
    ...sections,
    currentVehicle: withCurrentVehicleEdits(vehicle, whatIf.edits),
    dealInformation: deal.data === undefined ? null : withPaymentEdit(deal.data, whatIf.edits),
  })
  const noteOf = ({ label, value }: ComparisonRow): string | null => {
    const before = onFile.find((known) => known.label === label)?.value ?? null
    if (value !== before) return `was ${before ?? 'unknown'}`
    return label === 'Mileage' && vehicle.isMileageEstimated ? 'est.' : null
  }
  const linesOf = (shown: readonly ComparisonRow[]) =>
    shown.map((row) => {
      const note = noteOf(row)
      return note === null ? lineOf(row) : { ...lineOf(row), value: <RowValue {...row} note={note} /> }
    })
  const lines = linesOf(isWhole ? rows : onlyRows(rows, shortCurrentVehicleLabels))
  const level = scoreLevel(vehicle.predictiveScore)
  const warranty = warrantyOf(vehicle.warrantyExpIcon)
  return (
    <Card
      {...frame}
      summary={vehicleName(vehicle)}
      action={
        isEditing ? undefined : (
          <EditButton
            edit={{ movesFocus, open: () => setEditing({ isEditing: true, movesFocus: true }) }}
            noun="vehicle"
            isDisabled={isReadOnly}
          />
        )
      }
    >
      <Name>
        <div>
          <b>{vehicleName(vehicle)}</b>
          {vehicle.vin !== null && <small>VIN {vehicle.vin}</small>}
        </div>
        {warranty !== null && <WarrantyIcon value={warranty} />}
        {level !== null && vehicle.predictiveScore !== null && (
          <span title="Predictive score">
            <Score value={vehicle.predictiveScore} tone={level} />
          </span>
        )}
      </Name>
      {isEditing ? (
        <LazyEdit code={vehicleEdit} fields={6}>
          {({ VehicleEdit }) => (
            <VehicleEdit
              {...{ opptId, vehicle, whatIf, isReadOnly, movesFocus }}
              payment={currentPayment(deal.data ?? null)}
              results={linesOf(onlyRows(rows, resultLabels))}
              onClose={() => setEditing({ isEditing: false, movesFocus: true })}
            />
          )}
        </LazyEdit>
      ) : (
        <>
          {whatIf.isDirty && (
            <TriedOut>
              Some figures are tried out.
              <Button variant="link" size="small" onPress={whatIf.reset}>
                Reset
              </Button>
            </TriedOut>
          )}
          <KeyValueList items={[...lines, roCustomerItem(lastRo.data)]} />
          <Button
            variant="link"
            size="small"
            aria-expanded={isWhole}
            onPress={() => setIsWhole((current) => !current)}
          >
            {isWhole ? 'Fewer details' : `All ${currentVehicleLabels.length} details`}
          </Button>
          <KeyFeatures opptId={opptId} vehicleType="current" />
        </>
      )}
    </Card>
  )
})

/** What the row of the list knows of the vehicle, and the places of what is being loaded. */
function RowVehicle({ row, frame }: { readonly row: LogRow; readonly frame: Omit<CardProps, 'children'> }) {
  const { name, rows } = rowVehicle(row)
  const lines = shortCurrentVehicleLabels.map((label) => rows.find((known) => known.label === label) ?? label)
  return (
    <Card {...frame} summary={name}>
      <Name>
        <div>
          <b>{name}</b>
          <Skeleton lines={1} />
        </div>
      </Name>
      <KeyValueList
        items={[...lines, 'RO Customer'].map((line) =>
          typeof line === 'string' ? { label: line, value: null, isLoading: true } : lineOf(line),
        )}
      />
    </Card>
  )
}
