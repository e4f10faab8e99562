import { firstPage } from '@retain/domain/paging/pageSize'
import { searchThrottle } from '@retain/domain/text/inputTiming'
import type { FilterValue } from '@retain/domain/work-log/filters/filterDefinition'
import { activeFilters, valueOf } from '@retain/domain/work-log/filters/activeFilters'
import { pickFilters } from '@retain/domain/work-log/filters/normaliseFilters'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import { serviceLogFilters } from '@retain/domain/work-log/service-log/serviceLogFilters'
import { changedLogFilters } from '@retain/domain/work-log/view/changedLogFilters'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { Button } from '@retain/ui/button'
import { PageHeader } from '@retain/ui/page-header'
import { ShownOn } from '@retain/ui/shown-on'
import { Printer } from 'lucide-react'
import { useCallback, useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../../core/state/appHooks'
import { FilterField } from '../filters/FilterField'
import { FilterTags } from '../filters/FilterTags'
import { FilterTray } from '../filters/FilterTray'
import { FiltersButton } from '../filters/panel/FiltersButton'
import { panelToggled, selectIsPanelOpen } from '../filters/panel/logPanelsSlice'
import { useFilterChoices } from '../filters/useFilterChoices'
import { useTypedEntry } from '../filters/useTypedEntry'
import { openServiceLogPrint } from './print/openServiceLogPrint'
import type { LogViewControl } from '../view/useLogView'
import type { ServiceLogView } from './serviceLogView'

interface ServiceLogHeadProps extends LogViewControl<ServiceLogView> {
  readonly context: LogContext
}

/**
 * The head of the Service Log: the button of its filters, tags of the changed ones, Print; and the tray with its
 * four filters, each change of which searches at once from page 1 (L-158 to L-164, L-517, L-529).
 */
export function ServiceLogHead({ context, view, show }: ServiceLogHeadProps) {
  const { hyperionId, today } = context
  const dispatch = useAppDispatch()
  const trayId = useId()
  const isOpen = useAppSelector((state) => selectIsPanelOpen(state, serviceLog.id, hyperionId))
  const choicesOf = useFilterChoices(serviceLogFilters, view.filters, hyperionId)
  const changed = changedLogFilters(serviceLog, view.filters, context)
  const { showChange, leave } = useTypedEntry(serviceLogFilters, show)
  const change = useCallback(
    (name: string, value: FilterValue) =>
      showChange(name, {
        ...view,
        page: firstPage,
        filters: { ...view.filters, [name]: value },
      }),
    [showChange, view],
  )
  const remove = (name: string) =>
    show({
      ...view,
      page: firstPage,
      filters: {
        ...view.filters,
        ...pickFilters<typeof serviceLogFilters>(serviceLog.openingFilters(context), [name]),
      },
    })
  const setOpen = (isTrayOpen: boolean) =>
    dispatch(panelToggled({ log: serviceLog.id, hyperionId, isOpen: isTrayOpen }))
  const tags = (
    <FilterTags
      catalogue={serviceLogFilters}
      values={changed}
      choicesOf={choicesOf}
      onRemove={remove}
      onOpen={() => setOpen(true)}
    />
  )
  return (
    <>
      <PageHeader
        data-tour="log-title"
        title={serviceLog.title}
        end={
          <>
            {!isOpen && <ShownOn window="wide">{tags}</ShownOn>}
            <Button icon={<Printer aria-hidden="true" />} onPress={() => openServiceLogPrint(view, context)}>
              Print
            </Button>
          </>
        }
      >
        <FiltersButton
          controls={trayId}
          isOpen={isOpen}
          onToggle={setOpen}
          count={activeFilters(serviceLogFilters, changed).length}
        />
      </PageHeader>
      {isOpen && (
        <FilterTray id={trayId} label="Filters" onSubmit={() => undefined}>
          {Object.entries(serviceLogFilters).map(([name, definition]) => (
            <FilterField
              key={name}
              name={name}
              definition={definition}
              value={valueOf(view.filters, name) ?? ''}
              choices={choicesOf(name)}
              today={today}
              onChange={change}
              onLeave={leave}
              throttle={searchThrottle}
            />
          ))}
        </FilterTray>
      )}
    </>
  )
}
