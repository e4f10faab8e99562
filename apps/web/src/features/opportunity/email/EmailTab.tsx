import { changeEmailDirection } from '@retain/domain/activity/email/emailChanges'
import type { EmailDraft } from '@retain/domain/activity/email/emailDraft'
import {
  emailDirections,
  isOutbound,
  statusOfDirection,
  type EmailDirection,
} from '@retain/domain/activity/email/emailVocabulary'
import { subjectLimit } from '@retain/domain/activity/email/validateEmail'
import { doNotContactWarning } from '@retain/domain/activity/afterContact'
import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { isDoNotContact } from '@retain/domain/opportunity/lock/pageLock'
import type { OpportunityFacts } from '@retain/domain/templates/placeholders'
import { Banner } from '@retain/ui/banner'
import { isBelowThreeColumns } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { FormFields, FormRow } from '@retain/ui/form-layout'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { TextField } from '@retain/ui/text-field'
import { useWindowWidth } from '@retain/ui/window-width'
import { memo } from 'react'
import { LazyRichTextEditor } from '../../../forms/LazyRichTextEditor'
import { RestoredNotice } from '../../../forms/RestoredNotice'
import { SaveFoot } from '../../../forms/SaveFoot'
import { useFieldMessages, type FieldMessage, type FieldMessages } from '../../../forms/useFieldMessages'
import type { Saving } from '../../../forms/useSaving'
import { AddressChoice } from './AddressChoice'
import { EmailOutcome } from './EmailOutcome'
import { EmailThread } from './EmailThread'
import { PreviewButton } from './PreviewButton'
import { threadCustomer } from './threadTitle'
import { useAddedText } from './useAddedText'
import type { EmailForm } from './useEmailForm'
import { useEmailTemplates, type EmailTemplates } from './useEmailTemplates'

interface EmailTabProps {
  readonly form: EmailForm
  readonly saving: Saving
  /** Nothing can be written: what was typed stays in sight. */
  readonly isReadOnly: boolean
  /** The store of the opportunity; not known before that is read. */
  readonly hyperionId: string | undefined
  /** What the placeholders of templates stand for. */
  readonly facts: OpportunityFacts
  /** The email that is answered with the earlier ones of its thread; empty for a new one. */
  readonly thread: readonly HistoryEntry[]
  /** Puts an email that was begun elsewhere in the place of what was typed before; `null` where none waits. */
  readonly onUseStarted: (() => void) | null
  /** Leaves the email that is answered for a new one; `null` where none is. */
  readonly onNewEmail: (() => void) | null
}

/** The fields that show their own messages. */
const fields = ['address', 'subject', 'template', 'emailResult', 'reason', 'notes']

/** The Email tab: an email to the customer, or one that came from them (O-180 to O-211). */
export default function EmailTab(props: EmailTabProps) {
  const { form, saving, isReadOnly, hyperionId, facts, thread, onNewEmail, onUseStarted } = props
  const { draft, update, context } = form
  // Where there is room the thread stands beside the form.
  const isAlone = useWindowWidth(isBelowThreeColumns)
  const isOff = isReadOnly || saving.isSaving
  const isSent = isOutbound(draft)
  const messages = useFieldMessages(form, saving, fields, isReadOnly)
  const templates = useEmailTemplates(form, hyperionId, facts)
  const added = useAddedText(draft.template, hyperionId)
  return (
    <>
      <FormFields
        role="group"
        aria-label="Email"
        onKeyDownCapture={isReadOnly ? undefined : saving.onKeyDownCapture}
      >
        {isDoNotContact(context.statusCode) && <Banner tone="warn">{doNotContactWarning}</Banner>}
        {form.restoredFrom !== null && <RestoredNotice keptAt={form.restoredFrom} />}
        {onUseStarted !== null && (
          <Banner
            tone="info"
            action={
              <Button size="small" isDisabled={isOff} onPress={onUseStarted}>
                Use the comparison
              </Button>
            }
          >
            This email is not sent yet: the comparison was not put in.
          </Banner>
        )}
        {draft.parentEmailContactDetailId !== null && (
          <Banner
            tone="info"
            action={
              onNewEmail !== null && (
                <Button size="small" isDisabled={isOff} onPress={onNewEmail}>
                  Write a new email
                </Button>
              )
            }
          >
            {`Answering ${draft.address}`}
          </Banner>
        )}
        <EmailDirectionRow
          direction={draft.direction}
          emailStatus={draft.emailStatus}
          update={update}
          isDisabled={isOff}
        />
        <AddressChoice
          direction={draft.direction}
          choice={draft.choice}
          address={draft.address}
          flags={draft.flags}
          customer={form.customer}
          update={update}
          onTouch={messages.touch}
          isDisabled={isOff}
          {...messages.at('address')}
        />
        {!isSent && <EmailOutcome form={form} messages={messages} isDisabled={isOff} />}
        <FormRow>
          <SubjectField
            subject={draft.subject}
            update={update}
            onTouch={messages.touch}
            isOff={isOff}
            {...messages.at('subject')}
          />
          <TemplateChoice
            options={templates.options}
            chosen={templates.chosen}
            choose={templates.choose}
            isFailed={templates.isFailed}
            isDisabled={isOff}
          />
        </FormRow>
        <TemplateNotice templates={templates} />
        <LazyRichTextEditor
          label="Email text"
          value={draft.template}
          onChange={(template) => {
            messages.touch('template')
            update((current) => ({ ...current, template }))
          }}
          rows={12}
          footer={isSent ? added : undefined}
          isReadOnly={isOff}
          {...messages.at('template')}
        />
        <SaveFoot {...{ form, saving, messages, isReadOnly }} label={isSent ? 'Send' : 'Record email'}>
          {isSent && <PreviewButton draft={draft} hyperionId={hyperionId} />}
        </SaveFoot>
      </FormFields>
      {isAlone && draft.parentEmailContactDetailId !== null && (
        <EmailThread thread={thread} customer={threadCustomer(facts.customer?.firstName)} place="below" />
      )}
    </>
  )
}

