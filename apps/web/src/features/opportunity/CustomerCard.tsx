import { formatPhone } from '@retain/domain/contact-info/phone'
import { customerPhoneTitles, titleOnCall } from '@retain/domain/customer/customerEdit'
import { customerPhoneFields } from '@retain/domain/customer/phonesOnFile'
import type { EquityDealCustomer } from '@retain/domain/opportunity/sections'
import { Card } from '@retain/ui/card'
import { KeyValueList } from '@retain/ui/key-value-list'
import { memo } from 'react'
import type { Section } from '../../core/api/section'
import { lazyCode } from '../../core/lazy/lazyCode'
import { BreakableEmail } from './BreakableEmail'
import { EditButton } from './edit/EditButton'
import { LazyEdit } from './edit/LazyEdit'
import { useCardEdit } from './edit/useCardEdit'
import { loadingLines } from './loadingLines'
import { PhoneNumber } from './PhoneNumber'

function linesOf(customer: EquityDealCustomer) {
  const phones = customerPhoneFields.map((field) => {
    const label = customerPhoneTitles[field]
    const phone = customer.phones.find(({ title }) => title === titleOnCall[field])
    const number = phone?.number ?? customer[field]
    if (number === null) return { label, value: null }
    const ext = phone?.ext ?? null
    const shown = formatPhone(number, ext)
    if (phone?.isBad === true)
      return { label, value: <s title="bad number">{shown}</s>, tone: 'quiet' as const }
    return { label, value: <PhoneNumber {...{ number, ext, shown }} /> }
  })
  return [...phones, { label: 'Email', value: customer.email && <BreakableEmail address={customer.email} /> }]
}

const customerEdit = lazyCode(() => import('./edit/CustomerEdit'))

interface CustomerCardProps {
  readonly opptId: string
  readonly section: Section<EquityDealCustomer>
  readonly isReadOnly: boolean
}

/** How the customer can be reached, and the form that changes it (O-081); a number is dialled by pressing it where that can be done. */
export const CustomerCard = memo(function CustomerCard({ opptId, section, isReadOnly }: CustomerCardProps) {
  const { data, status, refetch } = section
  const card = useCardEdit('customer', opptId)
  return (
    <Card
      title="Customer"
      isFoldable
      state={status === 'error' ? 'error' : 'ready'}
      onRetry={refetch}
      action={
        card.isEditing ? undefined : (
          <EditButton edit={card} noun="customer" isDisabled={isReadOnly || data === undefined} />
        )
      }
    >
      {data === undefined ? (
        loadingLines(section, 4)
      ) : card.isEditing ? (
        <LazyEdit code={customerEdit} fields={4}>
          {({ CustomerEdit }) => <CustomerEdit {...{ opptId, card, isReadOnly }} customer={data} />}
        </LazyEdit>
      ) : (
        <KeyValueList items={linesOf(data)} />
      )}
    </Card>
  )
})
