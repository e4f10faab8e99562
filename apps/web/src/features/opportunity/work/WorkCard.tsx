import type { DealType } from '@retain/domain/deal/dealTypes'
import { opportunityTabs, type OpportunityTab } from '@retain/domain/opportunity/opportunityTabs'
import type { CustomerPhone } from '@retain/domain/opportunity/sections'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { media } from '@retain/ui/breakpoints'
import { Card } from '@retain/ui/card'
import { CardFrame } from '@retain/ui/card-frame'
import { Section } from '@retain/ui/section'
import { Tabs } from '@retain/ui/tabs'
import { memo, useCallback, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { richTextEditor } from '../../../forms/LazyRichTextEditor'
import { HistoryPanel } from '../../history/HistoryPanel'
import { useNewEntries } from '../../history/historySection'
import { HistorySummary } from '../../history/HistorySummary'
import { LazyEdit } from '../edit/LazyEdit'
import { useAnsweredEmail } from '../email/useAnsweredEmail'
import { useTemplateFacts } from '../email/useTemplateFacts'
import { whenAtRest } from '../opening/whenAtRest'
import { useOpportunityTab } from '../useOpportunityTab'
import type { Sections } from '../useSections'
import { useTabKeys } from '../useTabKeys'
import { CallPanel } from './CallPanel'
import { EmailPanel, emailTab } from './EmailPanel'
import { NotesPanel } from './NotesPanel'
import { ReminderPanel, reminderTab } from './ReminderPanel'
import { WorkForms } from './WorkForms'

const leadTab = lazyCode(() => import('../lead/LeadTab'))
const codes = { email: emailTab, notes: richTextEditor, lead: leadTab, reminder: reminderTab }

const Ground = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  & > section {
    flex: 1;
  }
  @media ${media.narrow} {
    & > section[data-bare] {
      margin: 0 -12px;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
    }
    & > section[data-bare] [role='tablist'] {
      background: var(--surface);
    }
  }
`

/** The phones of a customer who is not on file. */
const noPhones: readonly CustomerPhone[] = []

interface WorkCardProps extends Pick<Sections, 'frame' | 'history' | 'customer' | 'deal' | 'vehicles'> {
  readonly opptId: string
  /** The log that the page was opened from. */
  readonly source: LogType
  /** The store of the opportunity; not known before that is read. */
  readonly hyperionId: string | undefined
  readonly statusCode: StatusCode | undefined
  readonly dealType: DealType | null
  readonly isReadOnly: boolean
  readonly isNarrow: boolean
}

/**
 * What is done for the customer: the six tabs, with the last contacts below the call that is being written down. Where nobody
 * can write, all of it stays in reach, and only what is typed and saved is disabled (OP-004).
 */
export const WorkCard = memo(function WorkCard({
  opptId,
  source,
  hyperionId,
  frame,
  history,
  customer,
  deal,
  vehicles,
  statusCode,
  dealType,
  isReadOnly,
  isNarrow,
}: WorkCardProps) {
  const [tab, showTab] = useOpportunityTab()
  const ground = useRef<HTMLDivElement>(null)
  useTabKeys({ tab, showTab, ground, codes })
  const isMoving = useRef(false)
  /** Shows a tab because of something done inside another one, whose button is gone: the focus goes along. */
  const moveTo = useCallback(
    (next: OpportunityTab) => {
      isMoving.current = true
      showTab(next)
    },
    [showTab],
  )
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    ground.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [tab])

  // Most customers are written to: when the Email tab is pressed its code is there.
  useEffect(() => whenAtRest(() => void emailTab.fetch()), [])

  const newEntries = useNewEntries(history.data)
  const summary = (
    <HistorySummary
      opptId={opptId}
      history={history}
      newEntries={newEntries}
      onShowAll={() => moveTo('history')}
    />
  )
  const { answered, thread, clear: answerNone } = useAnsweredEmail()
  const templateFacts = useTemplateFacts({ customer, deal, vehicles })
  const dealTyped = deal.data ?? { dealType, dealTypeCode: null }
  const besideForm = !isNarrow && (
    <Section data-tour="opportunity-history" title="Contact history" isDivided>
      {summary}
    </Section>
  )
  const panels: Readonly<Record<OpportunityTab, React.ReactNode>> = {
    call: <CallPanel {...{ history, isReadOnly }} below={besideForm} />,
    email: (
      <EmailPanel
        {...{ isReadOnly, hyperionId, thread, answerNone }}
        isCustomerKnown={customer.data !== undefined || customer.status === 'complete'}
        facts={templateFacts}
      />
    ),
    notes: <NotesPanel isReadOnly={isReadOnly} below={besideForm} />,
    history: <HistoryPanel history={history} newEntries={newEntries} />,
    lead: (
      <LazyEdit code={leadTab} fields={2}>
        {({ default: LeadTab }) => (
          <LeadTab
            opptId={opptId}
            frame={frame.data}
            statusCode={statusCode}
            customer={[customer.data?.firstName, customer.data?.lastName].filter(Boolean).join(' ')}
            vehicle={vehicles.data?.replacementVehicle ?? null}
            source={source}
            isReadOnly={isReadOnly}
          />
        )}
      </LazyEdit>
    ),
    reminder: <ReminderPanel opptId={opptId} isReadOnly={isReadOnly || hyperionId === undefined} />,
  }
  return (
    <WorkForms
      opptId={opptId}
      source={source}
      hyperionId={hyperionId ?? ''}
      call={{
        statusCode,
        phones: customer.data?.phones ?? (customer.status === 'complete' ? noPhones : undefined),
        deal: dealTyped,
      }}
      email={{ statusCode, customer: customer.data, deal: dealTyped, answered, isShown: tab === 'email' }}
      onTab={moveTo}
    >
      <Ground ref={ground} data-fill="">
        <CardFrame data-tour="opportunity-contact" data-bare="" aria-label="Activity">
          <Tabs
            label="Activity"
            tabs={opportunityTabs}
            value={tab}
            onChange={showTab as (id: string) => void}
          >
            {panels[tab]}
          </Tabs>
        </CardFrame>
      </Ground>
      {isNarrow && (tab === 'call' || tab === 'notes') && (
        <div data-after="">
          <Card
            data-tour="opportunity-history"
            title="Contact history"
            isFoldable
            summary={countOf(history.data)}
          >
            {summary}
          </Card>
        </div>
      )}
    </WorkForms>
  )
})

const countOf = (entries: readonly unknown[] | undefined) =>
  entries === undefined ? undefined : String(entries.length)
