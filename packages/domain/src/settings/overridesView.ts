import { printedPage, readPage, type ListView } from '../list/listView'
import { pageSizeOf } from '../paging/paging'
import { printQuery, readQuery } from '../text/addressQuery'
import { settingQuery, type SettingQuery } from './settingFilter'
import {
  brandScope,
  globalScope,
  marketScope,
  scopeName,
  storeScope,
  type SettingLevel,
  type SettingScope,
} from './settingScope'

/** How the overrides are looked at. They have one order: by setting, and within it from everybody to single stores. */
export interface OverridesView extends ListView<'displayName'> {
  /** The one match box (OP-125). */
  readonly match: SettingScope | null
  /** Whether a value is set; `null` for both (O-392). */
  readonly isOverridden: boolean | null
  /** For whom the panel shows its setting; `null` where the address does not say. */
  readonly shown: SettingScope | null
}

const scopesByLevel: Readonly<Record<SettingLevel, (id: string) => SettingScope>> = {
  store: storeScope,
  market: marketScope,
  brand: brandScope,
  global: () => globalScope,
}

/**
 * The scope of a name that `scopeName` wrote; `null` for any other text.
 *
 * @example readScopeName('market:M-EAST') // marketScope('M-EAST')
 */
export function readScopeName(text: string | undefined): SettingScope | null {
  const [, level, id] = /^(store|market|brand|global):(.+)$/.exec(text ?? '') ?? []
  return level === undefined || id === undefined ? null : scopesByLevel[level as SettingLevel](id)
}

const sort = { orderBy: 'displayName', orderDirection: 'asc' } as const

/** The view of an address; what is not said, and wrong input, is as the list opens. */
export function parseOverridesView(query: string): OverridesView {
  const values = readQuery(query)
  const set = values.get('isOverridden')
  return {
    sort,
    ...readPage(values),
    match: readScopeName(values.get('match')),
    isOverridden: set === 'true' ? true : set === 'false' ? false : null,
    shown: readScopeName(values.get('scope')),
  }
}

/**
 * A view as the query of its address, without the question mark.
 *
 * @example printOverridesView({ ...parseOverridesView(''), match: storeScope('HAR') }) // 'match=store%3AHAR'
 */
export const printOverridesView = ({ page, showAll, match, isOverridden, shown }: OverridesView): string =>
  printQuery({
    ...(match === null ? {} : { match: scopeName(match) }),
    ...(isOverridden === null ? {} : { isOverridden: String(isOverridden) }),
    ...printedPage({ page, showAll }),
    ...(shown === null ? {} : { scope: scopeName(shown) }),
  })

/** What the list of a view is asked by: of every setting (O-390, O-391, O-392). */
export const overridesQuery = ({ match, isOverridden, page, showAll }: OverridesView): SettingQuery => ({
  ...settingQuery({ settingKeyId: null, match, isOverridden }, page),
  ...(showAll ? { pageSize: pageSizeOf(true) } : {}),
})
