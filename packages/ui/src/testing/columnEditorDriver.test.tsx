import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ColumnEditor, type ColumnEditorProps } from '../column-editor/ColumnEditor'
import { columnEditorDriver } from './columnEditorDriver'
import { dialogDriver } from './dialogDriver'

const columns = [
  { key: 'customerName', label: 'Customer', isFixed: true },
  { key: 'year', label: 'Year' },
  { key: 'note', label: 'Notes' },
  { key: 'lender', label: 'Lender' },
]

/** A page that keeps what is applied, behind the button that opens the editor. */
const Page = (props: Partial<ColumnEditorProps>) => {
  const [isOpen, setIsOpen] = useState(false)
  const [columnKeys, setColumnKeys] = useState<readonly string[]>(['customerName', 'year', 'note'])
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Column Options
      </button>
      <ColumnEditor
        {...props}
        isOpen={isOpen}
        columns={columns}
        columnKeys={columnKeys}
        defaultColumnKeys={['customerName', 'year', 'note']}
        onClose={() => setIsOpen(false)}
        onApply={(keys) => {
          props.onApply?.(keys)
          if (props.error !== undefined) return
          setColumnKeys(keys)
          setIsOpen(false)
        }}
      />
    </>
  )
}

const openEditor = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Column Options' }))
  return columnEditorDriver(screen.getByRole('dialog', { name: 'Column Options' }))
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('adds, moves, drags and removes, applies it, and finds it again', async () => {
  const onApply = vi.fn()
  render(<Page onApply={onApply} />)
  const editor = openEditor()
  expect(editor.labels()).toEqual(['Customer', 'Year', 'Notes'])
  expect(editor.fixedLabels()).toEqual(['Customer'])
  expect(await editor.offered()).toEqual(['Lender'])
  await editor.add('Lender')
  expect(editor.spoken()).toBe('Lender added at position 4 of 4')
  editor.move('Lender', 'up')
  expect(editor.labels()).toEqual(['Customer', 'Year', 'Lender', 'Notes'])
  await editor.dragByKeyboard('Notes', 2)
  expect(editor.labels()).toEqual(['Customer', 'Notes', 'Year', 'Lender'])
  editor.remove('Year')
  editor.apply()
  expect(onApply).toHaveBeenCalledExactlyOnceWith(['customerName', 'note', 'lender'])
  await isGone()
  expect(openEditor().labels()).toEqual(['Customer', 'Notes', 'Lender'])
})

it('cancels by way of the question, and finds all as it was', async () => {
  render(<Page />)
  const editor = openEditor()
  editor.remove('Notes')
  editor.cancel()
  dialogDriver(await screen.findByRole('alertdialog', { name: 'Confirm Cancel' })).press('Yes')
  await isGone()
  expect(openEditor().labels()).toEqual(['Customer', 'Year', 'Notes'])
})

it('goes back to the default list, where that differs', () => {
  render(<Page />)
  const editor = openEditor()
  expect(editor.canRestore()).toBe(false)
  expect(() => editor.restore()).toThrow()
  editor.remove('Year')
  expect(editor.canRestore()).toBe(true)
  editor.restore()
  expect(editor.labels()).toEqual(['Customer', 'Year', 'Notes'])
})

it('reads that the list is saved, and why it could not be', () => {
  const { rerender } = render(<Page isApplying />)
  const editor = openEditor()
  expect([editor.isApplying(), editor.failure()]).toEqual([true, null])
  rerender(<Page error="An error occurred saving data: Bad Gateway" />)
  expect([editor.isApplying(), editor.failure()]).toEqual([
    false,
    'An error occurred saving data: Bad Gateway',
  ])
})

it('presses nothing that a person could not', () => {
  render(<Page />)
  const editor = openEditor()
  expect(() => editor.move('Notes', 'down')).toThrow('The button "Move Notes down" takes no press')
  expect(() => editor.remove('Customer')).toThrow()
})
