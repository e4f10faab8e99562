import { dialAddress, formatPhone } from '@retain/domain/contact-info/phone'
import { customerPhoneTitles, titleOnCall } from '@retain/domain/customer/customerEdit'
import { customerPhoneFields } from '@retain/domain/customer/phonesOnFile'
import type { EquityDealCustomer } from '@retain/domain/opportunity/sections'
import { Card } from '@retain/ui/card'
import { useCoarsePointer } from '@retain/ui/coarse-pointer'
import { KeyValueList } from '@retain/ui/key-value-list'
import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Section } from '../../core/api/section'
import { lazyCode } from '../../core/lazy/lazyCode'
import { EditButton } from './edit/EditButton'
import { LazyEdit } from './edit/LazyEdit'
import { useCardEdit } from './edit/useCardEdit'
import { loadingLines } from './loadingLines'

/** A number in its line, with the place of a finger around it. */
const Dial = styled.a`
  position: relative;
  color: var(--accent-ink);
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
`

function linesOf(customer: EquityDealCustomer, canDial: boolean) {
  const phones = customerPhoneFields.map((field) => {
    const label = customerPhoneTitles[field]
    const phone = customer.phones.find(({ title }) => title === titleOnCall[field])
    const number = phone?.number ?? customer[field]
    if (number === null) return { label, value: null }
    const shown = formatPhone(number, phone?.ext ?? null)
    if (phone?.isBad === true)
      return { label, value: <s title="bad number">{shown}</s>, tone: 'quiet' as const }
    const address = canDial ? dialAddress(number, phone?.ext ?? null) : null
    return { label, value: address === null ? shown : <Dial href={address}>{shown}</Dial> }
  })
  return [...phones, { label: 'Email', value: breakable(customer.email) }]
}

/** An address that takes a second line does so behind its @. */
function breakable(email: string | null): ReactNode {
  const [name, domain] = email?.split('@') ?? []
  if (domain === undefined) return email
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}

const customerEdit = lazyCode(() => import('./edit/CustomerEdit'))

interface CustomerCardProps {
  readonly opptId: string
  readonly section: Section<EquityDealCustomer>
  readonly isReadOnly: boolean
}

/** How the customer can be reached, and the form that changes it (O-081); a number is dialled by pressing it where the device is a telephone. */
export const CustomerCard = memo(function CustomerCard({ opptId, section, isReadOnly }: CustomerCardProps) {
  const { data, status, refetch } = section
  const canDial = useCoarsePointer()
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
        <KeyValueList items={linesOf(data, canDial)} />
      )}
    </Card>
  )
})
