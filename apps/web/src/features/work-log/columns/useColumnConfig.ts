import {
  builtInColumns,
  columnConfigsRequest,
  readColumnConfigs,
  type ColumnConfig,
} from '@retain/domain/work-log/columns/columnConfig'
import { savedColumnsOf } from '@retain/domain/work-log/columns/savedColumns'
import type { LogColumns } from '@retain/domain/work-log/logDefinition'
import { useMemo } from 'react'
import { useListSavedSearchesQuery } from '../saved-search/savedSearchApi'

/**
 * The user's columns of a log: the built-in ones until the saved columns are loaded, and where they cannot be loaded
 * (L-359, L-364, L-583).
 */
export function useColumnConfig<Key extends string>(log: LogColumns<Key>): ColumnConfig<Key> {
  const { data } = useListSavedSearchesQuery({ query: columnConfigsRequest(log) })
  return useMemo(
    () => (data === undefined ? builtInColumns(log) : readColumnConfigs(log, data.map(savedColumnsOf))),
    [log, data],
  )
}
