import { Drawer } from '@retain/ui/drawer'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { Skeleton } from '@retain/ui/skeleton'
import { SearchX } from 'lucide-react'
import { httpErrorOf } from '../../core/api/httpError'
import { useGetPersonQuery } from './peopleApi'
import { PersonAccess } from './PersonAccess'
import type { PeopleAddress } from './usePeopleView'

interface PersonPanelProps {
  readonly userName: string
  readonly address: PeopleAddress
}

/** Somebody with what they may do in which store. */
export function PersonPanel({ userName, address }: PersonPanelProps) {
  const { currentData, error, isError, refetch } = useGetPersonQuery(
    { params: { userName } },
    { refetchOnMountOrArgChange: true },
  )
  const content = () => {
    if (currentData !== undefined) return <PersonAccess person={currentData} address={address} />
    if (httpErrorOf(error)?.status === 404)
      return (
        <EmptyState icon={<SearchX aria-hidden="true" />} text="There is no such person in your stores." />
      )
    if (isError) return <ErrorState text="The person could not be loaded." onRetry={() => void refetch()} />
    return <Skeleton lines={8} label="Loading the person" />
  }
  return (
    <Drawer
      kind="docked"
      title={currentData?.fullName ?? 'Person'}
      subtitle={userName}
      isOpen
      onClose={address.close}
    >
      {content()}
    </Drawer>
  )
}
