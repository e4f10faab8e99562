import {
  DndContext,
  DragOverlay,
  type CollisionDetection,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { useCallback, useId, useMemo, type KeyboardEvent, type RefObject } from 'react'
import { canRemove, fixedCount, type ColumnList } from './columnList'
import { ColumnRow, FixedColumnRow, LiftedColumnRow, type ColumnRowActions } from './ColumnRow'
import { Divider, List } from './columnEditorStyle'
import { columnTexts } from './columnTexts'
import { useColumnDrag, type ColumnDrag } from './useColumnDrag'

/** A line in the list with a text: how far the columns reach on some screen. */
export interface ColumnDivider {
  /** After how many columns it stands; it is left out where nothing follows. */
  readonly after: number
  readonly text: string
}

interface ColumnRowsProps {
  readonly list: ColumnList
  readonly dividers: readonly ColumnDivider[]
  /** The element of the list; its children are the columns, by their index. */
  readonly listRef: RefObject<HTMLOListElement | null>
  readonly onDrop: (from: number, to: number) => void
  readonly actions: ColumnRowActions
  readonly say: (text: string) => void
}

/** The row whose middle is nearest to the pointer; the keyboard counts places by itself. */
const nearestRow: CollisionDetection = ({ pointerCoordinates, droppableContainers, droppableRects }) => {
  if (pointerCoordinates === null) return []
  const distanceTo = (id: UniqueIdentifier): number => {
    const { top = Infinity, height = 0 } = droppableRects.get(id) ?? {}
    return Math.abs(top + height / 2 - pointerCoordinates.y)
  }
  return droppableContainers
    .map(({ id }) => ({ id, distance: distanceTo(id) }))
    .toSorted((one, other) => one.distance - other.distance)
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })
const modifiers = [upAndDown]
const instructions = { draggable: columnTexts.instructions }
/** Announcements of our own, by position and at most once a second, replace those of dnd-kit. */
const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
const accessibility = { restoreFocus: false, screenReaderInstructions: instructions, announcements: silence }

const edgeAt = (index: number, drag: ColumnDrag | null): 'before' | 'after' | undefined => {
  if (drag === null || index !== drag.to || drag.to === drag.from) return undefined
  return drag.to < drag.from ? 'before' : 'after'
}

/** Ends a drag: what drags listens for Escape on the document. */
const cancelDrag = () => document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }))

/** The chosen columns in their order. */
export function ColumnRows({ list, dividers, listRef, onDrop, actions, say }: ColumnRowsProps) {
  const id = useId()
  const onKeyboardOver = useCallback(
    (index: number) => listRef.current?.children[index]?.scrollIntoView({ block: 'nearest' }),
    [listRef],
  )
  const { drag, sensors, handlers } = useColumnDrag({ list, say, onDrop, onKeyboardOver })
  const texts = useMemo(() => new Map(dividers.map(({ after, text }) => [after, text])), [dividers])
  const lifted = drag === null || drag.isByKeyboard ? undefined : list[drag.from]
  const draggedBy = drag?.isByKeyboard === true ? 'keyboard' : 'pointer'
  const firstMovable = fixedCount(list)

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={nearestRow}
      modifiers={modifiers}
      accessibility={accessibility}
      {...handlers}
    >
      {/* Some screen readers ignore the role of a list whose markers are hidden by a style. */}
      <List
        ref={listRef}
        role="list"
        aria-label="Columns"
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || drag === null) return
          // Otherwise Escape would also close the dialog.
          event.stopPropagation()
          cancelDrag()
        }}
        onBlur={() => {
          if (drag?.isByKeyboard === true) cancelDrag()
        }}
      >
        {list.map((column, index) => {
          const text = index + 1 < list.length ? texts.get(index + 1) : undefined
          return (
            <li key={column.key}>
              {column.isFixed === true ? (
                <FixedColumnRow column={column} index={index} />
              ) : (
                <ColumnRow
                  column={column}
                  index={index}
                  canMoveUp={index > firstMovable}
                  canMoveDown={index < list.length - 1}
                  canRemove={canRemove(list, index)}
                  draggedBy={drag?.from === index ? draggedBy : undefined}
                  dropEdge={edgeAt(index, drag)}
                  actions={actions}
                />
              )}
              {text !== undefined && <Divider>{text}</Divider>}
            </li>
          )
        })}
      </List>
      <DragOverlay dropAnimation={null} zIndex={1}>
        {lifted !== undefined && drag !== null && <LiftedColumnRow column={lifted} index={drag.from} />}
      </DragOverlay>
    </DndContext>
  )
}