interface EmailDirectionRowProps
  extends Pick<EmailDraft, 'direction' | 'emailStatus'>, Pick<EmailForm, 'update'> {
  readonly isDisabled: boolean
}

/** Whether the email goes out or came in. It is not drawn again for each letter of the text. */
const EmailDirectionRow = memo(function EmailDirectionRow(props: EmailDirectionRowProps) {
  const { direction, emailStatus, update, isDisabled } = props
  return (
    <FormRow>
      <SegmentedControl
        label="Direction"
        options={emailDirections.map((offered) => ({ id: offered, label: offered }))}
        value={direction}
        onChange={(id) => update((current) => changeEmailDirection(current, id as EmailDirection))}
        isDisabled={isDisabled}
      />
      <Select
        label="Status"
        options={[{ id: statusOfDirection[direction], label: statusOfDirection[direction] }]}
        value={emailStatus}
        onChange={() => undefined}
        isDisabled={isDisabled || !isOutbound({ direction })}
      />
    </FormRow>
  )
})

interface SubjectFieldProps extends Pick<EmailDraft, 'subject'>, Pick<EmailForm, 'update'>, FieldMessage {
  readonly onTouch: FieldMessages['touch']
  readonly isOff: boolean
}

/** It is not drawn again for each letter of the text. */
const SubjectField = memo(function SubjectField(props: SubjectFieldProps) {
  const { subject, update, onTouch, isOff, ...message } = props
  return (
    <TextField
      label="Subject"
      value={subject}
      onChange={(next) => {
        onTouch('subject')
        update((current) => ({ ...current, subject: next }))
      }}
      maxLength={subjectLimit}
      isReadOnly={isOff}
      {...message}
    />
  )
})

interface TemplateChoiceProps extends Pick<EmailTemplates, 'options' | 'chosen' | 'choose' | 'isFailed'> {
  readonly isDisabled: boolean
}

/** The template that the text begins with. It is not drawn again for each letter of the text. */
const TemplateChoice = memo(function TemplateChoice(props: TemplateChoiceProps) {
  const { options, chosen, choose, isFailed, isDisabled } = props
  return (
    <Select
      label="Template"
      placeholder="No template"
      emptyText={isFailed ? 'The templates could not be loaded.' : 'There are no templates.'}
      options={options}
      value={chosen}
      onChange={choose}
      isDisabled={isDisabled}
    />
  )
})

/** What is said of a template that was deleted while somebody writes with it. */
const templateGoneText = 'The template was deleted meanwhile. Your text stays.'

const counted = (count: number): string => (count === 1 ? '1 placeholder' : `${count} placeholders`)

/** What became of the placeholders of the chosen template, and the way back to what it has taken the place of. */
function TemplateNotice({ templates }: { readonly templates: EmailTemplates }) {
  const { filled, missing, unknown, putBack, chosen, isGone } = templates
  if (isGone)
    return (
      <Banner tone="warn" isAnnounced>
        {templateGoneText}
      </Banner>
    )
  if (chosen === null) return null
  const gaps = [
    missing.length === 0 ? '' : `Nothing is known for ${missing.join(', ')}: complete the text.`,
    unknown.length === 0
      ? ''
      : `${unknown.map((name) => `{{${name}}}`).join(', ')} is no placeholder and stays as typed.`,
  ].filter((text) => text !== '')
  if (gaps.length === 0 && putBack === null && filled.length === 0) return null
  return (
    <Banner
      tone={gaps.length > 0 ? 'warn' : 'plain'}
      action={
        putBack !== null && (
          <Button size="small" onPress={putBack}>
            Put my text back
          </Button>
        )
      }
    >
      {[filled.length === 0 ? '' : `${counted(filled.length)}, filled with this customer’s values.`, ...gaps]
        .filter((text) => text !== '')
        .join(' ')}
    </Banner>
  )
}
