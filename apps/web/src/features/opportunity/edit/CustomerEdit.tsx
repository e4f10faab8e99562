import { formatPhone } from '@retain/domain/contact-info/phone'
import {
  customerDraft,
  customerFields,
  customerNoun,
  customerPhoneTitles,
  customerSavedText,
  isSameCustomerField,
  validateCustomer,
} from '@retain/domain/customer/customerEdit'
import { customerPhoneFields } from '@retain/domain/customer/phonesOnFile'
import type { EquityDealCustomer } from '@retain/domain/opportunity/sections'
import { PhoneField } from '@retain/ui/phone-field'
import { TextField } from '@retain/ui/text-field'
import { useMemo } from 'react'
import { customerOf } from '../../../core/api/tags'
import { useConcurrentEdit } from '../../../forms/useConcurrentEdit'
import { useFieldMessages } from '../../../forms/useFieldMessages'
import { useSaving } from '../../../forms/useSaving'
import { editApi } from './editApi'
import { EditField } from '../../../forms/EditField'
import { EditForm } from './EditForm'
import type { CardEdit } from './useCardEdit'

const rules = { isSame: isSameCustomerField, validate: validateCustomer }

export interface CustomerEditProps {
  readonly opptId: string
  readonly customer: EquityDealCustomer
  readonly card: CardEdit
  readonly isReadOnly: boolean
}

/** How a customer can be reached, to be changed (O-233 to O-236). */
export function CustomerEdit({ opptId, customer, card, isReadOnly }: CustomerEditProps) {
  const onFile = useMemo(() => customerDraft(customer), [customer])
  const edit = useConcurrentEdit(onFile, rules, card.keptAs)
  const saving = useSaving(edit.form, {
    noun: customerNoun,
    send: (body) =>
      editApi.endpoints.saveCustomerInfo.initiate(
        { params: { opptId }, body, version: customer.version },
        { track: false },
      ),
    savedText: customerSavedText,
    staleTags: [customerOf(opptId)],
    onSaved: card.close,
  })
  const messages = useFieldMessages(edit.form, saving, customerFields, isReadOnly)
  const isStill = isReadOnly || saving.isSaving
  const write = (field: (typeof customerFields)[number], text: string) => {
    messages.touch(field)
    edit.write(field, text)
  }
  return (
    <EditForm label="Customer" {...{ edit, saving, messages, isReadOnly, card }}>
      {customerPhoneFields.map((field) => (
        <EditField
          key={field}
          {...{ edit, messages, field }}
          label={customerPhoneTitles[field]}
          shown={(fields) => formatPhone(fields[field])}
          isDisabled={isStill}
        >
          {(props) => (
            <PhoneField
              {...props}
              value={edit.fields[field]}
              onChange={(digits) => write(field, digits)}
              isReadOnly={isStill}
            />
          )}
        </EditField>
      ))}
      <EditField
        {...{ edit, messages }}
        field="email"
        label="Email"
        shown={({ email }) => email}
        isDisabled={isStill}
      >
        {(props) => (
          <TextField
            {...props}
            type="email"
            value={edit.fields.email}
            onChange={(email) => write('email', email)}
            isReadOnly={isStill}
          />
        )}
      </EditField>
    </EditForm>
  )
}
