import { searchResultCap } from '@retain/domain/quick-search/quickSearch'
import { formatCount } from '@retain/domain/money/format'
import type { Store } from '@retain/domain/session/user/user'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { searchTags } from '@retain/domain/work-log/search-log/searchLogRequest'
import { Banner } from '@retain/ui/banner'
import { EmptyState } from '@retain/ui/empty-state'
import { PageHeader } from '@retain/ui/page-header'
import { ShownOn } from '@retain/ui/shown-on'
import { TagGroup } from '@retain/ui/tag-group'
import { Search } from 'lucide-react'
import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../../app/listen'
import { searchRemoved, selectLogSearch } from '../../quick-search/logSearchSlice'
import { QuickSearch } from '../../quick-search/QuickSearch'
import { LogPage } from '../LogPage'
import { LogResults } from '../LogResults'
import type { LogRequest } from '../search/logRequest'
import { useSearchLogState } from '../search/workLogApi'
import { useLogView } from '../view/useLogView'
import { useSearchLogSearch } from './useSearchLogSearch'

/** The Search log: what the last search found, in one store or in several (L-010, L-231, L-548). */
export const SearchLogPage = () => <LogPage log={searchLog}>{(store) => <SearchLog store={store} />}</LogPage>

/** A text is its own label; no option of a filter is known here. */
const noLabel = () => undefined

function SearchLog({ store }: { readonly store: Store }) {
  const dispatch = useAppDispatch()
  const search = useAppSelector(selectLogSearch)
  const searchOf = useSearchLogSearch()
  const control = useLogView(searchLog, store.hyperionId)
  const request = useMemo(() => searchOf(control.view), [searchOf, control.view])
  const tags = search === null ? [] : searchTags(search, noLabel)
  return (
    <>
      <PageHeader
        title={searchLog.title}
        end={
          tags.length > 0 && (
            <TagGroup
              label="Searched for"
              isLabelHidden
              tags={tags.map(({ id, text }) => ({ id, label: text }))}
              onRemove={() => dispatch(searchRemoved())}
            />
          )
        }
      />
      {/* On a phone the bar over the page has no room for it. */}
      <ShownOn window="phone">
        <QuickSearch />
      </ShownOn>
      {request === null ? (
        <EmptyState icon={<Search aria-hidden="true" />} text={nothingSearched} />
      ) : (
        <>
          <Capped request={request} />
          <LogResults log={searchLog} store={store} request={request} {...control} />
        </>
      )}
    </>
  )
}

const nothingSearched = 'Search by name, phone, email, VIN or stock number.'

/** Says that more matches than is shown (L-232, L-549). */
function Capped({ request }: { readonly request: LogRequest }) {
  const { data } = useSearchLogState(request)
  return data?.isCapped === true ? (
    <Banner tone="warn" isAnnounced>
      More than {formatCount(searchResultCap)} customers match. Only the first {formatCount(searchResultCap)}{' '}
      are listed.
    </Banner>
  ) : null
}
