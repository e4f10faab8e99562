import { formatDateTime } from '@retain/domain/calendar/formats'
import { holdersByPlace } from '@retain/domain/people/accessMatrix'
import { permissionCatalogue } from '@retain/domain/people/permissionCatalogue'
import type { PermissionHolder } from '@retain/domain/people/person'
import type { Permission } from '@retain/domain/session/user/permissions'
import { Drawer } from '@retain/ui/drawer'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { Section } from '@retain/ui/section'
import { Skeleton } from '@retain/ui/skeleton'
import { Users } from 'lucide-react'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { RouterLink } from '../../shell/RouterLink'
import { useListPeopleChoicesQuery, useListPermissionHoldersQuery } from './peopleApi'
import { Places } from './peopleStyle'
import type { PeopleAddress } from './usePeopleView'

interface HoldersPanelProps {
  readonly permission: Permission
  readonly address: PeopleAddress
}

/** A permission in words, and who has it in which store. */
export function HoldersPanel({ permission, address }: HoldersPanelProps) {
  const { title, text } = permissionCatalogue[permission]
  return (
    <Drawer kind="docked" title={title} subtitle={permission} isOpen onClose={address.close}>
      <Section>
        <p>{text}</p>
      </Section>
      <Holders permission={permission} address={address} />
    </Drawer>
  )
}

function Holders({ permission, address }: HoldersPanelProps) {
  const always = { refetchOnMountOrArgChange: true }
  const holders = useListPermissionHoldersQuery({ query: { permission } }, always)
  const choices = useListPeopleChoicesQuery({}, always)
  const retry = () => {
    void holders.refetch()
    void choices.refetch()
  }
  if (holders.currentData === undefined || choices.currentData === undefined)
    return holders.isError || choices.isError ? (
      <ErrorState text="The people could not be loaded." onRetry={retry} />
    ) : (
      <Skeleton lines={8} label="Loading the people" />
    )
  const places = holdersByPlace(permission, holders.currentData, choices.currentData.stores)
  if (places.length === 0)
    return (
      <EmptyState
        icon={<Users aria-hidden="true" />}
        text="The identity server has named nobody who has it in your stores."
      />
    )
  return places.map(({ hyperionId, name, people }) => (
    <Section key={hyperionId ?? ''} title={name} count={people.length}>
      <PeopleLinks people={people} address={address} />
    </Section>
  ))
}

function PeopleLinks({
  people,
  address,
}: Pick<HoldersPanelProps, 'address'> & { readonly people: readonly PermissionHolder[] }) {
  const offset = useStoreOffset()
  return (
    <Places>
      {people.map(({ userName, fullName, toldAt }) => (
        <li key={userName}>
          <RouterLink href={address.personAddress(userName)}>{fullName}</RouterLink>
          <small>Last seen {formatDateTime(toldAt, offset)}</small>
        </li>
      ))}
    </Places>
  )
}
