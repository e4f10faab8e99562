import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { fieldErrors, valueOrErrors, type FieldError } from '../validation/fieldError'
import { isFormEmail, notAnEmail } from '../contact-info/email'
import { formatPhone, keptForm, keptPhone, readPhone } from '../contact-info/phone'
import type { EquityDealCustomer, PhoneTitle } from '../opportunity/sections'

/** The phones of a customer in the order of the form, with what the form calls them (O-233, O-234). */
export const customerPhoneTitles = {
  mobilePhone: 'Mobile',
  homePhone: 'Home',
  workPhone: 'Work',
} as const
export type CustomerPhoneField = keyof typeof customerPhoneTitles

/** What the same phones are called on a call (OP-028). */
export const titleOnCall = {
  mobilePhone: 'Mobile',
  homePhone: 'Evening',
  workPhone: 'Day',
} as const satisfies Record<CustomerPhoneField, PhoneTitle>

/** The fields of the form, which are the fields on the wire (O-233). */
export const customerFields = ['email', 'mobilePhone', 'homePhone', 'workPhone'] as const
export type CustomerField = (typeof customerFields)[number]

/** What the customer edit holds while it is filled: texts as they are typed. */
export type CustomerDraft = Readonly<Record<CustomerField, string>>

/** What is saved of a customer: `null` removes what was there (OP-063, OP-064). Phones are as `keptPhone` writes them. */
export type CustomerContact = Readonly<Record<CustomerField, string | null>>

/** What is saved, in the middle of a sentence. */
export const customerNoun = 'customer'

/** What is said when a customer was saved, and when that failed (O-239, O-240). */
export const customerSavedText = 'Success Saving Customer Info'
export const customerFailedText = 'Failed Saving Customer Info'

/**
 * The form as it opens: what is on file, phones as they are shown. It also is the way back from what was sent, which the
 * server judges by the same rules.
 *
 * @example customerDraft(customer).mobilePhone // '(555) 014 - 0182'
 */
export const customerDraft = ({
  email,
  mobilePhone,
  homePhone,
  workPhone,
}: Pick<EquityDealCustomer, CustomerField>): CustomerDraft => ({
  email: email ?? '',
  mobilePhone: formatPhone(mobilePhone ?? ''),
  homePhone: formatPhone(homePhone ?? ''),
  workPhone: formatPhone(workPhone ?? ''),
})

const wrongField = (field: CustomerField, text: string): string | null => {
  if (text === '') return null
  if (field === 'email') return isFormEmail(text) ? null : notAnEmail
  const read = readPhone(text)
  return E.isLeft(read) ? read.left : null
}

/** A field as it is compared and saved: without blanks around it, a phone as it is kept. */
function valueOf(draft: CustomerDraft, field: CustomerField): string | null {
  const text = draft[field].trim()
  if (text === '') return null
  if (field === 'email') return text
  const read = readPhone(text)
  return E.isLeft(read) ? (keptPhone(text) ?? text) : keptForm(read.right)
}

/**
 * What a draft saves, or everything that is wrong with it: an email that passes the pattern of the forms, phones of ten
 * digits (a leading 1 is dropped) that can be dialled, with an extension where there is one, each of them empty to remove it
 * (O-236, OP-063, D-43).
 *
 * @example validateCustomer({ ...draft, homePhone: '555 0142' }) // left: homePhone, 'A phone number has ten digits.'
 */
export const validateCustomer = (
  draft: CustomerDraft,
): E.Either<NonEmptyArray<FieldError<CustomerField>>, CustomerContact> =>
  valueOrErrors(
    fieldErrors(customerFields.map((field) => [field, wrongField(field, draft[field].trim())])),
    () => ({
      email: valueOf(draft, 'email'),
      mobilePhone: valueOf(draft, 'mobilePhone'),
      homePhone: valueOf(draft, 'homePhone'),
      workPhone: valueOf(draft, 'workPhone'),
    }),
  )

/**
 * Whether a field is the same in two drafts. A phone that is only written otherwise is.
 *
 * @example isSameCustomerField('homePhone', { ...draft, homePhone: '5550140127' }, draft) // true of (555) 014 - 0127
 */
export const isSameCustomerField = (
  field: CustomerField,
  one: CustomerDraft,
  other: CustomerDraft,
): boolean => valueOf(one, field) === valueOf(other, field)

/**
 * Whether the email or any phone differs from the initial values (O-235). A phone that is only written otherwise does not.
 *
 * @param baseline the draft as the form began with it: `customerDraft` of what is on file.
 */
export const isCustomerDirty = (draft: CustomerDraft, baseline: CustomerDraft): boolean =>
  customerFields.some((field) => !isSameCustomerField(field, draft, baseline))
