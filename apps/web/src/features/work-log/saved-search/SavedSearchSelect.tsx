import { searchGroups, type SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { savedSearchesPlaceholder } from '@retain/domain/work-log/saved-search/searchTexts'
import { media } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { WaitingSelect } from '@retain/ui/waiting-select'
import { memo, useMemo } from 'react'
import { styled } from 'styled-components'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { useLazyCode } from '../../../core/lazy/useLazyCode'

/** The list of the saved searches. */
export const savedSearchSelect = lazyCode(() => import('@retain/ui/select'))

const Place = styled.div`
  flex: 0 1 232px;
  min-width: 160px;
  & > button {
    width: 100%;
  }
  @media ${media.phone} {
    flex: 1;
  }
`

interface SavedSearchSelectProps {
  /** `null` while they are being loaded. */
  readonly searches: readonly SavedSearch[] | null
  readonly selectedId: string | null
  readonly onSelect: (search: SavedSearch) => void
}

/** The saved searches, the default ones first (L-025, L-050). */
export const SavedSearchSelect = memo(function SavedSearchSelect(props: SavedSearchSelectProps) {
  const { searches, selectedId, onSelect } = props
  const entries = useMemo(
    () =>
      searchGroups(searches ?? []).map(({ label, searches: grouped }) => ({
        label,
        options: grouped.map(({ savedSearchId, name }) => ({ id: savedSearchId, label: name })),
      })),
    [searches],
  )
  const { module, hasFailed } = useLazyCode(savedSearchSelect, 'idle')
  if (module === null)
    return (
      <Place data-tour="saved-searches">
        {hasFailed ? (
          <Button
            aria-label={`${savedSearchesPlaceholder} could not be loaded. Try again`}
            onPress={() => void savedSearchSelect.fetch()}
          >
            Try Again
          </Button>
        ) : (
          <WaitingSelect
            label={savedSearchesPlaceholder}
            isLabelHidden
            placeholder={savedSearchesPlaceholder}
            text={searches?.find(({ savedSearchId }) => savedSearchId === selectedId)?.name}
          />
        )}
      </Place>
    )
  return (
    <Place data-tour="saved-searches">
      <module.Select
        label={savedSearchesPlaceholder}
        isLabelHidden
        placeholder={savedSearchesPlaceholder}
        options={entries}
        value={selectedId}
        onChange={(id) => {
          const search = searches?.find(({ savedSearchId }) => savedSearchId === id)
          if (search !== undefined) onSelect(search)
        }}
        emptyText="No saved searches"
        isDisabled={searches === null}
      />
    </Place>
  )
})
