import { jobLabels, type PersonDetail, type PersonStore } from '@retain/domain/people/person'
import { formatCount } from '@retain/domain/money/format'
import { Section } from '@retain/ui/section'
import { Note, Places } from './peopleStyle'

/** Where a store of somebody comes from, and what keeps its permissions from counting. */
function sourceOf({ isGranted, job, isEnabled }: PersonStore): string {
  return [
    ...(isGranted ? ['In the token'] : ['Not in the token: no permission counts here']),
    ...(job === null ? [] : [`on the store’s list as ${jobLabels[job].toLowerCase()}`]),
    ...(isEnabled ? [] : ['switched off, nobody works here']),
  ].join(', ')
}

/** The stores of somebody, each with where it comes from; those that the reader may not see are counted. */
export function PersonStores({ person: { stores, hiddenStores } }: { readonly person: PersonDetail }) {
  return (
    <Section title="Stores" count={stores.length}>
      {stores.length > 0 && (
        <Places>
          {stores.map((store) => (
            <li key={store.hyperionId}>
              {store.name}
              <small>{sourceOf(store)}</small>
            </li>
          ))}
        </Places>
      )}
      {stores.length === 0 && hiddenStores === 0 && <p>No store is known.</p>}
      {hiddenStores > 0 && (
        <Note>
          {hiddenStores === 1 ? 'One more store is' : `${formatCount(hiddenStores)} more stores are`} not
          among those that you may see.
        </Note>
      )}
    </Section>
  )
}
