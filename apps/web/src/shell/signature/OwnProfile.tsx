import type { Profile } from '@retain/domain/session/user/profile'
import { ErrorState } from '@retain/ui/error-state'
import { Skeleton } from '@retain/ui/skeleton'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectUser } from '../../session/sessionSlice'
import { useGetProfileQuery } from './profileApi'

interface OwnProfileProps {
  readonly children: (profile: Profile) => ReactNode
}

/** What needs the profile of the signed-in person, once it is read (S-413). */
export function OwnProfile({ children }: OwnProfileProps) {
  const username = useAppSelector(selectUser)?.userName ?? ''
  const { data, isError, isFetching, refetch } = useGetProfileQuery(
    { params: { username } },
    { refetchOnMountOrArgChange: true, skip: username === '' },
  )
  if (data !== undefined) return children(data)
  return isError ? (
    <ErrorState
      text="The profile could not be loaded."
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  ) : (
    <Skeleton lines={6} label="Loading the profile" />
  )
}
