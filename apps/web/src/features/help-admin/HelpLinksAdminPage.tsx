import { formatCompactDateTime } from '@retain/domain/calendar/formats'
import type { HelpLink } from '@retain/domain/help/helpLink'
import { shortPageSize } from '@retain/domain/paging/pageSize'
import { Chip } from '@retain/ui/chip'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { AdminScreen } from '../admin-list/AdminScreen'
import { useShownRow } from '../admin-list/useShownRow'
import { useListHelpLinksQuery } from './helpAdminApi'
import { HelpLinkWork } from './HelpLinkWork'

const texts = {
  newLabel: 'New help link',
  allLabel: 'All help links',
  countText: 'help links, by position',
  emptyText: 'There are no help links.',
  chooseText: 'Choose a help link, or write a new one.',
  failedText: 'The help links could not be loaded.',
}

/** The help links, to be written, changed and deleted by their administrators (S-039, S-420, S-431). */
export function HelpLinksAdminPage() {
  const shown = useShownRow()
  const offset = useStoreOffset()
  const { data, isError, refetch } = useListHelpLinksQuery(
    { query: { pageNumber: shown.page, pageSize: shortPageSize } },
    { refetchOnMountOrArgChange: true },
  )
  const rowOf = ({ helpLinkId, linkTitle, orderBy, insUpdDT, insUpdUser, disabled }: HelpLink) => ({
    id: helpLinkId,
    title: linkTitle,
    detail: `${orderBy} · ${formatCompactDateTime(insUpdDT, offset)} · ${insUpdUser}`,
    state: disabled ? <Chip tone="line">Disabled</Chip> : null,
  })
  return (
    <AdminScreen
      texts={texts}
      shown={shown}
      data={data}
      hasFailed={isError}
      onRetry={() => void refetch()}
      rowOf={rowOf}
      Work={HelpLinkWork}
    />
  )
}
