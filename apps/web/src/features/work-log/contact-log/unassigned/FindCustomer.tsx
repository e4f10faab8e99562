import { skipToken } from '@reduxjs/toolkit/query/react'
import type { UnassignedEmail } from '@retain/domain/activity/email/incoming/unassignedEmail'
import { classifyQuery } from '@retain/domain/quick-search/classifyQuery'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { Button } from '@retain/ui/button'
import { FormRow } from '@retain/ui/form-layout'
import { TextField } from '@retain/ui/text-field'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useAppDispatch } from '../../../../core/state/appHooks'
import { toastShown } from '../../../../core/toasts/toastsSlice'
import { useBusy } from '../../../../forms/useBusy'
import { useAssignEmailMutation, useFindCustomersQuery } from './unassignedApi'

const Form = styled.form`
  display: grid;
  gap: 8px;
  margin-top: 8px;
`

const List = styled.ul`
  display: grid;
  gap: 4px;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    justify-content: space-between;
  }
`

/** The most customers that are offered; a name that finds more has to be written out. */
const most = 8

const nameOf = ({ fullName, customerName }: LogRow): string => fullName ?? customerName

const vehicleOf = ({ year, makeName, modelName }: LogRow): string =>
  vehicleName({ year, make: makeName, model: modelName, trim: null })

/** Looks for the customer of an email by what the quick search knows, and assigns the email to the one that is chosen. */
export function FindCustomer({
  email: { incomingEmailId, emailFrom },
  hyperionId,
  onAssign,
}: {
  readonly email: UnassignedEmail
  readonly hyperionId: string
  /** A customer was chosen: the email leaves the list soon. */
  readonly onAssign: () => void
}) {
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState(emailFrom)
  const [asked, setAsked] = useState(() => classifyQuery(emailFrom))
  const [assign] = useAssignEmailMutation()
  const { busyWith, run } = useBusy<string>()
  const { currentData, isFetching, isError } = useFindCustomersQuery(
    asked === null
      ? skipToken
      : {
          body: {
            source: 'SRCHLOG',
            hyperionIds: hyperionId,
            ...asked,
            orderBy: 'customerName',
            orderDirection: 'asc',
            pageNumber: 1,
            pageSize: most,
          },
        },
  )
  // However often it is sent, an email is assigned once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const choose = async (row: LogRow) => {
    onAssign()
    const { data } = await assign({ body: { incomingEmailId, opptId: row.opptId }, idempotencyKey })
    if (data !== undefined)
      dispatch(toastShown({ type: 'success', label: `Email assigned to ${nameOf(row)}` }))
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(classifyQuery(typed))
      }}
    >
      <FormRow>
        <TextField
          label="Customer"
          hint="Name, phone, email or VIN"
          value={typed}
          onChange={setTyped}
          autoFocus
        />
        <Button type="submit" isLoading={isFetching}>
          Find
        </Button>
      </FormRow>
      <div role="status">
        {isError && !isFetching && 'The search failed. Find them once more.'}
        {currentData?.list.length === 0 && 'The store has no such customer.'}
        {currentData !== undefined &&
          currentData.total > most &&
          `The first ${most} of ${currentData.total}.`}
      </div>
      {currentData !== undefined && currentData.list.length > 0 && (
        <List aria-label="Customers">
          {currentData.list.map((row) => (
            <li key={row.opptId}>
              <span>
                <b>{nameOf(row)}</b> {vehicleOf(row)}
              </span>
              <Button
                size="small"
                aria-label={`Assign to ${nameOf(row)}, ${vehicleOf(row)}`}
                isLoading={busyWith === row.opptId}
                onPress={() => run(row.opptId, () => choose(row))}
              >
                Assign to
              </Button>
            </li>
          ))}
        </List>
      )}
    </Form>
  )
}
