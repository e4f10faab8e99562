import { formatPhone } from '@retain/domain/contact-info/phone'
import { addressLines, emailsOf, type Customer360 } from '@retain/domain/customer-360/customer360'
import { Card } from '@retain/ui/card'
import { KeyValueList } from '@retain/ui/key-value-list'
import { BreakableEmail } from '../opportunity/BreakableEmail'
import { Lines, Nothing } from '../opportunity/panels/panelStyle'
import { Stack } from './customer360Style'
import { EmployeeCard } from './EmployeeCard'

/** Who the customer is, and how to reach them (O-349 to O-353). */
export function CustomerColumn({ customer }: { readonly customer: Customer360 }) {
  const { fullName, firstName, lastName, customerId, custNo, hostDB, coBuyer, phones } = customer
  const emails = emailsOf(customer)
  const address = addressLines(customer.address)
  return (
    <Stack role="group" aria-label="Customer" tabIndex={0}>
      <Card title={fullName ?? [firstName, lastName].filter(Boolean).join(' ')}>
        <KeyValueList
          items={[
            { label: 'Customer ID', value: customerId },
            { label: 'Customer #', value: custNo },
            { label: 'Host', value: hostDB },
            { label: 'Co-buyer', value: coBuyer },
            ...phones.map((phone, at) => ({
              label: phones.length === 1 ? 'Phone' : `Phone ${at + 1}`,
              value: formatPhone(phone),
            })),
          ]}
        />
      </Card>
      <Card title="Emails" isFoldable summary={emails[0]}>
        {emails.length === 0 ? (
          <Nothing>No email on file.</Nothing>
        ) : (
          <KeyValueList
            items={emails.map((email, at) => ({
              label: `Email ${at + 1}`,
              value: <BreakableEmail address={email} />,
            }))}
          />
        )}
      </Card>
      <Card title="Address" isFoldable summary={address.at(-1)}>
        {address.length === 0 ? (
          <Nothing>No address on file.</Nothing>
        ) : (
          <Lines aria-label="Address">
            {address.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        )}
      </Card>
      <EmployeeCard customer={customer} />
    </Stack>
  )
}
