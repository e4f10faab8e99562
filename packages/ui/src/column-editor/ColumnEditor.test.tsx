import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { columnEditorDriver } from '../testing/columnEditorDriver'
import { dialogDriver } from '../testing/dialogDriver'
import { ColumnEditor, type ColumnEditorProps } from './ColumnEditor'
import { sampleColumns } from './sampleColumns'

const defaults = ['customerName', 'year', 'predictiveScore', 'note']
const columns = sampleColumns.filter(({ key }) => [...defaults, 'apr', 'lender'].includes(key))

const open = (change: Partial<ColumnEditorProps> = {}) => {
  const props: ColumnEditorProps = {
    isOpen: true,
    columns,
    columnKeys: defaults,
    defaultColumnKeys: defaults,
    onApply: vi.fn(),
    onClose: vi.fn(),
    ...change,
  }
  const { rerender } = render(<ColumnEditor {...props} />)
  const editor = columnEditorDriver(screen.getByRole('dialog', { name: 'Column Options' }))
  return {
    props,
    editor,
    change: (next: Partial<ColumnEditorProps>) => rerender(<ColumnEditor {...props} {...next} />),
  }
}

it('explains what can be done [L-341] [L-578]', () => {
  open()
  expect(screen.getByText('Add or remove columns. Drag columns to reorder them.')).toBeTruthy()
})

it('offers the columns that are not in use, and adds one at the end [L-342] [L-343]', async () => {
  const { editor } = open()
  expect(screen.getByRole('combobox', { name: 'Add a column' }).getAttribute('placeholder')).toBe(
    'Type or Select a column',
  )
  expect(await editor.offered()).toEqual(['APR', 'Lender'])
  await editor.add('Lender')
  expect(editor.labels().at(-1)).toBe('Lender')
  expect(editor.spoken()).toBe('Lender added at position 5 of 5')
  expect(await editor.offered()).not.toContain('Lender')
})

it('has Default only for a list that differs from the default one, and goes back to it [L-344] [L-353]', () => {
  const { editor, props } = open()
  expect(editor.canRestore()).toBe(false)
  editor.remove('Score')
  expect(editor.canRestore()).toBe(true)
  editor.restore()
  expect(editor.labels()).toHaveLength(4)
  expect(editor.canRestore()).toBe(false)
  expect(props.onApply).not.toHaveBeenCalled()
})

it('has Default for a custom list that was saved [L-344]', () => {
  expect(open({ columnKeys: ['customerName', 'year'] }).editor.canRestore()).toBe(true)
})

it('closes by Cancel when nothing was changed [L-345]', () => {
  const { editor, props } = open()
  editor.cancel()
  expect(props.onClose).toHaveBeenCalledOnce()
  expect(props.onApply).not.toHaveBeenCalled()
})

it('asks before changes are lost [L-347] [L-348] [L-579]', async () => {
  const { editor, props } = open()
  editor.remove('Score')
  editor.cancel()
  const question = dialogDriver(await screen.findByRole('alertdialog', { name: 'Confirm Cancel' }))
  expect(question.text()).toBe('Are you sure you want to cancel your changes?')
  question.press('No')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(props.onClose).not.toHaveBeenCalled()
  expect(editor.labels()).not.toContain('Score')
  editor.cancel()
  dialogDriver(await screen.findByRole('alertdialog')).press('Yes')
  expect(props.onClose).toHaveBeenCalledOnce()
})

it('applies the keys in their new order [L-346] [L-356]', async () => {
  const { editor, props } = open({ columnKeys: ['customerName', 'year', 'note', 'apr', 'lender'] })
  await editor.dragByKeyboard('Lender', 2)
  expect(editor.labels()).toEqual(['Customer', 'Lender', 'Year', 'Notes', 'APR'])
  editor.move('APR', 'up')
  editor.remove('Year')
  editor.apply()
  await waitFor(() =>
    expect(props.onApply).toHaveBeenCalledExactlyOnceWith(['customerName', 'lender', 'apr', 'note']),
  )
})

it('drags no further than the fixed columns, and by the keyboard over the end', async () => {
  const { editor } = open({ columnKeys: ['customerName', 'year', 'note', 'apr'] })
  expect(editor.fixedLabels()).toEqual(['Customer'])
  expect(screen.queryByRole('button', { name: /Customer/ })).toBeNull()
  await editor.dragByKeyboard('APR', 1)
  expect(editor.labels()).toEqual(['Customer', 'APR', 'Year', 'Notes'])
  await editor.dragByKeyboard('APR', 99)
  expect(editor.labels()).toEqual(['Customer', 'Year', 'Notes', 'APR'])
})

it('keeps the edited list while it is saved and when that fails', () => {
  const { editor, change } = open()
  editor.remove('Score')
  change({ isApplying: true })
  expect(editor.isApplying()).toBe(true)
  expect(() => editor.apply()).toThrow()
  change({ error: 'Bad Gateway' })
  expect(editor.failure()).toBe('Bad Gateway')
  expect(editor.isApplying()).toBe(false)
  expect(editor.labels()).not.toContain('Score')
})

it('tells whether there is something to lose', () => {
  const onHasChanges = vi.fn()
  const { editor } = open({ onHasChanges })
  expect(onHasChanges).toHaveBeenLastCalledWith(false)
  editor.remove('Score')
  expect(onHasChanges).toHaveBeenLastCalledWith(true)
  editor.restore()
  expect(onHasChanges).toHaveBeenLastCalledWith(false)
})

it('begins anew when it is opened again', () => {
  const { editor, change } = open()
  editor.remove('Score')
  change({ isOpen: false })
  change({ isOpen: true })
  expect(columnEditorDriver(screen.getByRole('dialog')).labels()).toContain('Score')
})

it('tells the developer of two columns with one key', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const twice = [...columns, { key: 'year', label: 'Year again' }]
  expect(() => open({ columns: twice })).toThrow('ColumnEditor has the key "year" twice')
  vi.restoreAllMocks()
})
