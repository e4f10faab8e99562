import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, expectTypeOf, it, vi } from 'vitest'
import { Button } from '../button/Button'
import {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmMessageProps,
  type ConfirmQuestionProps,
} from '../confirm-dialog/ConfirmDialog'
import { dialogDriver } from '../testing/dialogDriver'
import { Dialog } from './Dialog'

const nothing = () => undefined
const labels = (role: 'dialog' | 'alertdialog') => dialogDriver(screen.getByRole(role)).buttonLabels()

it.each([
  ['Normal', ['Close', 'Save']],
  ['NoFooter', ['Close']],
] as const)('the kind %s has the buttons %j [S-148] [O-546]', (kind, expected) => {
  render(
    <Dialog title="Edit customer" kind={kind} isOpen onClose={nothing} footer={<Button>Save</Button>}>
      Text
    </Dialog>,
  )
  expect(labels('dialog')).toEqual(expected)
})

it('a question has Yes and No, a message OK, where no labels are given [S-149] [L-456] [O-547] [OP-026]', () => {
  const { unmount } = render(
    <ConfirmDialog title="Delete Search" isOpen onConfirm={nothing} onCancel={nothing}>
      Are you sure?
    </ConfirmDialog>,
  )
  expect(labels('alertdialog')).toEqual(['Close', 'No', 'Yes'])
  unmount()
  render(
    <ConfirmDialog title="Locked" isOpen isMessage onConfirm={nothing}>
      Priya Singh has opened this customer.
    </ConfirmDialog>,
  )
  expect(labels('alertdialog')).toEqual(['Close', 'OK'])
})

it('takes Escape and the close button as the safe answer of a question, which therefore has to be given', () => {
  expectTypeOf<Omit<ConfirmMessageProps, 'onCancel'>>().toExtend<ConfirmDialogProps>()
  expectTypeOf<Omit<ConfirmQuestionProps, 'onCancel'>>().not.toExtend<ConfirmDialogProps>()
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()]
  const { rerender } = render(
    <ConfirmDialog title="Delete Search" isOpen isDestructive onConfirm={onConfirm} onCancel={onCancel}>
      Are you sure?
    </ConfirmDialog>,
  )
  const dialog = dialogDriver(screen.getByRole('alertdialog'))
  dialog.escape()
  dialog.close()
  dialog.press('No')
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 3])
  rerender(
    <ConfirmDialog title="Locked" isOpen isMessage onConfirm={onConfirm}>
      Priya Singh has opened this customer.
    </ConfirmDialog>,
  )
  dialog.escape()
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('is closed by its button and by Escape, unless it awaits its work', () => {
  const onClose = vi.fn()
  const { rerender } = render(
    <Dialog title="Edit customer" isOpen onClose={onClose}>
      Text
    </Dialog>,
  )
  const dialog = dialogDriver(screen.getByRole('dialog'))
  dialog.close()
  dialog.escape()
  expect(onClose).toHaveBeenCalledTimes(2)
  rerender(
    <Dialog title="Edit customer" isOpen isAwaitingClose onClose={onClose}>
      Text
    </Dialog>,
  )
  expect(dialog.isAwaitingClose()).toBe(true)
  expect(() => dialog.close()).toThrow(/waits/)
  dialog.escape()
  expect(onClose).toHaveBeenCalledTimes(2)
  expect([dialog.title(), dialog.text()]).toEqual(['Edit customer', 'Text'])
})

it('draws nothing on a server', () => {
  const open = (
    <Dialog title="Edit customer" isOpen onClose={nothing}>
      Text
    </Dialog>
  )
  expect(renderToString(open)).toBe('')
})

it('draws nothing while it is closed', () => {
  const { container } = render(
    <Dialog title="Edit customer" isOpen={false} onClose={nothing}>
      Text
    </Dialog>,
  )
  expect(container.childElementCount).toBe(0)
  expect(screen.queryByRole('dialog')).toBeNull()
})
