import {
  addCustomPhone,
  choosePhone,
  markPhone,
  removeCustomPhone,
  type CallContext,
  type CallDraft,
  type PhoneEntry,
} from '@retain/domain/activity/call/callDraft'
import { ChoiceCards, type ChoiceCard } from '@retain/ui/choice-cards'
import { IconButton } from '@retain/ui/icon-button'
import { Ban, Phone, PhoneCall, PhoneOff, X } from 'lucide-react'
import { memo } from 'react'
import { checked } from '../../../forms/checked'
import { AnotherNumber } from './AnotherNumber'
import type { CallForm } from './useCallForm'

interface PhoneChoiceProps extends Pick<CallForm, 'draft' | 'update' | 'context'> {
  readonly isDisabled: boolean
}

/** The text under a number: its title, whether it is the best one, and whether it is bad. */
const described = ({ title, isBest, isBad }: PhoneEntry): string =>
  [title, isBad ? 'bad number' : isBest ? 'best' : ''].filter((part) => part !== '').join(' · ')

/** The same digits can be on file twice, so a number alone does not identify its card. */
const cardId = ({ title, number }: PhoneEntry): string => `${title} ${number}`

type Change = (change: (draft: CallDraft) => CallDraft) => void

/** The small button of a card: marks a number on file, takes a typed one off the list. */
function actionOf(phone: PhoneEntry, update: Change, context: CallContext, isDisabled: boolean) {
  const { number, formatted, isBad, isUserCustom } = phone
  const name = isUserCustom ? 'Remove number' : isBad ? 'Mark as good number' : 'Mark as bad number'
  const icon = isUserCustom ? (
    <X aria-hidden="true" />
  ) : isBad ? (
    <PhoneCall aria-hidden="true" />
  ) : (
    <PhoneOff aria-hidden="true" />
  )
  return (
    <IconButton
      size="tiny"
      label={`${name} ${formatted}`}
      tooltip={name}
      icon={icon}
      isDisabled={isDisabled}
      onPress={() =>
        update((draft) =>
          isUserCustom ? removeCustomPhone(draft, number) : markPhone(draft, number, !isBad, context),
        )
      }
    />
  )
}

/** Which number the call was about: those on file, the best one first, and those typed for this call (O-133, O-134, O-150, O-151). */
export const PhoneChoice = memo(function PhoneChoice({
  draft,
  update,
  context,
  isDisabled,
}: PhoneChoiceProps) {
  const { phoneNumbers, activePhone } = draft
  const options = phoneNumbers.map((phone): ChoiceCard => ({
    id: cardId(phone),
    title: phone.formatted,
    description: described(phone),
    icon: phone.isBad ? <Ban aria-hidden="true" /> : <Phone aria-hidden="true" />,
    isStruck: phone.isBad,
    isDisabled: phone.isBad,
    action: actionOf(phone, update, context, isDisabled),
  }))
  const chosen = phoneNumbers.find(({ number, isBad }) => number === activePhone && !isBad)
  const choose = (id: string) => {
    const phone = phoneNumbers.find((entry) => cardId(entry) === id)
    if (phone !== undefined) update((current) => choosePhone(current, phone.number))
  }
  return (
    <div>
      <ChoiceCards
        label="Phone"
        isLabelHidden
        options={options}
        value={chosen === undefined ? null : cardId(chosen)}
        onChange={choose}
        isDisabled={isDisabled}
      />
      <AnotherNumber
        isDisabled={isDisabled}
        problemOf={(text) => checked(addCustomPhone(draft, text)).error}
        onAdd={(text) => update((current) => checked(addCustomPhone(current, text)).valid ?? current)}
      />
    </div>
  )
})
