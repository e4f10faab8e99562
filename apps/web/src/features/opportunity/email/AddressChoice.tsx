import { offeredChoices, addressOf } from '@retain/domain/activity/email/emailAddress'
import { changeAddress, changeEmailChoice } from '@retain/domain/activity/email/emailChanges'
import type { EmailChoice } from '@retain/domain/activity/email/emailVocabulary'
import { emailNotSentTitle, emailWarnings } from '@retain/domain/activity/email/emailWarnings'
import { Banner } from '@retain/ui/banner'
import { ChoiceCards } from '@retain/ui/choice-cards'
import { TextField } from '@retain/ui/text-field'
import { Mail, Plus, TriangleAlert } from 'lucide-react'
import type { FieldMessages } from '../../../forms/useFieldMessages'
import type { EmailForm } from './useEmailForm'

interface AddressChoiceProps {
  readonly form: EmailForm
  readonly messages: FieldMessages
  readonly isDisabled: boolean
}

const names: Readonly<Record<EmailChoice, string>> = { best: 'Best', ndd: 'NDD', custom: 'Custom' }

/** Which address the email is about: those on file and one that is typed, with what stands against it (O-182, O-210, O-211). */
export function AddressChoice({ form, messages, isDisabled }: AddressChoiceProps) {
  const { draft, customer, update } = form
  const warnings = emailWarnings(draft.direction, draft.flags)
  const isFlagged = (choice: EmailChoice) => choice === draft.choice && warnings.length > 0
  return (
    <>
      <ChoiceCards
        label="Address"
        options={offeredChoices(customer).map((choice) => ({
          id: choice,
          title: choice === 'custom' ? 'Type an address' : addressOf(choice, customer),
          description: isFlagged(choice) ? `${names[choice]} · not sent to` : names[choice],
          icon: isFlagged(choice) ? (
            <TriangleAlert aria-hidden="true" />
          ) : choice === 'custom' ? (
            <Plus aria-hidden="true" />
          ) : (
            <Mail aria-hidden="true" />
          ),
        }))}
        value={draft.choice}
        onChange={(id) => update((current) => changeEmailChoice(current, id as EmailChoice, customer))}
        isDisabled={isDisabled}
      />
      {draft.choice === 'custom' && (
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          value={draft.address}
          onChange={(address) => {
            messages.touch('address')
            update((current) => changeAddress(current, address))
          }}
          isReadOnly={isDisabled}
          {...(warnings.length === 0 ? messages.at('address') : {})}
        />
      )}
      {warnings.length > 0 && (
        <Banner tone="warn" title={emailNotSentTitle} isAnnounced>
          {warnings.join(' ')}
        </Banner>
      )}
    </>
  )
}
