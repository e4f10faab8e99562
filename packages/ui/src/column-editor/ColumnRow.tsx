import { useDraggable, useDroppable } from '@dnd-kit/core'
import { ArrowDown, ArrowUp, GripVertical, Lock, X } from 'lucide-react'
import { memo, useCallback, type MouseEventHandler } from 'react'
import { Chip } from '../chip/Chip'
import { IconButton } from '../icon-button/IconButton'
import { Row } from './columnEditorStyle'
import type { EditableColumn } from './columnList'

/** What a row's buttons do; rows are compared by identity, so keep it stable. */
export interface ColumnRowActions {
  readonly onMove: (index: number, to: number) => void
  readonly onRemove: (index: number) => void
}

interface ColumnRowProps {
  readonly column: EditableColumn
  readonly index: number
  readonly canMoveUp: boolean
  readonly canMoveDown: boolean
  readonly canRemove: boolean
  /** It is being dragged. */
  readonly draggedBy: 'pointer' | 'keyboard' | undefined
  /** A column that is being dragged would be dropped at this edge. */
  readonly dropEdge: 'before' | 'after' | undefined
  readonly actions: ColumnRowActions
}

interface NameProps {
  readonly column: EditableColumn
  readonly index: number
  /** A press on the label drags too; by touch it scrolls. */
  readonly onMouseDown?: MouseEventHandler | undefined
}

const Name = ({ column, index, onMouseDown }: NameProps) => (
  <>
    <span data-number="">{index + 1}</span>
    <span data-label="" title={column.label} onMouseDown={onMouseDown}>
      <bdi>{column.label}</bdi>
    </span>
  </>
)

/** A column that stays where it is. */
export const FixedColumnRow = (props: NameProps) => (
  <Row data-fixed="">
    <Lock aria-hidden="true" />
    <Name {...props} />
    <Chip tone="line">Fixed</Chip>
  </Row>
)

/** A column under the pointer that drags it. */
export const LiftedColumnRow = (props: NameProps) => (
  <Row data-lifted="" aria-hidden="true">
    <GripVertical />
    <Name {...props} />
  </Row>
)

type RowButtonsProps = Omit<ColumnRowProps, 'column' | 'draggedBy' | 'dropEdge'> & { readonly label: string }

/** Apart from the row, which is drawn anew whenever anything is dragged over another place. */
const RowButtons = memo(function RowButtons(props: RowButtonsProps) {
  const { label, index, canMoveUp, canMoveDown, canRemove, actions } = props
  return (
    <span data-buttons="">
      <IconButton
        label={`Move ${label} up`}
        tooltip={false}
        size="tiny"
        icon={<ArrowUp aria-hidden="true" />}
        isDisabled={!canMoveUp}
        data-control="up"
        onPress={() => actions.onMove(index, index - 1)}
      />
      <IconButton
        label={`Move ${label} down`}
        tooltip={false}
        size="tiny"
        icon={<ArrowDown aria-hidden="true" />}
        isDisabled={!canMoveDown}
        data-control="down"
        onPress={() => actions.onMove(index, index + 1)}
      />
      <IconButton
        label={`Remove ${label}`}
        tooltip={false}
        size="tiny"
        icon={<X aria-hidden="true" />}
        isDisabled={!canRemove}
        data-control="remove"
        onPress={() => actions.onRemove(index)}
      />
    </span>
  )
})

function MovableColumnRow(props: ColumnRowProps) {
  const { column, index, canMoveUp, canMoveDown, canRemove, draggedBy, dropEdge, actions } = props
  const { key, label } = column
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: key })
  const { setNodeRef: setDroppableRef } = useDroppable({ id: key })
  const setRow = useCallback(
    (row: HTMLElement | null) => {
      setNodeRef(row)
      setDroppableRef(row)
    },
    [setNodeRef, setDroppableRef],
  )
  return (
    <Row ref={setRow} data-dragged={draggedBy} data-drop={dropEdge}>
      <button
        ref={setActivatorNodeRef}
        type="button"
        aria-label={`Move ${label}`}
        aria-describedby={attributes['aria-describedby']}
        aria-pressed={draggedBy !== undefined}
        data-control="handle"
        {...listeners}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <Name
        column={column}
        index={index}
        onMouseDown={listeners?.['onMouseDown'] as MouseEventHandler | undefined}
      />
      <RowButtons
        label={label}
        index={index}
        canMoveUp={canMoveUp}
        canMoveDown={canMoveDown}
        canRemove={canRemove}
        actions={actions}
      />
    </Row>
  )
}

/** A column that can be dragged, moved by a place, and removed. */
export const ColumnRow = memo(MovableColumnRow)
