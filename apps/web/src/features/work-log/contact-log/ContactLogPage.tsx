import type { Permission } from '@retain/domain/session/user/permissions'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import { changedLogFilters } from '@retain/domain/work-log/view/changedLogFilters'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import { isManager } from '@retain/domain/session/user/can'
import { PageHeader } from '@retain/ui/page-header'
import { useId, useMemo, useState } from 'react'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectUser } from '../../../session/sessionSlice'
import { FiltersButton } from '../filters/panel/FiltersButton'
import { useMinute } from '../../../core/browser/useMinute'
import { LogPage } from '../LogPage'
import { useLogView } from '../view/useLogView'
import { ContactFilters } from './ContactFilters'
import { ContactResults } from './ContactResults'
import { UnassignedButton } from './unassigned/UnassignedButton'

/** The Contact Log: the emails of the active store's customers that want an answer. */
export const ContactLogPage = () => (
  <LogPage log={contactLog}>{(_store, context) => <ContactLog context={context} />}</LogPage>
)

const noRoles: readonly Permission[] = []

function ContactLog({ context }: { readonly context: LogContext }) {
  const { hyperionId, offset, today } = context
  const now = useMinute()
  const { view, show } = useLogView(contactLog, context)
  const { filters } = view
  const search = useMemo(() => contactLog.search(view, context), [view, context])
  const { userName = '', roles = noRoles } = useAppSelector(selectUser) ?? {}
  const cellContext = useMemo(
    () => ({ offset, now, user: { userName, roles } }),
    [offset, now, userName, roles],
  )
  const panelId = useId()
  // On a phone open filters would fill the window.
  const [isOpen, setIsOpen] = useState(() => !isPhoneWidth(window.innerWidth))
  const changed = Object.keys(changedLogFilters(contactLog, filters, context)).length
  return (
    <>
      <PageHeader data-tour="log-title" title={contactLog.title}>
        {isManager(roles) && <UnassignedButton hyperionId={hyperionId} />}
        <FiltersButton controls={panelId} isOpen={isOpen} onToggle={setIsOpen} count={changed} />
      </PageHeader>
      {isOpen && (
        <ContactFilters id={panelId} hyperionId={hyperionId} today={today} view={view} show={show} />
      )}
      {search !== null && <ContactResults search={search} context={cellContext} view={view} show={show} />}
    </>
  )
}
