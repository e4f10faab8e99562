import type { Permission } from '@retain/domain/session/user/permissions'
import type { Store } from '@retain/domain/session/user/user'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import { changedContactFilters } from '@retain/domain/work-log/contact-log/contactLogView'
import type { ContactLogFilters } from '@retain/domain/work-log/contact-log/contactLogFilters'
import { firstPage } from '@retain/domain/paging/pageSize'
import { PageHeader } from '@retain/ui/page-header'
import { useCallback, useId, useMemo, useState } from 'react'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectUser } from '../../../session/sessionSlice'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import { FiltersButton } from '../filters/panel/FiltersButton'
import { useStoreToday } from '../filters/useStoreToday'
import { useMinute } from '../../../core/browser/useMinute'
import { LogPage } from '../LogPage'
import { ContactFilters } from './ContactFilters'
import { contactLogSearch } from './contactLogSearch'
import { ContactResults } from './ContactResults'
import { useContactLogView } from './useContactLogView'

/** The Contact Log: the mails of the active store's customers that want an answer. */
export const ContactLogPage = () => (
  <LogPage log={contactLog}>{(store) => <ContactLog store={store} />}</LogPage>
)

/** Up to this width, in pixels, the filters start closed: they would fill the window. */
const phoneWidth = 720

const noRoles: readonly Permission[] = []

function ContactLog({ store: { hyperionId } }: { readonly store: Store }) {
  const offset = useStoreOffset()
  const today = useStoreToday()
  const now = useMinute()
  const { view, show } = useContactLogView(hyperionId, today)
  const { filters } = view
  const request = useMemo(
    () => contactLogSearch(hyperionId, view, today, offset),
    [hyperionId, view, today, offset],
  )
  const { userName = '', roles = noRoles } = useAppSelector(selectUser) ?? {}
  const context = useMemo(() => ({ offset, now, user: { userName, roles } }), [offset, now, userName, roles])
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(() => window.innerWidth > phoneWidth)
  const changed = Object.keys(changedContactFilters(filters, today)).length
  const filter = useCallback(
    (next: ContactLogFilters) => show({ ...view, filters: next, page: firstPage }),
    [view, show],
  )
  return (
    <>
      <PageHeader title={contactLog.title}>
        <FiltersButton controls={panelId} isOpen={isOpen} onToggle={setIsOpen} count={changed} />
      </PageHeader>
      {isOpen && (
        <ContactFilters
          id={panelId}
          hyperionId={hyperionId}
          today={today}
          filters={filters}
          onChange={filter}
        />
      )}
      <ContactResults request={request} context={context} view={view} show={show} />
    </>
  )
}
