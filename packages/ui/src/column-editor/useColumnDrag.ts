import {
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type KeyboardCoordinateGetter,
  type KeyboardSensorOptions,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { useCallback, useMemo, useRef, useState } from 'react'
import { nearestPlace, type ColumnList } from './columnList'
import { columnTexts } from './columnTexts'

/** A column that is being dragged: where it stood, and where it would be dropped. */
export interface ColumnDrag {
  readonly from: number
  readonly to: number
  readonly isByKeyboard: boolean
}

/** What {@link useColumnDrag} takes. */
export interface ColumnDragOptions {
  readonly list: ColumnList
  readonly say: (text: string) => void
  readonly onDrop: (from: number, to: number) => void
  /** The place where the column would be dropped has changed by the keyboard. */
  readonly onKeyboardOver: (index: number) => void
}

/** A press becomes a drag after so many pixels. */
const byDistance = { activationConstraint: { distance: 4 } }

const keySteps: Readonly<Record<string, number>> = {
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Down]: 1,
  Home: -Infinity,
  End: Infinity,
}

const labelAt = (list: ColumnList, index: number): string => list[index]?.label ?? ''

/**
 * Drags columns by mouse, touch and keyboard. The keyboard moves by places, not by pixels, so that it does the same
 * whatever the rows' heights and however far the list is scrolled.
 */
export function useColumnDrag({ list, say, onDrop, onKeyboardOver }: ColumnDragOptions) {
  const [drag, setDrag] = useState<ColumnDrag | null>(null)
  // Keys may be pressed faster than React renders.
  const current = useRef<ColumnDrag | null>(null)
  const show = useCallback((next: ColumnDrag | null) => {
    current.current = next
    setDrag(next)
  }, [])

  const moveOver = useCallback(
    (index: number) => {
      const now = current.current
      const to = nearestPlace(list, index)
      if (now === null || now.to === to) return
      show({ ...now, to })
      say(columnTexts.over(labelAt(list, now.from), to, list.length))
      if (now.isByKeyboard) onKeyboardOver(to)
    },
    [list, say, show, onKeyboardOver],
  )
  const keyboard = useMemo((): KeyboardSensorOptions => {
    const coordinateGetter: KeyboardCoordinateGetter = (event) => {
      const step = keySteps[event.code]
      if (step === undefined || current.current === null) return
      event.preventDefault()
      moveOver(current.current.to + step)
    }
    return { coordinateGetter }
  }, [moveOver])
  const sensors = useSensors(
    useSensor(MouseSensor, byDistance),
    useSensor(TouchSensor, byDistance),
    useSensor(KeyboardSensor, keyboard),
  )

  const indexOf = (id: UniqueIdentifier) => list.findIndex(({ key }) => key === id)
  const leave = ({ from }: ColumnDrag) => say(columnTexts.left(labelAt(list, from), from, list.length))
  const handlers = {
    onDragStart: ({ active, activatorEvent }) => {
      const from = indexOf(active.id)
      show({ from, to: from, isByKeyboard: activatorEvent instanceof KeyboardEvent })
      say(columnTexts.pickedUp(labelAt(list, from), from, list.length))
    },
    onDragOver: ({ over }) => {
      if (over !== null && current.current?.isByKeyboard === false) moveOver(indexOf(over.id))
    },
    onDragEnd: () => {
      const done = current.current
      show(null)
      if (done === null) return
      if (done.from === done.to) leave(done)
      else onDrop(done.from, done.to)
    },
    onDragCancel: () => {
      const ended = current.current
      show(null)
      if (ended !== null) leave(ended)
    },
  } satisfies DndContextProps
  return { drag, sensors, handlers }
}
