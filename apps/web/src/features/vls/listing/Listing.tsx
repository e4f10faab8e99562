import { formatTime } from '@retain/domain/calendar/formats'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import { formatCount, formatDollars } from '@retain/domain/money/format'
import { buttonsAtEnds, isFirstPage, isLastPage, pageButtons, pageRange } from '@retain/domain/paging/paging'
import { vehicleLimit } from '@retain/domain/payment/playground/vehicleLimit'
import { noListingFilters } from '@retain/domain/vls/listing'
import type { VlsInventory } from '@retain/domain/vls/vlsInventory'
import { Banner } from '@retain/ui/banner'
import { isNarrowWidth, media } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { EmptyState } from '@retain/ui/empty-state'
import { Pagination } from '@retain/ui/pagination'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { useWindowWidth } from '@retain/ui/window-width'
import { SearchX, X } from 'lucide-react'
import { styled } from 'styled-components'
import { ListingFilters } from './ListingFilters'
import { ListingFiltersButton } from './ListingFiltersButton'
import { ListingTable } from './ListingTable'
import { ListingTray } from './ListingTray'
import { listingPageSize, useListing } from './useListing'

const Root = styled.main`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / 272px minmax(0, 1fr);
  height: 100dvh;
  background: var(--bg);
  & > header,
  & > footer {
    grid-column: 1 / -1;
  }
  & > aside {
    overflow: auto;
    background: var(--surface);
    border-inline-end: 1px solid var(--line);
  }
  @media ${media.narrow} {
    display: block;
    height: auto;
  }
`

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 8px 16px;
  background: var(--surface);
  border-block-end: 1px solid var(--line);
  & p,
  & h1 {
    margin: 0;
    font-size: var(--fs-3);
    line-height: 20px;
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 400;
    color: var(--ink-2);
  }
  & > h1 + p {
    padding-inline-start: 16px;
    border-inline-start: 1px solid var(--line);
  }
  & > span {
    margin-inline-start: auto;
    font-size: var(--fs-3);
    color: var(--ink-2);
  }
  @media ${media.phone} {
    & > h1 + p {
      flex-basis: 100%;
      padding: 0;
      border: 0;
    }
    & > span {
      flex: 1;
      margin: 0;
    }
  }
`

const List = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  padding: 12px 16px 0;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`

const Rows = styled.div`
  flex: 1;
  min-height: 240px;
  overflow: auto;
  background: var(--surface);
  border: 1px solid var(--line);
  border-block-end: 0;
  border-radius: var(--r-3) var(--r-3) 0 0;
`

const conditions = ['All', 'New', 'Used'].map((id) => ({ id, label: id }))

interface ListingProps {
  readonly inventory: VlsInventory
  readonly hideReplacement: boolean
  readonly shownVins: readonly string[]
  readonly isSending: boolean
  /** What went wrong with the choice; `null` for nothing. */
  readonly failure: string | null
  readonly onUse: (vins: readonly string[]) => void
  readonly onClose: () => void
}

/** The stock of a store, as its listing service shows it: filters, vehicles, and what is chosen. */
export function Listing({
  inventory,
  hideReplacement,
  shownVins,
  isSending,
  failure,
  ...actions
}: ListingProps) {
  const listing = useListing(inventory, hideReplacement)
  // Beside the vehicles there is no room for the filters.
  const isNarrow = useWindowWidth(isNarrowWidth)
  const { found, page, pages, filters } = listing
  const { from, to } = pageRange(page, listingPageSize, found.length)
  const replaced = [
    inventory.currentVehicle === null ? null : `Replaces a ${inventory.currentVehicle}`,
    inventory.equityAmount === null ? null : `${formatDollars(inventory.equityAmount)} equity`,
    inventory.currentPayment === null ? null : `${formatDollars(inventory.currentPayment)} a month`,
  ].filter((part) => part !== null)
  return (
    <Root>
      <Top>
        <h1>
          {inventory.storeName}
          <small>Vehicle listing</small>
        </h1>
        <p>
          {inventory.customerName}
          <small>{replaced.join(' · ')}</small>
        </p>
        <span>{`${inventory.userName} · access until ${timeText(inventory.expiresAt)}`}</span>
        <Button icon={<X aria-hidden="true" />} onPress={actions.onClose}>
          Close window
        </Button>
      </Top>
      {!isNarrow && (
        <aside>
          <ListingFilters vehicles={inventory.vehicles} listing={listing} />
        </aside>
      )}
      <List aria-label="Vehicles in stock">
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <Bar>
          <span role="status">
            <b>{formatCount(found.length)}</b>
            {` of ${formatCount(inventory.vehicles.length)} vehicles`}
          </span>
          {isNarrow && <ListingFiltersButton vehicles={inventory.vehicles} listing={listing} />}
          <SegmentedControl
            label="Condition"
            isLabelHidden
            options={conditions}
            value={filters.condition ?? 'All'}
            onChange={(id) => listing.filter({ condition: id === 'New' || id === 'Used' ? id : null })}
          />
        </Bar>
        <Rows>
          {found.length === 0 ? (
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              text="No vehicle in stock passes these filters."
              action={<Button onPress={() => listing.filter(noListingFilters)}>Reset filters</Button>}
            />
          ) : (
            <ListingTable listing={listing} shownVins={shownVins} />
          )}
        </Rows>
        {found.length > 0 && (
          <Pagination
            items={listing.isWhole ? [] : pageButtons(page, pages, buttonsAtEnds.few)}
            current={page}
            canPrevious={!listing.isWhole && !isFirstPage(page)}
            canNext={!listing.isWhole && !isLastPage(page, pages)}
            rangeText={
              listing.isWhole
                ? `All ${formatCount(found.length)}`
                : `${formatCount(from)} – ${formatCount(to)} of ${formatCount(found.length)}`
            }
            onPage={listing.setPage}
            onPrevious={() => listing.setPage(page - 1)}
            onNext={() => listing.setPage(page + 1)}
            showAll={{
              label: listing.isWhole ? 'Show pages' : 'Show all',
              isOn: listing.isWhole,
              isLoading: false,
              onChange: listing.setWhole,
            }}
          />
        )}
      </List>
      <ListingTray
        listing={listing}
        limit={vehicleLimit(hideReplacement)}
        isSending={isSending}
        onUse={() => actions.onUse(listing.chosen.map(({ vin }) => vin))}
      />
    </Root>
  )
}

/** A moment in seconds, by the clock of whoever looks. */
const timeText = (seconds: number): string => {
  const moment = new Date(seconds * 1000)
  const offset = parseUtcOffset(-moment.getTimezoneOffset()) ?? utc
  return formatTime(instantFromEpoch(moment.getTime()), offset)
}
