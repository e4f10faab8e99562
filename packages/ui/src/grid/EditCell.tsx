import { Pencil } from 'lucide-react'
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { TextField } from '../text-field/TextField'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { lineAround, takeOutOfTabOrder } from './gridElements'

/** Props of {@link EditCell}. */
export interface EditCellProps {
  /** The text of the cell while it is not edited. */
  readonly text: string
  /** The name of the cell with its row: "Price of bolt". */
  readonly label: string
  /** What has been typed; `null` while the cell is not edited. The caller keeps it, so that scrolling does not lose it. */
  readonly draft: string | null
  /** The cell is to be edited: Enter, F2 or a press. */
  readonly onOpen: () => void
  /** Told what has been typed. */
  readonly onChange: (draft: string) => void
  /** Enter was pressed. */
  readonly onSave: () => void
  /** Escape was pressed. */
  readonly onCancel: () => void
  /** The focus has left the cell, which is still edited. */
  readonly onLeave?: (() => void) | undefined
  /** The error of the draft in one short sentence, for which rows need a height of 48 px. */
  readonly error?: string | undefined
  /** The draft is being saved and cannot be changed. @default false */
  readonly isSaving?: boolean | undefined
}

const Root = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-width: 0;
  height: 100%;
  text-align: inherit;
  & [data-error] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Shown = styled.button`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  min-height: 24px;
  height: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: text;
  & > [data-shown] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg.lucide {
    flex: none;
    width: 12px;
    height: 12px;
    color: var(--ink-3);
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
`

/**
 * A cell whose text can be edited in place: Enter, F2 or a press opens it, Enter saves, Escape discards. The draft stays
 * until one of them is pressed, also when the focus leaves the cell.
 *
 * @example
 * <EditCell text={part.price} label={`Price of ${part.name}`} draft={draft} onOpen={open} onChange={setDraft} … />
 */
export function EditCell(props: EditCellProps) {
  const { text, label, draft, error, isSaving = false, onOpen, onChange, onSave, onCancel, onLeave } = props
  const root = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const isEditing = draft !== null

  useLayoutEffect(() => {
    const line = root.current === null ? null : lineAround(root.current)
    if (line !== null) takeOutOfTabOrder(line)
    // Only opening the field focuses it: a draft that scrolls into view must not take the focus.
    if (!hasFocus.current) return
    const control = root.current?.querySelector<HTMLInputElement | HTMLButtonElement>('input, button')
    control?.focus({ preventScroll: true })
    if (control instanceof HTMLInputElement) control.select()
  }, [isEditing])

  const open = () => {
    // Safari does not focus a pressed button.
    hasFocus.current = true
    onOpen()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // If the draft is saved at once, the same Enter would press the button that replaces the field.
    if (isEditing && event.key === 'Enter') event.preventDefault()
    if (isEditing ? event.key !== 'Escape' : event.key !== 'F2') return
    event.preventDefault()
    event.stopPropagation()
    if (isEditing) onCancel()
    else open()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    hasFocus.current = false
    if (isEditing) onLeave?.()
  }
  return (
    <Root
      ref={root}
      title={error}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {draft === null ? (
        <Shown type="button" data-cell-target="" onClick={open}>
          <span data-shown="">{text}</span>
          <VisuallyHidden>Edit {label}</VisuallyHidden>
          <Pencil aria-hidden="true" />
        </Shown>
      ) : (
        <TextField
          label={label}
          isLabelHidden
          size="row"
          value={draft}
          error={error}
          isReadOnly={isSaving}
          onChange={onChange}
          onEnter={onSave}
        />
      )}
    </Root>
  )
}
