import { employeeFlagActive, type Customer360 } from '@retain/domain/customer-360/customer360'
import { Card } from '@retain/ui/card'
import { Switch } from '@retain/ui/switch'
import { Part } from './PartSection'
import { customer360Api } from './customer360Api'

/** Whether the customer is one of our own staff, as the employee service says, to be marked here (O-356, O-357). */
export function EmployeeCard({ customer }: { readonly customer: Customer360 }) {
  const { customerId } = customer
  const query = customer360Api.useValidateEmployeeQuery(
    { query: { customerId } },
    { refetchOnMountOrArgChange: true },
  )
  const [setFlag, { isLoading }] = customer360Api.useSetEmployeeFlagMutation()
  return (
    <Card title="Employee">
      <Part query={query} errorText="Whether this is an employee could not be loaded." lines={1}>
        {({ employeeIndicator }) => (
          <Switch
            label="Marks this customer as one of our own staff."
            value={employeeFlagActive(employeeIndicator)}
            isDisabled={isLoading}
            onChange={(isActive) => void setFlag({ body: { customerId, employeeFlagActive: isActive } })}
          />
        )}
      </Part>
    </Card>
  )
}
