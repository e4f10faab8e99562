import { RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useAnnouncer } from '../announcer/useAnnouncer'
import { Button } from '../button/Button'
import { ComboBox } from '../combo-box/ComboBox'
import { FormDialog } from '../form-dialog/FormDialog'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { AddPlace } from './columnEditorStyle'
import { addColumn, moveColumn, removeColumn, type EditableColumn } from './columnList'
import { ColumnRows, type ColumnDivider } from './ColumnRows'
import type { ColumnRowActions } from './ColumnRow'
import { columnTexts } from './columnTexts'
import { useColumnDraft } from './useColumnDraft'
import { useRowFocus } from './useRowFocus'

/** Props of {@link ColumnEditor}. */
export interface ColumnEditorProps {
  /** The heading of the dialog. @default 'Column Options' */
  readonly title?: string | undefined
  /** Whether it is open. */
  readonly isOpen: boolean
  /**
   * Every column that there is. Keep it at a stable identity.
   *
   * @throws Error while it is drawn, when two columns have the same key.
   */
  readonly columns: readonly EditableColumn[]
  /**
   * The keys of the columns in use, in their order. Unknown and repeated keys are left out, and fixed columns stand
   * first, whether they are named or not: a saved list may be older than the columns.
   */
  readonly columnKeys: readonly string[]
  /** The keys that Default goes back to; read as `columnKeys` is. */
  readonly defaultColumnKeys: readonly string[]
  /** Lines in the list that say how far the columns reach on some screen. @default none */
  readonly dividers?: readonly ColumnDivider[] | undefined
  /** Apply was pressed: save these keys, then close. */
  readonly onApply: (columnKeys: readonly string[]) => void
  /** Nothing was changed, or losing the changes was confirmed. */
  readonly onClose: () => void
  /** The list is being saved: nothing can be changed, and the dialog stays. @default false */
  readonly isApplying?: boolean | undefined
  /** Why it could not be saved; the edited list stays. */
  readonly error?: string | undefined
  /** Is told whether the list differs from the one in use, so that the page around can ask before it is left. */
  readonly onHasChanges?: ((hasChanges: boolean) => void) | undefined
}

/**
 * A dialog in which a person chooses the columns of a grid and their order: by dragging with the mouse, a finger or the
 * keyboard, or by buttons. The columns of the grid change when the list is applied.
 *
 * @example
 * <ColumnEditor isOpen={isOpen} columns={columns} columnKeys={chosen} defaultColumnKeys={defaults}
 *   isApplying={isSaving} error={failure} onApply={save} onClose={close} />
 */
export function ColumnEditor(props: ColumnEditorProps) {
  return props.isOpen ? <OpenColumnEditor {...props} /> : null
}

const noDividers: readonly ColumnDivider[] = []

const unsavedChanges = {
  title: 'Confirm Cancel',
  question: 'Are you sure you want to cancel your changes?',
} as const

function OpenColumnEditor(props: ColumnEditorProps) {
  const {
    title = 'Column Options',
    dividers = noDividers,
    isApplying = false,
    error,
    onApply,
    onClose,
    onHasChanges,
  } = props
  const { list, setList, unused, defaultList, isDefault, hasChanges } = useColumnDraft(props)
  useEffect(() => onHasChanges?.(hasChanges), [hasChanges, onHasChanges])
  const { spoken, say } = useAnnouncer()
  const addPlace = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLOListElement>(null)
  const focusAdding = useCallback(() => addPlace.current?.querySelector('input')?.focus(), [])
  const focusRow = useRowFocus(listRef, list, focusAdding)

  const add = (key: string | null) => {
    const column = unused.find((candidate) => candidate.key === key)
    if (column === undefined) return
    focusRow(list.length)
    setList(addColumn(list, column))
    say(columnTexts.added(column.label, list.length + 1))
  }
  const move = useCallback(
    (from: number, to: number) => {
      setList(moveColumn(list, from, to))
      say(columnTexts.moved(list[from]?.label ?? '', to, list.length))
    },
    [list, setList, say],
  )
  const drop = useCallback(
    (from: number, to: number) => {
      focusRow(to, 'handle')
      move(from, to)
    },
    [focusRow, move],
  )
  const actions = useMemo(
    (): ColumnRowActions => ({
      onMove: (index, to) => {
        focusRow(to, to < index ? 'up' : 'down')
        move(index, to)
      },
      onRemove: (index) => {
        focusRow(Math.min(index, list.length - 2), 'remove')
        setList(removeColumn(list, index))
        say(columnTexts.removed(list[index]?.label ?? '', index))
      },
    }),
    [focusRow, move, list, setList, say],
  )
  const restore = () => {
    setList(defaultList)
    say(columnTexts.restored)
    // The pressed button disappears, so the focus goes to the box that adds a column.
    focusAdding()
  }

  return (
    <FormDialog
      title={title}
      size="medium"
      isOpen
      submitLabel="Apply"
      hasChanges={hasChanges}
      unsavedChanges={unsavedChanges}
      isAwaitingClose={isApplying}
      awaitedText="Saving the columns"
      error={error}
      footerStart={
        isDefault ? undefined : (
          <Button variant="ghost" icon={<RotateCcw aria-hidden="true" />} onPress={restore}>
            Default
          </Button>
        )
      }
      onSubmit={() => onApply(list.map(({ key }) => key))}
      onClose={onClose}
    >
      <div inert={isApplying}>
        <p>Add or remove columns. Drag columns to reorder them.</p>
        <AddPlace
          ref={addPlace}
          onKeyDown={(event) => {
            // Enter chooses a column here, and nothing else: it does not send the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
        >
          <ComboBox
            label="Add a column"
            placeholder="Type or Select a column"
            emptyText="No more columns"
            options={unused.map(({ key, label }) => ({ id: key, label }))}
            value={null}
            onChange={add}
          />
        </AddPlace>
        <ColumnRows
          list={list}
          dividers={dividers}
          listRef={listRef}
          onDrop={drop}
          actions={actions}
          say={say}
        />
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      </div>
    </FormDialog>
  )
}
