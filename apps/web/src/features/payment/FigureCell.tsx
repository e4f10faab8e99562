import type { Playground } from '@retain/domain/payment/playground/playground'
import { inputOfField, takeBack, typeInto } from '@retain/domain/payment/playground/playgroundInput'
import type { PlaygroundCell, TypedFigure } from '@retain/domain/payment/playground/playgroundLines'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { drawnByValue } from '../../core/state/drawnByValue'
import { FigureField } from './FigureField'
import type { PlaygroundEdit } from './usePlayground'

const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 4px;
  align-items: center;
  justify-content: flex-end;
  & > small {
    font-size: var(--fs-1);
    font-weight: 400;
    color: var(--ink-3);
  }
  & > [data-sheet-cell] {
    flex: 0 1 88px;
    min-width: 64px;
  }
`

interface FigureCellProps {
  /** What the figures are called: the line, and whose it is. */
  readonly label: string
  readonly cell: PlaygroundCell
  /** Where the cell stands in its sheet. */
  readonly row: number
  readonly column: number
  readonly edit: PlaygroundEdit
  readonly isReadOnly: boolean
}

/** The figures of one line of a vehicle that can be typed, with what is on file where something else is tried out. */
export const FigureCell = drawnByValue(function FigureCell(props: FigureCellProps) {
  const { label, cell, row, column, edit, isReadOnly } = props
  const { figures, was } = cell
  return (
    <Figures>
      {was !== null && <small>{was}</small>}
      {figures.map((figure, at) => (
        <Figure
          key={at}
          label={figures.length === 1 ? label : `${label}, ${at + 1}`}
          {...{ figure, edit, isReadOnly, place: { row, column, at } }}
        />
      ))}
    </Figures>
  )
})

interface FigureProps {
  readonly label: string
  readonly figure: TypedFigure
  readonly place: { readonly row: number; readonly column: number; readonly at: number }
  readonly edit: PlaygroundEdit
  readonly isReadOnly: boolean
  readonly unit?: string
  /** @default 'row' */
  readonly size?: 'row' | 'medium'
}

/** One figure of a playground. */
export const Figure = drawnByValue(function Figure({ figure, edit, ...field }: FigureProps) {
  const { place, text, isEdited } = figure
  const input = inputOfField[place.field]
  const before = useRef<Playground | null>(null)
  return (
    <FigureField
      {...field}
      field={place.field}
      text={text}
      isEdited={isEdited}
      onBegin={() => {
        before.current = edit.latest()
      }}
      onType={(typed) =>
        edit.change(input, (playground) => typeInto(playground, edit.source.present, place, typed))
      }
      onTakeBack={() => {
        const then = before.current
        if (then !== null) edit.change(input, (playground) => takeBack(playground, then))
      }}
    />
  )
})
