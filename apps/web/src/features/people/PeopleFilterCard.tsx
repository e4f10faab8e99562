import { longestPeopleText } from '@retain/domain/people/peopleView'
import { permissionCatalogue } from '@retain/domain/people/permissionCatalogue'
import { permissions } from '@retain/domain/session/user/permissions'
import { longDebounce } from '@retain/domain/text/inputTiming'
import { media } from '@retain/ui/breakpoints'
import { ComboBox } from '@retain/ui/combo-box'
import { SearchField } from '@retain/ui/search-field'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { FilterCard } from '../../list/filter-row/FilterCard'
import { useThrottledChange } from '../../list/filter-row/useThrottledChange'
import { withChosen } from '../../list/filter-row/withChosen'
import { useListPeopleChoicesQuery } from './peopleApi'
import type { PeopleAddress } from './usePeopleView'

const ways = [
  { id: 'people', label: 'People' },
  { id: 'permissions', label: 'Permissions' },
]
const permissionChoices = permissions.map((id) => ({ id, label: permissionCatalogue[id].title }))

/** Beside each other, as far as there is room. */
const Inputs = styled.div`
  display: grid;
  grid-template-columns: auto repeat(3, minmax(0, 240px));
  place-items: start stretch;
  justify-content: start;
  gap: 12px 16px;
  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`

/** Whether people or permissions are listed, and what narrows the people. */
export function PeopleFilterCard({ address }: { readonly address: PeopleAddress }) {
  const { by } = address.view
  return (
    <FilterCard label="People and Access">
      <Inputs>
        <SegmentedControl
          label="Show"
          options={ways}
          value={by}
          onChange={(id) => address.lookBy(id === 'permissions' ? id : 'people')}
        />
        {by === 'people' && <PeopleFilters address={address} />}
      </Inputs>
    </FilterCard>
  )
}

function PeopleFilters({ address: { view, filter } }: { readonly address: PeopleAddress }) {
  const { text, storeCode, permission } = view
  const { data, isFetching } = useListPeopleChoicesQuery({}, { refetchOnMountOrArgChange: true })
  const stores = useMemo(
    () => withChosen(storeCode, data?.stores.map((one) => ({ id: one.hyperionId, label: one.name })) ?? []),
    [data, storeCode],
  )
  const { shown, change, flush } = useThrottledChange(
    text,
    useCallback((next: string) => filter({ text: next }, { replace: true }), [filter]),
    longDebounce,
  )
  return (
    <>
      <SearchField
        label="Search"
        placeholder="Name, user name or email"
        value={shown}
        maxLength={longestPeopleText}
        onChange={change}
        onBlur={flush}
      />
      <ComboBox
        label="Store"
        placeholder="All"
        options={stores}
        isLoading={isFetching}
        value={storeCode}
        onChange={(id) => filter({ storeCode: id })}
      />
      <ComboBox
        label="Permission"
        placeholder="Any"
        options={permissionChoices}
        value={permission}
        onChange={(id) => filter({ permission: permissions.find((one) => one === id) ?? null })}
      />
    </>
  )
}
