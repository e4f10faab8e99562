import { formatCount, formatDollars } from '@retain/domain/money/format'
import type { ListingSort } from '@retain/domain/vls/listing'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import type { ListedVehicle } from '@retain/domain/vls/vlsInventory'
import { media } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { Chip } from '@retain/ui/chip'
import { ArrowDown, ArrowUp, Check } from 'lucide-react'
import { styled } from 'styled-components'
import { BodyPicture } from './BodyPicture'
import type { Listing } from './useListing'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-3);
  line-height: 20px;
  & th,
  & td {
    padding: 4px 12px;
    text-align: start;
    font-weight: 400;
    border-block-end: 1px solid var(--line);
  }
  & thead th {
    height: 36px;
    background: var(--surface-2);
    font-size: var(--fs-3);
    font-weight: 600;
    color: var(--ink-2);
    white-space: nowrap;
  }
  & thead button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 4px 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  & tbody tr {
    height: 58px;
  }
  & tbody tr[data-chosen] {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 var(--accent);
  }
  & thead th:nth-child(2) {
    width: 28%;
  }
  & small {
    display: block;
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
  }
  & b {
    font-weight: 600;
  }
  & [data-figure] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & [data-figure] button {
    justify-content: end;
  }
  & td:last-child {
    width: 1%;
    text-align: end;
    white-space: nowrap;
  }
  @media ${media.narrow} {
    /* Its width would make the window wider than the screen. */
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      position: relative;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      height: auto;
      padding: 8px 12px;
      border-block-end: 1px solid var(--line);
    }
    & td,
    & tbody th {
      padding: 2px 6px;
      border: 0;
    }
    & tbody td:first-child,
    & tbody th {
      grid-row: span 2;
    }
    & tbody td:last-child {
      grid-column: 3;
      width: auto;
    }
    & [data-wide] {
      display: none;
    }
  }
`

const Muted = styled.span`
  font-size: var(--fs-2);
  color: var(--ink-2);
`

interface SortHeadProps {
  readonly by: ListingSort
  readonly label: string
  readonly listing: Listing
}

function SortHead({ by, label, listing: { order, sortBy } }: SortHeadProps) {
  const isSorted = order.by === by
  const direction = order.isDescending ? 'descending' : 'ascending'
  const Arrow = order.isDescending ? ArrowDown : ArrowUp
  return (
    <th scope="col" data-figure="" aria-sort={isSorted ? direction : 'none'}>
      <button type="button" onClick={() => sortBy(by)}>
        {label}
        {isSorted && <Arrow aria-hidden="true" size={12} />}
      </button>
    </th>
  )
}

interface ListingTableProps {
  readonly listing: Listing
  /** The VINs that cannot be chosen again. */
  readonly shownVins: readonly string[]
}

/** The vehicles of a page of the listing, each to be chosen; on a phone they are cards. */
export function ListingTable({ listing, shownVins }: ListingTableProps) {
  const chosen = new Set(listing.chosen.map(({ vin }) => vin))
  return (
    <Table aria-label="Vehicles">
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden="true" />
          </th>
          <th scope="col">Vehicle</th>
          <th scope="col">Color</th>
          <th scope="col">VIN and stock #</th>
          <th scope="col">Condition</th>
          <SortHead by="mileage" label="Mileage" listing={listing} />
          <SortHead by="price" label="Price" listing={listing} />
          <SortHead by="daysInStock" label="Days in stock" listing={listing} />
          <th scope="col">
            <span aria-hidden="true" />
          </th>
        </tr>
      </thead>
      <tbody>
        {listing.shown.map((vehicle) => (
          <VehicleRow
            key={vehicle.vin}
            vehicle={vehicle}
            isChosen={chosen.has(vehicle.vin)}
            isShown={shownVins.includes(vehicle.vin)}
            listing={listing}
          />
        ))}
      </tbody>
    </Table>
  )
}

interface VehicleRowProps {
  readonly vehicle: ListedVehicle
  readonly isChosen: boolean
  readonly isShown: boolean
  readonly listing: Listing
}

function VehicleRow({ vehicle, isChosen, isShown, listing }: VehicleRowProps) {
  const name = vehicleName(vehicle)
  const { vin } = vehicle
  return (
    <tr data-chosen={isChosen || undefined}>
      <td>
        <BodyPicture bodyType={vehicle.bodyType} />
      </td>
      <th scope="row">
        <b>{name}</b>
        <small>{vehicle.bodyType}</small>
      </th>
      <td data-wide="">{vehicle.color}</td>
      <td data-wide="">
        {vin}
        <small>{vehicle.stockNo}</small>
      </td>
      <td data-wide="">
        {vehicle.usedClassification === null ? (
          vehicle.newOrUsed
        ) : (
          <Chip tone="info">{vehicle.usedClassification}</Chip>
        )}
      </td>
      <td data-figure="" data-wide="">
        {formatCount(vehicle.mileage)}
      </td>
      <td data-figure="">
        <b>{formatDollars(vehicle.price)}</b>
      </td>
      <td data-figure="" data-wide="">
        {formatCount(vehicle.daysInStock)}
      </td>
      <td>
        {isShown ? (
          <Muted>In the playground</Muted>
        ) : (
          <Button
            size="small"
            isOn={isChosen}
            aria-pressed={isChosen}
            aria-label={`Choose ${name}, ${vehicle.stockNo}`}
            icon={isChosen ? <Check aria-hidden="true" /> : undefined}
            onPress={() => (isChosen ? listing.remove(vin) : listing.choose(vin))}
          >
            {isChosen ? 'Chosen' : 'Choose'}
          </Button>
        )}
      </td>
    </tr>
  )
}
