import { noListingFilters } from '@retain/domain/vls/listing'
import { Button } from '@retain/ui/button'
import { Drawer } from '@retain/ui/drawer'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { ListingFilters, type ListingFiltersProps } from './ListingFilters'

/** Opens the filters of a listing in a drawer, where they have no place of their own; says how many are set. */
export function ListingFiltersButton({ vehicles, listing }: Omit<ListingFiltersProps, 'isTitleHidden'>) {
  const [isOpen, setOpen] = useState(false)
  const { filters } = listing
  const set = Object.entries(filters).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(noListingFilters[name as keyof typeof filters]),
  ).length
  return (
    <>
      <Button icon={<ListFilter aria-hidden="true" />} onPress={() => setOpen(true)}>
        {set === 0 ? 'Filters' : `Filters (${set})`}
      </Button>
      <Drawer
        title="Filters"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <ListingFilters {...{ vehicles, listing }} isTitleHidden />
      </Drawer>
    </>
  )
}
