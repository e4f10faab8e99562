import { nanoid } from '@reduxjs/toolkit'
import { notFoundTexts } from '@retain/domain/messages/pageTexts'
import { detailsErrorText } from '@retain/domain/opportunity/status/detailsStatus'
import { canBecomeOwner } from '@retain/domain/opportunity/ownerChange'
import { positionText } from '@retain/domain/opportunity/positionInList'
import { pageLock, writeConflict } from '@retain/domain/opportunity/lock/pageLock'
import { isNotFoundPath } from '@retain/domain/session/redirects/notFoundPath'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { othersPresenceText } from '@retain/domain/work-log/rows/presence'
import { Banner } from '@retain/ui/banner'
import { isBelowThreeColumns, isNarrowWidth } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { Page } from '@retain/ui/page'
import { PageMessage } from '@retain/ui/page-message'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Section } from '../../core/api/section'
import { selectConfig } from '../../core/config/appConfigSlice'
import { api } from '../../core/api/api'
import { panelsOf } from '../../core/api/tags'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { useLatest } from '../../core/state/useLatest'
import { useLeave } from '../../forms/unsavedChanges'
import { useWatchedStore } from '../../live/useWatchedStore'
import { selectUser } from '../../session/sessionSlice'
import { UTurn } from '../../shell/ErrorPage'
import { useRecordView } from '../quick-search/useRecordView'
import { useMinute } from '../../core/browser/useMinute'
import { useWindowWidth } from '@retain/ui/window-width'
import { personFiltersIn } from '../../list/address/historyState'
import { selectLastView } from '../../list/address/listViewsSlice'
import { FlagCard } from '../flagging/FlagCard'
import { Customer360Link } from './Customer360Link'
import { CustomerCard } from './CustomerCard'
import { DealCard } from './DealCard'
import type { GuidePlace } from './guide/callGuideChoice'
import { LaterGuide } from './guide/LaterGuide'
import { keepLastOpportunity } from './lastOpportunity'
import { LockNotice } from './LockNotice'
import { listQueryIn } from './openedFrom'
import { LaterThread } from './email/LaterThread'
import { useNeighboursAhead } from './opening/useNeighboursAhead'
import { opportunityFacts } from './opportunityFacts'
import { HouseholdPanel, OffersPanel, ProductsPanel, ValuesPanel } from './panels/laterPanels'
import { usePanelsDue } from './panels/usePanelsDue'
import { OpportunityHead } from './OpportunityHead'
import { Column, Columns, Notes } from './opportunityStyle'
import { PaymentCard } from './PaymentCard'
import { ReasonLine } from './ReasonLine'
import { ReplacementCard } from './replacement/ReplacementCard'
import type { TriedOffer } from './replacement/triedOffer'
import { useOpportunityTab } from './useOpportunityTab'
import { usePosition } from './usePosition'
import { useSections } from './useSections'
import { useVehicleEdits } from './vehicle/useVehicleEdits'
import { VehicleCard } from './VehicleCard'
import { WorkCard } from './work/WorkCard'

interface OpportunityProps {
  readonly opptId: string
  /** The log that it was opened from. */
  readonly source: LogType
}

