import type { FilterCatalogue, FilterValues } from '@retain/domain/work-log/filters/filterDefinition'
import { filterTags } from '@retain/domain/work-log/filters/panel/filterTags'
import { LazyTags } from './LazyTags'
import type { ChoicesOf } from './useFilterChoices'

interface FilterTagsProps<Catalogue extends FilterCatalogue> {
  readonly catalogue: Catalogue
  readonly values: FilterValues<Catalogue>
  readonly choicesOf: ChoicesOf
  /** The cross of a tag was pressed. Without it the tags have none. */
  readonly onRemove?: ((name: string) => void) | undefined
  /** A tag was pressed. */
  readonly onOpen: (name: string) => void
}

/** One tag for each active filter that has a value, above the grid; a press opens the panel (L-027, L-475). */
export function FilterTags<Catalogue extends FilterCatalogue>(props: FilterTagsProps<Catalogue>) {
  const { catalogue, values, choicesOf, onRemove, onOpen } = props
  const tags = filterTags(
    catalogue,
    values,
    (name, id) => choicesOf(name).options.find((option) => option.id === id)?.label,
  )
  if (tags.length === 0) return null
  return (
    <LazyTags
      label="Active filters"
      tags={tags.map(({ id, text }) => ({ id, label: text }))}
      onRemove={onRemove}
      onPress={onOpen}
    />
  )
}
