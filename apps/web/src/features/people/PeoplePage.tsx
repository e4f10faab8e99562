import { SplitLayout } from '@retain/ui/split-layout'
import { StorePage } from '../../shell/StorePage'
import { HoldersPanel } from './HoldersPanel'
import { PeopleFilterCard } from './PeopleFilterCard'
import { PeopleList } from './PeopleList'
import { PermissionList } from './PermissionList'
import { PersonPanel } from './PersonPanel'
import { usePeopleView, type PeopleAddress } from './usePeopleView'

/** Who may do what in which store, as the identity server said it last. Beyond the specification. */
export const PeoplePage = () => <StorePage>{(hyperionId) => <People hyperionId={hyperionId} />}</StorePage>

function People({ hyperionId }: { readonly hyperionId: string }) {
  const address = usePeopleView()
  const { view } = address
  const list =
    view.by === 'people' ? (
      <PeopleList hyperionId={hyperionId} address={address} />
    ) : (
      <PermissionList address={address} />
    )
  const panel = panelOf(address)
  return (
    <>
      <PeopleFilterCard address={address} />
      {panel === null ? (
        list
      ) : (
        <SplitLayout label="Resize the panel" defaultSize={480} start={list} end={panel} />
      )}
    </>
  )
}

function panelOf(address: PeopleAddress) {
  const { person, holdersOf } = address.view
  if (person !== null) return <PersonPanel key={person} userName={person} address={address} />
  if (holdersOf !== null) return <HoldersPanel key={holdersOf} permission={holdersOf} address={address} />
  return null
}
