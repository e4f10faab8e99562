import { offeredChoices, addressOf } from '@retain/domain/activity/email/emailAddress'
import { changeAddress, changeEmailChoice } from '@retain/domain/activity/email/emailChanges'
import type { EmailDraft } from '@retain/domain/activity/email/emailDraft'
import type { EmailChoice } from '@retain/domain/activity/email/emailVocabulary'
import { emailNotSentTitle, emailWarnings } from '@retain/domain/activity/email/emailWarnings'
import { Banner } from '@retain/ui/banner'
import { ChoiceCards } from '@retain/ui/choice-cards'
import { TextField } from '@retain/ui/text-field'
import { Mail, Plus, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { FieldMessage } from '../../../forms/useFieldMessages'
import { BreakableEmail } from '../BreakableEmail'
import type { EmailForm } from './useEmailForm'

interface AddressChoiceProps
  extends
    Pick<EmailDraft, 'direction' | 'choice' | 'address' | 'flags'>,
    Pick<EmailForm, 'customer' | 'update'>,
    FieldMessage {
  /** The address is being typed. */
  readonly onTouch: (field: 'address') => void
  readonly isDisabled: boolean
}

const names: Readonly<Record<EmailChoice, string>> = { best: 'Best', ndd: 'NDD', custom: 'Custom' }

/**
 * Which address the email is about: those on file and one that is typed, with what stands against it (O-182, O-210, O-211). It is
 * not drawn again for each letter of the text.
 */
export const AddressChoice = memo(function AddressChoice(props: AddressChoiceProps) {
  const { direction, choice, address, flags, customer, update, error, hint, onTouch, isDisabled } = props
  const warnings = emailWarnings(direction, flags)
  const isFlagged = (offered: EmailChoice) => offered === choice && warnings.length > 0
  return (
    <>
      <ChoiceCards
        label="Address"
        options={offeredChoices(customer).map((offered) => ({
          id: offered,
          title:
            offered === 'custom' ? (
              'Type an address'
            ) : (
              <BreakableEmail address={addressOf(offered, customer)} />
            ),
          description: isFlagged(offered) ? `${names[offered]} · not sent to` : names[offered],
          icon: isFlagged(offered) ? (
            <TriangleAlert aria-hidden="true" />
          ) : offered === 'custom' ? (
            <Plus aria-hidden="true" />
          ) : (
            <Mail aria-hidden="true" />
          ),
        }))}
        value={choice}
        onChange={(id) => update((current) => changeEmailChoice(current, id as EmailChoice, customer))}
        isDisabled={isDisabled}
      />
      {choice === 'custom' && (
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          value={address}
          onChange={(typed) => {
            onTouch('address')
            update((current) => changeAddress(current, typed))
          }}
          isReadOnly={isDisabled}
          {...(warnings.length > 0 ? {} : error === undefined ? { hint } : { error })}
        />
      )}
      {warnings.length > 0 && (
        <Banner tone="warn" title={emailNotSentTitle} isAnnounced>
          {warnings.join(' ')}
        </Banner>
      )}
    </>
  )
})