/** One opening of one opportunity. */
export function Opportunity({ opptId, source }: OpportunityProps) {
  const { appName } = useAppSelector(selectConfig)
  const dispatch = useAppDispatch()
  const userName = useAppSelector(selectUser)?.userName ?? ''
  const isNarrow = useWindowWidth(isNarrowWidth)
  const hasThreeColumns = !useWindowWidth(isBelowThreeColumns)
  const [tab, showTab] = useOpportunityTab()
  const now = useMinute()
  const leave = useLeave()
  const { pathname, state } = useLocation() as { pathname: string; state: unknown }
  const [opening] = useState(nanoid)
  const [refreshes, setRefreshes] = useState(0)
  const openingOf = useMemo(() => ({ opptId, opening }), [opptId, opening])

  const { row, ...steps } = usePosition(opptId, source)
  const sections = useSections(openingOf)
  useNeighboursAhead(steps.navigation, sections.status === 'complete')
  const panelsDue = usePanelsDue(sections.status)
  const { opportunity, frame, customer, deal, vehicles, payment, lastRo } = sections
  /** The list's row, for as long as some sections are not loaded: what changes in it then draws nothing. */
  const rowUntil = (...awaited: readonly Section<unknown>[]) =>
    awaited.some(({ data }) => data === undefined) ? row : undefined
  const rowOfHead = rowUntil(frame, deal, lastRo)
  const statusCode = opportunity.data?.statusCode ?? frame.data?.statusCode ?? rowOfHead?.statusCode
  const facts = useMemo(
    () =>
      opportunityFacts({ statusCode, frame: frame.data, deal: deal.data, lastRo: lastRo.data }, rowOfHead),
    [statusCode, frame.data, deal.data, lastRo.data, rowOfHead],
  )
  const hyperionId = opportunity.data?.hyperionId ?? row?.hyperionId
  const flaggable = useMemo(
    () => (hyperionId === undefined ? undefined : { opptId, hyperionId }),
    [opptId, hyperionId],
  )
  const isMissing = isNotFoundPath(pathname)
  useWatchedStore(opportunity.data?.hyperionId)
  useRecordView(opptId, opportunity.data?.hyperionId)
  useEffect(() => keepLastOpportunity(opptId), [opptId])
  const lock = pageLock({
    details: sections.status,
    statusCode: statusCode ?? null,
    lock: opportunity.data ?? null,
    userName,
    now,
  })
  // Known with the opportunity: no form comes and goes while the rest is read.
  const isLocked =
    lock.reason !== 'error' &&
    opportunity.data !== undefined &&
    writeConflict(opportunity.data, userName) !== null
  const isTakeable =
    frame.data !== undefined &&
    canBecomeOwner({ ...frame.data, statusCode: statusCode ?? frame.data.statusCode }, userName)
  const whatIf = useVehicleEdits()
  const [offer, setOffer] = useState<TriedOffer | null>(null)
  const createLead = useCallback(() => showTab('lead'), [showTab])
  const kept = useAppSelector((root) => selectLastView(root, source))
  const latest = useLatest(sections)
  const refresh = useCallback(
    () =>
      leave(() => {
        setRefreshes((count) => count + 1)
        latest.current.refresh()
        dispatch(api.util.invalidateTags([panelsOf(opptId)]))
      }),
    [leave, dispatch, opptId, latest],
  )

  /** Beside or above the form of a call, where there is one. */
  const guide = (place: GuidePlace) =>
    tab === 'call' &&
    hyperionId !== undefined &&
    !isLocked && <LaterGuide {...{ hyperionId, customer, deal, vehicles, place }} due={panelsDue} />

  return (
    <Page isRecord reachesEdge>
      <title>{facts.name === '' ? appName : `${facts.name} · ${appName}`}</title>
      <OpportunityHead
        opptId={opptId}
        source={source}
        listQuery={kept?.query ?? listQueryIn(state) ?? ''}
        personFilters={kept === null ? personFiltersIn(state) : kept.personFilters}
        facts={facts}
        isMissing={isMissing}
        presence={opportunity.data === undefined ? null : othersPresenceText(opportunity.data, userName)}
        {...steps}
        isNarrow={isNarrow}
        flaggable={flaggable}
        takeable={isTakeable ? opptId : null}
        isReadOnly={lock.isReadOnly}
        onRefresh={refresh}
        isRefreshing={sections.status === 'refresh'}
      />
      {!isMissing && (
        <ReasonLine
          opptId={opptId}
          source={source}
          place={positionText(steps.navigation)}
          deal={deal}
          lastRo={lastRo}
          payment={payment}
          vehicles={vehicles}
          row={rowUntil(deal, lastRo, payment, vehicles)}
          isNarrow={isNarrow}
        />
      )}
      <Notes aria-live="polite">
        {lock.reason === 'error' && (
          <Banner
            tone="danger"
            isAnnounced={false}
            action={<Button onPress={sections.retry}>Try again</Button>}
          >
            {detailsErrorText}
          </Banner>
        )}
        <LockNotice opening={openingOf} opportunity={opportunity.data} page={lock} now={now} />
      </Notes>
      {isMissing ? (
        <PageMessage kind="not-found" {...notFoundTexts} action={<UTurn />} />
      ) : (
        <Columns>
          <Column data-work="">
            {!hasThreeColumns && guide('above')}
            <WorkCard
              // What is typed is typed for what was read: reading anew begins anew (O-077).
              key={refreshes}
              opptId={opptId}
              source={source}
              hyperionId={hyperionId}
              frame={sections.frame}
              vehicles={vehicles}
              history={sections.history}
              customer={customer}
              deal={deal}
              statusCode={statusCode}
              dealType={facts.dealType}
              isReadOnly={lock.isReadOnly}
              isNarrow={isNarrow}
            />
          </Column>
          <Column data-customer="">
            {isNarrow && <Customer360Link opptId={opptId} />}
            <CustomerCard
              key={`customer ${refreshes}`}
              opptId={opptId}
              section={customer}
              isReadOnly={lock.isReadOnly}
            />
            <VehicleCard
              opptId={opptId}
              vehicles={vehicles}
              deal={deal}
              lastRo={lastRo}
              row={rowUntil(vehicles)}
              whatIf={whatIf}
              isReadOnly={lock.isReadOnly}
            />
            <DealCard
              key={`deal ${refreshes}`}
              opptId={opptId}
              hyperionId={hyperionId}
              section={deal}
              vehicles={vehicles}
              isReadOnly={lock.isReadOnly}
              isOrphan={frame.data?.isOrphan ?? row?.isOrphan ?? false}
              row={rowUntil(deal)}
            />
            <HouseholdPanel opptId={opptId} due={panelsDue} />
            {flaggable && <FlagCard opportunity={flaggable} />}
          </Column>
          <Column data-offer="" role="group" aria-label="Payment and offers" tabIndex={0}>
            <PaymentCard
              payment={payment}
              deal={deal}
              vehicles={vehicles}
              row={rowUntil(deal, vehicles)}
              isNarrow={isNarrow}
              edits={whatIf.edits}
              offer={offer}
            />
            {hasThreeColumns && guide('beside')}
            {hasThreeColumns && tab === 'email' && <LaterThread customer={customer} due={panelsDue} />}
            <ReplacementCard
              {...{ opptId, hyperionId, vehicles, deal, payment }}
              edits={whatIf.edits}
              isReadOnly={lock.isReadOnly}
              onTry={setOffer}
              onCreateLead={createLead}
            />
            <ValuesPanel opptId={opptId} due={panelsDue} />
            {hyperionId !== undefined && (
              <OffersPanel hyperionId={hyperionId} opptId={opptId} due={panelsDue} />
            )}
            <ProductsPanel opptId={opptId} due={panelsDue} />
          </Column>
        </Columns>
      )}
    </Page>
  )
}
