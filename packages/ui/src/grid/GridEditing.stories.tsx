import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SearchField } from '../search-field/SearchField'
import { gridDriver } from '../testing/gridDriver'
import { EditCell } from './EditCell'
import { Grid } from './Grid'
import type { GridColumn } from './gridColumn'
import { columnsStayAligned } from './sampleAlignment'
import { inRoom, sampleParameters } from './sampleStory'

interface Shelf {
  readonly id: string
  readonly name: string
  readonly note: string
}

const shelves: readonly Shelf[] = ['North', 'East', 'South', 'West'].map((name) => ({
  id: name,
  name,
  note: `Shelf ${name}`,
}))

interface NoteCellProps {
  readonly shelf: Shelf
}

/** A cell whose text is kept in memory; an empty one is refused. */
function NoteCell({ shelf }: NoteCellProps) {
  const [text, setText] = useState(shelf.note)
  const [draft, setDraft] = useState<string | null>(null)
  const error = draft?.trim() === '' ? 'Write something' : undefined
  return (
    <EditCell
      text={text}
      label={`note of ${shelf.name}`}
      draft={draft}
      error={error}
      onOpen={() => setDraft(text)}
      onChange={setDraft}
      onSave={() => {
        if (draft === null || error !== undefined) return
        setText(draft)
        setDraft(null)
      }}
      onCancel={() => setDraft(null)}
    />
  )
}

const columns: readonly GridColumn<Shelf>[] = [
  {
    key: 'name',
    label: 'Shelf',
    widthPercent: 40,
    isRowHeader: true,
    isSortable: true,
    render: ({ name }) => name,
  },
  {
    key: 'note',
    label: 'Note',
    widthPercent: 60,
    render: (shelf) => <NoteCell key={shelf.id} shelf={shelf} />,
  },
]

/** A grid whose first column is filtered by a text. */
function SampleGrid() {
  const [text, setText] = useState('')
  const filters = useMemo(
    () => ({
      name: <SearchField label="Filter Shelf" isLabelHidden size="small" value={text} onChange={setText} />,
    }),
    [text],
  )
  const rows = useMemo(
    () => shelves.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    [text],
  )
  return (
    <Grid
      label="Shelves"
      columns={columns}
      rows={rows}
      getRowKey={({ id }) => id}
      onSort={() => undefined}
      filters={filters}
      rowHeight={48}
      emptyText="Nothing found"
    />
  )
}

const meta = {
  title: 'Data/Grid editing',
  component: SampleGrid,
  subcomponents: { Grid, EditCell },
  parameters: sampleParameters,
  decorators: [inRoom(360)],
  afterEach: columnsStayAligned,
} satisfies Meta<typeof SampleGrid>
export default meta

type Story = StoryObj<typeof meta>

const gridIn = (canvasElement: HTMLElement) =>
  gridDriver(within(canvasElement).getByRole('grid', { name: 'Shelves' }))

/** Filters stand under the labels of their columns, and Tab reaches them. */
export const Filters: Story = {
  play: async ({ canvasElement }) => {
    const grid = gridIn(canvasElement)
    const field = within(canvasElement).getByRole('searchbox', { name: 'Filter Shelf' })
    grid.focusCell('header', 'Shelf')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('th')
    await waitFor(() => expect(grid.rowCount()).toBe(2))
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(grid.focusedCell()).toEqual({ row: 'header', columnLabel: 'Shelf' })
    await expect(grid.rowCount()).toBe(4)
  },
}

/** Enter or F2 opens a cell, Enter saves it, Escape gives up; the focus stays in its cell. */
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const grid = gridIn(canvasElement)
    grid.focusCell(1, 'Note')
    await userEvent.keyboard('{F2}')
    const field = within(grid.cell(1, 'Note')).getByRole('textbox', { name: 'note of East' })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await within(grid.cell(1, 'Note')).findByText('Write something')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Full{Enter}')
    await waitFor(() => expect(grid.cellText(1, 'Note')).toContain('Full'))
    await userEvent.keyboard('{Enter}gone{Escape}')
    await waitFor(() => expect(grid.cellText(1, 'Note')).toContain('Full'))
    await userEvent.keyboard('{ArrowUp}')
    await expect(grid.focusedCell()).toEqual({ row: 0, columnLabel: 'Note' })
  },
}
