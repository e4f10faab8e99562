import { formatDateTime } from '@retain/domain/calendar/formats'
import { accessMatrix } from '@retain/domain/people/accessMatrix'
import { inCatalogueOrder, permissionCatalogue } from '@retain/domain/people/permissionCatalogue'
import { activeDays, notToldText, type PersonDetail } from '@retain/domain/people/person'
import { generalAccess, permissions } from '@retain/domain/session/user/permissions'
import { KeyValueList } from '@retain/ui/key-value-list'
import { Section } from '@retain/ui/section'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { AccessTable } from './AccessTable'
import { Note } from './peopleStyle'
import { PersonStores } from './PersonStores'
import type { PeopleAddress } from './usePeopleView'

interface PersonAccessProps {
  readonly person: PersonDetail
  readonly address: PeopleAddress
}

/** Who it is, which permission counts where and where that comes from, and what is not permitted. */
export function PersonAccess({ person, address }: PersonAccessProps) {
  const offset = useStoreOffset()
  const { toldAt, claims } = person
  const others = inCatalogueOrder(permissions.filter((one) => !person.permissions.includes(one)))
  return (
    <>
      <Section>
        <KeyValueList
          items={[
            { label: 'Email', value: person.email },
            { label: 'Phone', value: person.phone },
            { label: 'Last seen', value: toldAt === null ? notToldText : formatDateTime(toldAt, offset) },
            { label: 'Active', value: person.isActive ? 'Yes' : 'No' },
          ]}
        />
        <Note>Active is who is on the list of a store, or was seen in the last {activeDays} days.</Note>
      </Section>
      <Section title="Permissions" count={person.permissions.length}>
        {toldAt !== null && (
          <Note>
            As the identity server said in the token of {formatDateTime(toldAt, offset)}: permissions in its
            claim <code>{claims.permissions}</code>, stores in <code>{claims.stores}</code>.
          </Note>
        )}
        <Granted person={person} address={address} />
      </Section>
      <PersonStores person={person} />
      {toldAt !== null && others.length > 0 && (
        <Section title="Not permitted" count={others.length}>
          <p>{others.map((permission) => permissionCatalogue[permission].title).join(' · ')}</p>
        </Section>
      )}
    </>
  )
}

function Granted({ person, address }: PersonAccessProps) {
  if (person.toldAt === null)
    return (
      <p>
        The identity server has not told yet what {person.fullName} may do: it does when {person.fullName}{' '}
        signs in for the first time.
      </p>
    )
  if (person.permissions.length === 0) return <p>The token names no permission of Retain: nothing opens.</p>
  return (
    <>
      {!person.permissions.includes(generalAccess) && (
        <Note>Without “{permissionCatalogue[generalAccess].title}” no page of the app opens.</Note>
      )}
      <AccessTable label={`What ${person.fullName} may do`} matrix={accessMatrix(person)} address={address} />
    </>
  )
}
