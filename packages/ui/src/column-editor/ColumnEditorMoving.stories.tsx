import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { ColumnEditor } from './ColumnEditor'
import { button, columnEditorStories, editorDriver, findEditor } from './sampleColumnEditor'

const meta = {
  ...columnEditorStories,
  title: 'Data/ColumnEditor/Moving',
  component: ColumnEditor,
} satisfies Meta<typeof ColumnEditor>
export default meta

type Story = StoryObj<typeof meta>

/** The focus stays with the column that moves; at an end it goes to the other arrow. */
export const MoveButtons: Story = {
  play: async () => {
    const editor = await editorDriver()
    button('Move Equity up').focus()
    await userEvent.keyboard('{Enter}')
    await expect(editor.labels().slice(0, 5)).toEqual([
      'Customer',
      'Deal Type',
      'Equity',
      'Pmts Left',
      'Pmt Diff Finance',
    ])
    await expect(button('Move Equity up')).toHaveFocus()
    await expect(editor.spoken()).toBe('Equity moved to position 3 of 15')
    await userEvent.keyboard('{Enter}')
    await expect(button('Move Equity up')).toBeDisabled()
    await expect(button('Move Equity down')).toHaveFocus()
    await expect(button('Move Notes down')).toBeDisabled()
  },
}

/** Space picks up, arrows, Home and End move by places, Space drops, Escape leaves the column where it was. */
export const DragByKeyboard: Story = {
  play: async () => {
    const editor = await editorDriver()
    await editor.dragByKeyboard('Notes', 3)
    await expect(editor.labels().slice(0, 4)).toEqual(['Customer', 'Deal Type', 'Notes', 'Pmts Left'])
    await waitFor(() => expect(editor.spoken()).toBe('Notes moved to position 3 of 15'), { timeout: 2000 })
    await expect(button('Move Notes')).toHaveFocus()

    await userEvent.keyboard(' ')
    await waitFor(() => expect(button('Move Notes')).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(editor.spoken()).toBe('Notes over position 2 of 15'), { timeout: 2000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button('Move Notes')).toHaveAttribute('aria-pressed', 'false'))
    await expect(await findEditor()).toBeVisible()
    await expect(editor.labels()[2]).toBe('Notes')
    await waitFor(() => expect(editor.spoken()).toBe('Notes left at position 3 of 15'), { timeout: 2000 })
  },
}

const middleOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** By its handle or its label. The column on its way is drawn under the pointer, its new place as a line. */
export const DragByMouse: Story = {
  play: async () => {
    const editor = await editorDriver()
    const handle = button('Move Pmt Diff Lease')
    await fireEvent.mouseDown(handle, { ...middleOf(handle), button: 0 })
    await fireEvent.mouseMove(document, { ...middleOf(handle), clientY: middleOf(handle).clientY - 10 })
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'))
    await nextFrame()
    await fireEvent.mouseMove(document, middleOf(button('Move Equity')))
    await waitFor(() =>
      expect(screen.getByText('Equity').closest('[data-drop]')).toHaveAttribute('data-drop', 'before'),
    )
    await fireEvent.mouseUp(document)
    await waitFor(() => expect(editor.labels()[3]).toBe('Pmt Diff Lease'))
    await expect(editor.labels()[4]).toBe('Equity')
  },
}

/** A finger drags by the handle; anywhere else it scrolls. */
export const DragByTouch: Story = {
  play: async () => {
    const editor = await editorDriver()
    const handle = button('Move Year')
    const touch = (at: { clientX: number; clientY: number }) => ({
      touches: [new Touch({ identifier: 1, target: handle, ...at })],
    })
    await fireEvent.touchStart(handle, touch(middleOf(handle)))
    await fireEvent.touchMove(handle, touch({ ...middleOf(handle), clientY: middleOf(handle).clientY + 10 }))
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'))
    await nextFrame()
    await fireEvent.touchMove(handle, touch(middleOf(button('Move Status'))))
    await waitFor(() =>
      expect(screen.getByText('Status').closest('[data-drop]')).toHaveAttribute('data-drop', 'after'),
    )
    await fireEvent.touchEnd(handle)
    await waitFor(() => expect(editor.labels().indexOf('Year')).toBe(8))
    await expect(getComputedStyle(handle).touchAction).toBe('none')
  },
}
