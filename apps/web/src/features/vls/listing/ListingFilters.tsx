import { formatCount } from '@retain/domain/money/format'
import { listingColor, listingCounts, noListingFilters, usualColors } from '@retain/domain/vls/listing'
import type { ListedVehicle } from '@retain/domain/vls/vlsInventory'
import { Button } from '@retain/ui/button'
import { CheckboxGroup } from '@retain/ui/checkbox-group'
import { NumberField } from '@retain/ui/number-field'
import { SearchField } from '@retain/ui/search-field'
import { Select } from '@retain/ui/select'
import { RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { BodyPicture } from './BodyPicture'
import type { Listing } from './useListing'

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  padding: 12px 16px;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & h2 {
    margin: 0;
    font-size: var(--fs-4);
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`

const Bodies = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  & button {
    display: grid;
    justify-items: center;
    min-height: 44px;
    padding: 4px 0;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-2);
    background: var(--surface);
    font: inherit;
    font-size: var(--fs-1);
    font-weight: 500;
    color: var(--ink-2);
    cursor: pointer;
  }
  & button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-ink);
  }
`

const Label = styled.span`
  display: block;
  margin-block-end: 4px;
  font-size: var(--fs-2);
  font-weight: 500;
  color: var(--ink-2);
`

const mostMakes = 10
const allModels = 'all'

const counted = (counts: readonly { readonly value: string; readonly count: number }[]) =>
  counts.map(({ value, count }) => ({ id: value, label: `${value} (${formatCount(count)})` }))

/** Props of {@link ListingFilters}. */
export interface ListingFiltersProps {
  readonly vehicles: readonly ListedVehicle[]
  readonly listing: Pick<Listing, 'filters' | 'filter'>
  /** What holds them says what they are. @default false */
  readonly isTitleHidden?: boolean
}

/** What a listing is filtered by; each choice says how many vehicles of the store it has. */
export function ListingFilters({
  vehicles,
  listing: { filters, filter },
  isTitleHidden = false,
}: ListingFiltersProps) {
  const makes = useMemo(() => listingCounts(vehicles, ({ make }) => make).slice(0, mostMakes), [vehicles])
  const bodies = useMemo(() => listingCounts(vehicles, ({ bodyType }) => bodyType), [vehicles])
  const colors = useMemo(() => {
    const counts = listingCounts(vehicles, ({ color }) => listingColor(color))
    return usualColors.flatMap((color) => counts.find(({ value }) => value === color) ?? [])
  }, [vehicles])
  const models = useMemo(() => {
    const ofMakes = vehicles.filter(
      ({ make }) => filters.makes.length === 0 || filters.makes.includes(make ?? ''),
    )
    return listingCounts(ofMakes, ({ model }) => model)
  }, [vehicles, filters.makes])
  const years = useMemo(
    () => [...new Set(vehicles.flatMap(({ year }) => year ?? []))].toSorted((a, b) => b - a),
    [vehicles],
  )
  const yearOptions = [
    { id: 'any', label: 'Any' },
    ...years.map((year) => ({ id: String(year), label: String(year) })),
  ]
  const yearOf = (id: string) => (id === 'any' ? null : Number(id))
  const toggled = (bodyType: string) =>
    filters.bodyTypes.includes(bodyType)
      ? filters.bodyTypes.filter((one) => one !== bodyType)
      : [...filters.bodyTypes, bodyType]
  return (
    <Root role="search" aria-label="Filters">
      <Head>
        {isTitleHidden ? <span /> : <h2>Filters</h2>}
        <Button
          variant="ghost"
          size="small"
          icon={<RotateCcw aria-hidden="true" />}
          onPress={() => filter(noListingFilters)}
        >
          Reset
        </Button>
      </Head>
      <SearchField
        label="VIN or stock #"
        isLabelHidden
        placeholder="VIN or stock #"
        value={filters.text}
        onChange={(text) => filter({ text })}
      />
      <CheckboxGroup
        label="Make"
        options={counted(makes)}
        value={filters.makes}
        onChange={(chosen) => filter({ makes: chosen, model: null })}
      />
      <Select
        label="Model"
        options={[{ id: allModels, label: 'All models' }, ...counted(models)]}
        value={filters.model ?? allModels}
        onChange={(id) => filter({ model: id === allModels ? null : id })}
      />
      <div role="group" aria-label="Body type">
        <Label aria-hidden="true">Body type</Label>
        <Bodies>
          {bodies.map(({ value, count }) => (
            <button
              key={value}
              type="button"
              aria-pressed={filters.bodyTypes.includes(value)}
              title={formatCount(count)}
              onClick={() => filter({ bodyTypes: toggled(value) })}
            >
              <BodyPicture bodyType={value} isSmall />
              {value}
            </button>
          ))}
        </Bodies>
      </div>
      <Pair role="group" aria-label="Price">
        <NumberField
          label="Price from"
          value={filters.priceFrom}
          onChange={(priceFrom) => filter({ priceFrom })}
          min={0}
        />
        <NumberField
          label="Price to"
          value={filters.priceTo}
          onChange={(priceTo) => filter({ priceTo })}
          min={0}
        />
      </Pair>
      <Pair role="group" aria-label="Year">
        <Select
          label="Year from"
          options={yearOptions}
          value={filters.yearFrom === null ? 'any' : String(filters.yearFrom)}
          onChange={(id) => filter({ yearFrom: yearOf(id) })}
        />
        <Select
          label="Year to"
          options={yearOptions}
          value={filters.yearTo === null ? 'any' : String(filters.yearTo)}
          onChange={(id) => filter({ yearTo: yearOf(id) })}
        />
      </Pair>
      <CheckboxGroup
        label="Color"
        options={counted(colors)}
        value={filters.colors}
        onChange={(chosen) => filter({ colors: chosen })}
      />
    </Root>
  )
}
