import { statusTextOf } from '@retain/api-client/kernel/apiError'
import { confirmations } from '@retain/domain/messages/confirmations'
import { saveColumnsRequest } from '@retain/domain/work-log/columns/columnConfig'
import { isFixedColumn, mergeColumns } from '@retain/domain/work-log/columns/columnList'
import { shownColumns } from '@retain/domain/work-log/gridLayout'
import { ColumnEditor } from '@retain/ui/column-editor'
import { useMemo, useState } from 'react'
import { useAppDispatch } from '../../../core/state/appHooks'
import { useUnsavedChanges } from '../../../forms/unsavedChanges'
import { toastShown } from '../../../core/toasts/toastsSlice'
import type { OpportunityLog } from '../opportunityLog'
import { useSaveSearchMutation } from '../saved-search/savedSearchApi'
import { useColumnConfig } from './useColumnConfig'

interface LogColumnEditorProps {
  readonly log: OpportunityLog
  readonly onClose: () => void
}

/** The last visible column on each kind of screen. */
const dividers = [
  { after: shownColumns.narrow, text: 'Up to here on narrow screens' },
  { after: shownColumns.wide, text: 'Up to here on wide screens' },
]

/**
 * The column editor of a log: Apply saves the list for the user and closes the editor, unless saving fails. Leaving the
 * page with unsaved edits has to be confirmed (L-611).
 */
export function LogColumnEditor({ log, onClose }: LogColumnEditorProps) {
  const dispatch = useAppDispatch()
  const config = useColumnConfig(log)
  const [save, { isLoading, error }] = useSaveSearchMutation()
  const [hasChanges, setHasChanges] = useState(false)
  useUnsavedChanges(hasChanges, onClose)
  const columns = useMemo(
    () => log.columns.map(({ key, label }) => ({ key, label, isFixed: isFixedColumn(log, key) })),
    [log],
  )

  const apply = async (keys: readonly string[]) => {
    const edited = { ...config, dirtyColumns: mergeColumns(log, keys) }
    const { version } = config
    const saved = await save({
      body: saveColumnsRequest(log, edited),
      ...(version === null ? {} : { version }),
    })
    if (saved.data === undefined) return
    const { text, timeout } = confirmations.columnsSaved
    dispatch(toastShown({ type: 'success', label: text, timeout }))
    onClose()
  }
  return (
    <ColumnEditor
      isOpen
      columns={columns}
      columnKeys={config.columns}
      defaultColumnKeys={config.defaultColumns}
      dividers={dividers}
      isApplying={isLoading}
      error={error !== undefined && 'kind' in error ? statusTextOf(error) : undefined}
      onApply={(keys) => void apply(keys)}
      onClose={onClose}
      onHasChanges={setHasChanges}
    />
  )
}
