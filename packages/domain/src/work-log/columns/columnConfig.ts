import type { ListState } from '../../list/listState'
import type { LogColumns } from '../logDefinition'
import { mergeColumns } from './columnList'

/** Said where a log has no default list among its saved ones; the grid falls back to the built-in list (L-366, L-583). */
export const missingDefaultColumns = 'Missing default column list'

/** What a saved list of columns is called, for every log (L-360, L-361, L-581). */
export const customColumns = { name: 'Custom', description: 'Custom Equity Log Columns' } as const

/** The words after a list was saved (L-365). */
export const columnsSavedText = 'Log Columns Saved'

/** A list of columns as the saved searches of a log's column key keep it (api.md 2.1 SavedSearch). */
export interface SavedColumns {
  readonly savedSearchId: string
  readonly isDefault: boolean
  readonly filter: { readonly columns: readonly string[] }
  readonly version: number
}

/** The columns of a log, and the list that somebody is editing (L-358). JSON-safe. */
export interface ColumnConfig<Key extends string = string> {
  /** Those in use. */
  readonly columns: readonly Key[]
  readonly defaultColumns: readonly Key[]
  /** Those of the editor; the same as `columns` while nothing is changed. */
  readonly dirtyColumns: readonly Key[]
  /** The id of the user's own saved list; `null` without one (L-359). */
  readonly configId: string | null
  /** The version of that list, which a change of it names. */
  readonly version: number | null
  readonly status: ListState
  readonly errors: readonly string[]
}

/** The columns before any were read: the log's built-in list. */
export function builtInColumns<Key extends string>(log: LogColumns<Key>): ColumnConfig<Key> {
  const columns = mergeColumns(log, log.defaultColumns)
  return {
    columns,
    defaultColumns: columns,
    dirtyColumns: columns,
    configId: null,
    version: null,
    status: 'NOT_STARTED',
    errors: [],
  }
}

/**
 * The columns of a log out of the saved lists of its column key. The user's own list is in use, else the default one;
 * without a default one that is an error, and the built-in list takes its place (L-353, L-359, L-366, L-583). Lists that
 * are older than the catalogue are put right, see {@link mergeColumns}.
 *
 * @example readColumnConfigs(equityLog, []).errors // ['Missing default column list']
 */
export function readColumnConfigs<Key extends string>(
  log: LogColumns<Key>,
  saved: readonly SavedColumns[],
): ColumnConfig<Key> {
  const standard = saved.find(({ isDefault }) => isDefault)
  const own = saved.find(({ isDefault }) => !isDefault)
  const defaultColumns = mergeColumns(log, standard?.filter.columns ?? log.defaultColumns)
  const columns = own === undefined ? defaultColumns : mergeColumns(log, own.filter.columns)
  return {
    columns,
    defaultColumns,
    dirtyColumns: columns,
    configId: own?.savedSearchId ?? null,
    version: own?.version ?? null,
    status: 'COMPLETE',
    errors: standard === undefined ? [missingDefaultColumns] : [],
  }
}

/**
 * What is asked of the saved searches for the lists of a log: those of its column key (L-364).
 *
 * @example columnConfigsRequest(equityLog) // { searchType: 'EqLogCol' }
 */
export const columnConfigsRequest = ({
  columnConfigKey,
}: Pick<LogColumns, 'columnConfigKey'>): { readonly searchType: string } => ({
  searchType: columnConfigKey,
})

/** What Apply sends to the saved searches (L-359 to L-361, L-483, L-581). */
export interface SaveColumnsRequest {
  readonly searchType: string
  readonly name: string
  readonly description: string
  readonly filter: { readonly columns: readonly string[] }
  /** The list that is changed; left out for the first one. */
  readonly savedSearchId?: string
}

/** The request that saves the list of the editor. A change of a saved list also names its version, in a header. */
export const saveColumnsRequest = <Key extends string>(
  { columnConfigKey }: Pick<LogColumns<Key>, 'columnConfigKey'>,
  { dirtyColumns, configId }: ColumnConfig<Key>,
): SaveColumnsRequest => ({
  searchType: columnConfigKey,
  ...customColumns,
  filter: { columns: dirtyColumns },
  ...(configId === null ? {} : { savedSearchId: configId }),
})
