import { fullNameOf } from '@retain/domain/session/user/userMapping'
import { Select } from '@retain/ui/select'
import { useListCompassUsersQuery } from './leadApi'

/** The name of somebody of a store's salespeople; `null` while nobody is chosen. */
export function useAssignee(hyperionId: string, userName: string | null): string | null {
  const { data = [] } = useListCompassUsersQuery({ query: { hyperionId, listType: 'compass' } })
  const person = data.find((user) => user.userName === userName)
  return person === undefined ? null : fullNameOf(person)
}

interface AssignToProps {
  readonly hyperionId: string
  /** `null` while nobody is chosen. */
  readonly userName: string | null
  readonly onChange: (userName: string) => void
  readonly isDisabled: boolean
  /** Shown where there is nobody to choose. */
  readonly emptyText: string
}

/** To whom of a store's salespeople a lead is assigned; nobody need be chosen (OP-072, D-66). */
export function AssignTo({ hyperionId, userName, onChange, isDisabled, emptyText }: AssignToProps) {
  const { data: users = [], isError } = useListCompassUsersQuery({
    query: { hyperionId, listType: 'compass' },
  })
  return (
    <Select
      label="Assign to"
      placeholder="Nobody yet"
      emptyText={isError ? 'The people of the store could not be loaded.' : emptyText}
      options={users.map((user) => ({ id: user.userName, label: fullNameOf(user) }))}
      value={userName}
      onChange={onChange}
      isDisabled={isDisabled}
    />
  )
}
