import { statusTextOf } from '@retain/api-client/kernel/apiError'
import {
  hasHelpPages,
  helpContent,
  helpPageSizes,
  helpSearchRequest,
  type HelpPlace,
} from '@retain/domain/help/helpSearch'
import { firstPage } from '@retain/domain/paging/pageSize'
import { searchThrottle } from '@retain/domain/text/inputTiming'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { KeyHint } from '@retain/ui/key-hint'
import { SearchField } from '@retain/ui/search-field'
import { Skeleton } from '@retain/ui/skeleton'
import { LifeBuoy, Search } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useThrottledChange } from '../../list/filter-row/useThrottledChange'
import { PageBar } from '../../list/paging/PageBar'
import { useSearchOnlineHelpQuery } from './helpApi'
import { HelpLine } from './HelpLine'
import { Column, Links } from './helpStyle'

interface HelpSearchProps {
  /** The page shows ten links at a time, the dialog all of them (S-267). */
  readonly place: HelpPlace
}

/** The longest text that can be looked for, in characters. */
const longestSearch = 200

/** Looks for helpful links: Enter searches, typing alone does not (S-261 to S-267, S-793 to S-795). */
export function HelpSearch({ place }: HelpSearchProps) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState({ text: '', page: firstPage })
  const typed = useThrottledChange(text, setText, searchThrottle)
  const { data, error, isFetching, refetch } = useSearchOnlineHelpQuery(
    { query: helpSearchRequest(asked.text, place, asked.page) },
    { refetchOnMountOrArgChange: true },
  )
  const state = isFetching ? 'IN_PROGRESS' : error === undefined ? 'COMPLETE' : 'ERROR'
  const content = helpContent(
    state,
    data?.list.length ?? 0,
    error !== undefined && 'kind' in error ? statusTextOf(error) : '',
  )
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    typed.flush()
    setAsked({ text: typed.shown, page: firstPage })
  }
  const found = () => {
    switch (content.kind) {
      case 'spinner':
        return <Skeleton lines={8} label="Loading the links" />
      case 'error':
        return <ErrorState text={content.text} onRetry={() => void refetch()} />
      case 'nothingFound':
        return <EmptyState icon={<Search aria-hidden="true" />} text={content.text} />
      case 'empty':
        return <EmptyState icon={<LifeBuoy aria-hidden="true" />} text="There are no helpful links." />
      case 'links':
        return (
          <Links aria-label="Links">
            {data?.list.map((link) => (
              <li key={link.helpLinkId}>
                <HelpLine link={link} />
              </li>
            ))}
          </Links>
        )
    }
  }
  return (
    <Column>
      <form role="search" onSubmit={search}>
        <SearchField
          label="Search helpful links"
          isLabelHidden
          placeholder="Search helpful links"
          value={typed.shown}
          onChange={typed.change}
          maxLength={longestSearch}
          end={<KeyHint>Enter</KeyHint>}
        />
      </form>
      {found()}
      {data !== undefined && hasHelpPages(place, data.pageCount) && (
        <PageBar
          page={data.page}
          size={helpPageSizes[place]}
          total={data.total}
          pageCount={data.pageCount}
          onPage={(page) => setAsked({ ...asked, page })}
        />
      )}
    </Column>
  )
}
