import { formatPhone } from '@retain/domain/contact-info/phone'
import { customerPhoneTitles, titleOnCall } from '@retain/domain/customer/customerEdit'
import { customerPhoneFields } from '@retain/domain/customer/phonesOnFile'
import type { EquityDealCustomer } from '@retain/domain/opportunity/sections'
import { Card } from '@retain/ui/card'
import { KeyValueList } from '@retain/ui/key-value-list'
import { memo, type ReactNode } from 'react'
import { loadingLines } from './loadingLines'
import type { Section } from '../../core/api/section'

function linesOf(customer: EquityDealCustomer) {
  const phones = customerPhoneFields.map((field) => {
    const label = customerPhoneTitles[field]
    const phone = customer.phones.find(({ title }) => title === titleOnCall[field])
    const number = phone?.number ?? customer[field]
    const shown = number === null ? null : formatPhone(number, phone?.ext ?? null)
    return {
      label,
      value: phone?.isBad === true ? <s title="bad number">{shown}</s> : shown,
      ...(phone?.isBad === true ? { tone: 'quiet' as const } : {}),
    }
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

/** How the customer can be reached (O-081). */
export const CustomerCard = memo(function CustomerCard({
  section,
}: {
  readonly section: Section<EquityDealCustomer>
}) {
  const { data, status, refetch } = section
  return (
    <Card title="Customer" isFoldable state={status === 'error' ? 'error' : 'ready'} onRetry={refetch}>
      {data === undefined ? loadingLines(section, 4) : <KeyValueList items={linesOf(data)} />}
    </Card>
  )
})
