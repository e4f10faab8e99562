import type { DealType } from '@retain/domain/deal/dealTypes'
import { opportunityTabs, type OpportunityTab } from '@retain/domain/opportunity/opportunityTabs'
import type { CustomerPhone } from '@retain/domain/opportunity/sections'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { media } from '@retain/ui/breakpoints'
import { Card } from '@retain/ui/card'
import { CardFrame } from '@retain/ui/card-frame'
import { Section } from '@retain/ui/section'
import { Tabs } from '@retain/ui/tabs'
import { memo, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { CallForm } from './activity/CallForm'
import { lazyCode } from '../../core/lazy/lazyCode'
import { richTextEditor } from '../../forms/LazyRichTextEditor'
import { LazyEdit } from './edit/LazyEdit'
import { useAnsweredEmail } from './email/useAnsweredEmail'
import { useEmailForm, useEmailSaving } from './email/useEmailForm'
import { useTemplateFacts } from './email/useTemplateFacts'
import { HistoryPanel } from '../history/HistoryPanel'
import { HistorySummary } from '../history/HistorySummary'
import { LastContact } from '../history/LastContact'
import { useNewEntries } from '../history/historySection'
import { NoteForm } from './activity/NoteForm'
import { useNoteForm, useNoteSaving } from './activity/useNoteForm'
import { useCallSaving } from './activity/useCallSaving'
import { useCallForm } from './activity/useCallForm'
import { useReminderForm, useReminderSaving } from './reminder/useReminderForm'
import { useOpportunityTab } from './useOpportunityTab'
import { useTabKeys } from './useTabKeys'
import type { Sections } from './useSections'

const emailTab = lazyCode(() => {
  // Its editor would else begin to load only once the tab is drawn.
  void richTextEditor.fetch()
  return import('./email/EmailTab')
})
const leadTab = lazyCode(() => import('./lead/LeadTab'))
const reminderTab = lazyCode(() => import('./reminder/ReminderTab'))
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
  /** It is read-only for longer than a moment: somebody else holds the opportunity, or its status ends the work. */
  readonly isLocked: boolean
  readonly isNarrow: boolean
}

/**
 * What is done for the customer: the six tabs, with the last contacts below the call that is being written down. Where nobody
 * can write, the history stands in the place of the form, unless that holds what was typed before.
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
  isLocked,
  isNarrow,
}: WorkCardProps) {
  const [tab, showTab] = useOpportunityTab()
  const ground = useRef<HTMLDivElement>(null)
  useTabKeys({ tab, showTab, ground, codes })
  const isMoving = useRef(false)
  /** Shows a tab because of something done inside another one, whose button is gone: the focus goes along. */
  const moveTo = (next: OpportunityTab) => {
    isMoving.current = true
    showTab(next)
  }
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    ground.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [tab])

  const form = useCallForm(opptId, {
    statusCode,
    phones: customer.data?.phones ?? (customer.status === 'complete' ? noPhones : undefined),
    deal: deal.data ?? { dealType, dealTypeCode: null },
  })
  const saving = useCallSaving(opptId, form, moveTo)
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
  const email = useEmailForm(opptId, {
    statusCode,
    customer: customer.data,
    deal: deal.data ?? { dealType, dealTypeCode: null },
    answered,
    isShown: tab === 'email',
  })
  const emailSaving = useEmailSaving(opptId, source, email, moveTo)
  const templateFacts = useTemplateFacts({ customer, deal, vehicles })
  const note = useNoteForm(opptId)
  const noteSaving = useNoteSaving(opptId, note)
  const reminder = useReminderForm(opptId)
  const reminderSaving = useReminderSaving(opptId, hyperionId ?? '', reminder)
  const hasForm = !isLocked || form.isDirty || saving.isSaving
  const besideForm = !isNarrow && (
    <Section data-tour="opportunity-history" title="Contact history" isDivided>
      {summary}
    </Section>
  )
  const historyPanel = <HistoryPanel history={history} newEntries={newEntries} />
  const panels: Readonly<Record<OpportunityTab, React.ReactNode>> = {
    call: hasForm ? (
      <>
        <LastContact history={history} />
        <CallForm form={form} saving={saving} isReadOnly={isReadOnly} />
        {besideForm}
      </>
    ) : (
      historyPanel
    ),
    email: (
      <LazyEdit code={emailTab} fields={6}>
        {({ default: EmailTab }) => (
          <EmailTab
            form={email}
            saving={emailSaving}
            isReadOnly={isReadOnly}
            hyperionId={hyperionId}
            facts={templateFacts}
            thread={thread}
            onNewEmail={answerNone === null || email.isDirty ? null : answerNone}
          />
        )}
      </LazyEdit>
    ),
    notes: (
      <>
        <NoteForm form={note} saving={noteSaving} isReadOnly={isReadOnly} />
        {besideForm}
      </>
    ),
    history: historyPanel,
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
    reminder: (
      <LazyEdit code={reminderTab} fields={2}>
        {({ default: ReminderTab }) => (
          <ReminderTab
            opptId={opptId}
            form={reminder}
            saving={reminderSaving}
            isReadOnly={isReadOnly || hyperionId === undefined}
          />
        )}
      </LazyEdit>
    ),
  }
  return (
    <>
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
      {isNarrow && ((hasForm && tab === 'call') || tab === 'notes') && (
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
    </>
  )
})

const countOf = (entries: readonly unknown[] | undefined) =>
  entries === undefined ? undefined : String(entries.length)
