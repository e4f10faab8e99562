import { leftSelectionText, selectionLimitText } from '@retain/domain/list/rowSelection'
import { useAnnouncer } from '@retain/ui/announcer'
import { Button } from '@retain/ui/button'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { useEffect, type ReactNode } from 'react'
import type { RowSelectionControl } from './useRowSelection'

interface SelectionCountProps {
  readonly selection: RowSelectionControl
  /** Shown while nothing is selected. */
  readonly children: ReactNode
}

/**
 * How many rows are selected, that no more can be, and how to deselect them (ours). Screen readers announce when a row
 * leaves the list.
 */
export function SelectionCount({ selection, children }: SelectionCountProps) {
  const { rows, isOverLimit, left, isOn, clear } = selection
  const { spoken, say } = useAnnouncer()
  const count = rows.length
  useEffect(() => {
    if (left.length > 0) say(leftSelectionText(left))
  }, [left, say])
  useEffect(() => {
    if (isOverLimit) say(selectionLimitText)
  }, [isOverLimit, say])
  return (
    <>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {isOn ? (
        <>
          <span role="status">
            <b>{count}</b> selected
          </span>
          {isOverLimit && <span>{selectionLimitText}</span>}
          <Button variant="ghost" size="tiny" onPress={clear}>
            Clear
          </Button>
        </>
      ) : (
        children
      )}
    </>
  )
}
