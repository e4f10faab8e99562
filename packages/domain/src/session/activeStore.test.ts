import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkedStore,
  changeStoresText,
  chooseStore,
  filterStores,
  noStoreText,
  searchStoreText,
  sortStores,
} from './activeStore'

const store = (hyperionId: string, name: string) => ({ hyperionId, name, utcOffset: '-05:00' })
const stores = [store('PEA', 'Peachtree'), store('HAR', 'harborview 10'), store('BLR', 'Harborview 9')]
const names = (of: readonly { name: string }[]) => of.map(({ name }) => name)

describe('the active store', () => {
  it('is the saved one while it is assigned [S-134] [S-724]', () => {
    expect(chooseStore(stores, 'HAR')?.name).toBe('harborview 10')
  })

  it('is the first of the profile when none was saved [S-133] [S-725]', () => {
    expect(chooseStore(stores, null)?.hyperionId).toBe('PEA')
  })

  it('is never one that is not assigned [S-008] [S-724]', () => {
    fc.assert(
      fc.property(fc.string(), (saved) => {
        expect(stores).toContain(chooseStore(stores, saved))
      }),
    )
    expect(chooseStore([], 'HAR')).toBeNull()
  })
})

describe('the checked store', () => {
  const [har, blr] = [{ hyperionId: 'HAR' }, { hyperionId: 'BLR' }]

  it('is the wanted one unless the service says that it is not the user’s', () => {
    expect(checkedStore(blr, [har, blr], true)).toBe(blr)
    expect(checkedStore(blr, [har, blr], undefined)).toBe(blr)
    expect(checkedStore(blr, [har, blr], false)).toBe(har)
    expect(checkedStore(har, [har, blr], false)).toBe(blr)
  })

  it('is none where the only one is not the user’s', () => {
    expect(checkedStore(har, [har], false)).toBeNull()
  })
})

describe('the list of stores', () => {
  it('is sorted by name [S-193]', () => {
    expect(names(sortStores(stores))).toEqual(['Harborview 9', 'harborview 10', 'Peachtree'])
    expect(stores[0]?.hyperionId).toBe('PEA')
    const alike = [store('A', 'Peachtree'), store('C', 'Harborview'), store('B', 'Harborview')]
    expect(sortStores(alike).map(({ hyperionId }) => hyperionId)).toEqual(['B', 'C', 'A'])
  })

  it('keeps the stores whose name holds what was typed [S-191]', () => {
    expect(names(filterStores(stores, ' HÁRBOR'))).toEqual(['harborview 10', 'Harborview 9'])
    expect(names(filterStores(stores, '9'))).toEqual(['Harborview 9'])
    expect(filterStores(stores, '')).toHaveLength(3)
    expect(filterStores(stores, 'zzz')).toEqual([])
  })

  it('has its exact texts [S-190] [S-192] [S-194]', () => {
    expect([changeStoresText, searchStoreText, noStoreText]).toEqual([
      'Change Stores',
      'Search Store',
      'No Store Access',
    ])
  })
})
