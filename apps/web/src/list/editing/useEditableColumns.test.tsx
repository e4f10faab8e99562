import type { GridColumn } from '@retain/ui/grid-column'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UnsavedChangesContext, type UnsavedForm } from '../../forms/unsavedChanges'
import type { EditableColumn } from './saveEdit'
import { useEditableColumns } from './useEditableColumns'

interface Part {
  readonly id: string
  readonly price: string
}

const columns: readonly GridColumn<Part>[] = [
  { key: 'name', label: 'Part', widthPercent: 50, render: ({ id }) => `Part ${id}` },
  { key: 'price', label: 'Price', widthPercent: 50, render: ({ price }) => price },
]
const price: EditableColumn<Part> = { textOf: (part) => part.price, save: () => Promise.resolve(null) }
const rowId = ({ id }: Part) => id
const rowLabel = ({ id }: Part) => `part ${id}`
const [bolt, hose]: readonly [Part, Part] = [
  { id: '1', price: '2.50' },
  { id: '2', price: '9.00' },
]

interface Shown {
  readonly parts: readonly Part[]
  readonly editable?: Readonly<Record<string, EditableColumn<Part>>>
}

const onlyPrice = { price }
let shown: readonly GridColumn<Part>[] = []

function List({ parts, editable = onlyPrice }: Shown) {
  const drawn = useEditableColumns(columns, { editable, rowId, rowLabel })
  return (
    <ul ref={() => void (shown = drawn)}>
      {parts.map((part) =>
        drawn.map((column) => <li key={`${column.key} ${part.id}`}>{column.render(part)}</li>),
      )}
    </ul>
  )
}

/** A list of parts, and the forms of the page with unsaved changes. */
function openList(first: Shown) {
  const forms = new Set<UnsavedForm>()
  const guard = {
    add: (form: UnsavedForm) => {
      forms.add(form)
      return () => forms.delete(form)
    },
    leave: (act: () => void) => act(),
    isLeaving: () => false,
  }
  const page = (list: Shown) => (
    <UnsavedChangesContext value={guard}>
      <List {...list} />
    </UnsavedChangesContext>
  )
  const { rerender } = render(page(first))
  return { forms, show: (next: Shown) => rerender(page(next)) }
}

const edit = (cell: string, field: string, text: string) => {
  fireEvent.click(screen.getByRole('button', { name: cell }))
  fireEvent.change(screen.getByRole('textbox', { name: field }), { target: { value: text } })
}

it('lets the cells of its columns be edited, each by the name of its row', () => {
  openList({ parts: [bolt, hose] })
  edit('2.50 Edit Price of part 1', 'Price of part 1', '3.00')
  expect(screen.getByRole('textbox', { name: 'Price of part 1' })).toHaveValue('3.00')
  expect(screen.getByRole('button', { name: '9.00 Edit Price of part 2' })).toBeInTheDocument()
  expect(screen.getByText('Part 1')).toBeInTheDocument()
  expect(shown[0]).toBe(columns[0])
  expect(shown[1]).toMatchObject({ key: 'price', label: 'Price', widthPercent: 50 })
})

it('keeps a draft with its row while that is out of sight, and asks before the page is left with it', () => {
  const { forms, show } = openList({ parts: [bolt, hose] })
  expect(forms.size).toBe(0)
  edit('2.50 Edit Price of part 1', 'Price of part 1', '3.00')
  expect(forms.size).toBe(1)
  show({ parts: [hose] })
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  show({ parts: [hose, bolt] })
  expect(screen.getByRole('textbox', { name: 'Price of part 1' })).toHaveValue('3.00')
  act(() => [...forms].forEach(({ discard }) => discard()))
  expect(forms.size).toBe(0)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

it('gives the same columns until others can be edited', () => {
  const { show } = openList({ parts: [bolt] })
  const before = shown
  show({ parts: [hose] })
  expect(shown).toBe(before)
  show({ parts: [hose], editable: {} })
  expect(shown).toEqual(columns)
})
