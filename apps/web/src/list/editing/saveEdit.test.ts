import { expect, it, vi } from 'vitest'
import { makeCellEdits } from './cellEdits'
import { saveEdit } from './saveEdit'

const row = { price: '5' }

/** A cell that was opened at "5", with a draft. */
function edited(draft: string) {
  const edits = makeCellEdits()
  edits.write('price 1', { opened: '5', draft, error: null, isSaving: false })
  return edits
}

it('closes the cell once its draft is saved', async () => {
  const edits = edited('7')
  const save = vi.fn(() => Promise.resolve(null))
  await saveEdit(edits, 'price 1', row, { save })
  expect(save).toHaveBeenCalledExactlyOnceWith(row, '7')
  expect(edits.read('price 1')).toBeNull()
  expect(edits.hasChanges()).toBe(false)
})

it('keeps a draft that is wrong, and does not send it', async () => {
  const edits = edited('seven')
  const save = vi.fn(() => Promise.resolve(null))
  await saveEdit(edits, 'price 1', row, { check: () => 'Not a price', save })
  expect(save).not.toHaveBeenCalled()
  expect(edits.read('price 1')).toEqual({
    opened: '5',
    draft: 'seven',
    error: 'Not a price',
    isSaving: false,
  })
})

it('keeps a draft that could not be saved, to be tried again', async () => {
  const edits = edited('7')
  await saveEdit(edits, 'price 1', row, { save: () => Promise.resolve('No connection') })
  expect(edits.read('price 1')).toMatchObject({ draft: '7', error: 'No connection', isSaving: false })
  expect(edits.hasChanges()).toBe(true)
  await saveEdit(edits, 'price 1', row, { save: () => Promise.resolve(null) })
  expect(edits.read('price 1')).toBeNull()
})

it('sends a draft once, however often Enter is pressed', async () => {
  const edits = edited('7')
  const save = vi.fn(() => Promise.resolve(null))
  await Promise.all([saveEdit(edits, 'price 1', row, { save }), saveEdit(edits, 'price 1', row, { save })])
  expect(save).toHaveBeenCalledOnce()
})

it('discards an unchanged draft', async () => {
  const edits = edited('5')
  const save = vi.fn(() => Promise.resolve(null))
  await saveEdit(edits, 'price 1', row, { save })
  expect(save).not.toHaveBeenCalled()
  expect(edits.read('price 1')).toBeNull()
})

it('does not restore a draft that was discarded while it was being saved', async () => {
  const edits = edited('7')
  const saving = saveEdit(edits, 'price 1', row, { save: () => Promise.resolve('No connection') })
  edits.clear()
  await saving
  expect(edits.read('price 1')).toBeNull()
})
