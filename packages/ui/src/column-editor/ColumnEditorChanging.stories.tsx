import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ColumnEditor } from './ColumnEditor'
import { button, columnEditorStories, editorDriver, findEditor } from './sampleColumnEditor'
import { sampleColumns, sampleDefaults } from './sampleColumns'

const meta = {
  ...columnEditorStories,
  title: 'Data/ColumnEditor/Changing',
  component: ColumnEditor,
} satisfies Meta<typeof ColumnEditor>
export default meta

type Story = StoryObj<typeof meta>

/** The column goes to the end, and the box is ready for the next one. */
export const Add: Story = {
  play: async ({ args }) => {
    const editor = await editorDriver()
    await expect(await editor.offered()).toEqual(['APR', 'Lender', 'Make', 'Mileage', 'Payment'])
    await userEvent.type(screen.getByRole('combobox'), 'lend{ArrowDown}{Enter}')
    await waitFor(() => expect(editor.labels().at(-1)).toBe('Lender'))
    await expect(screen.getByRole('combobox')).toHaveValue('')
    await expect(screen.getByRole('combobox')).toHaveFocus()
    await expect(editor.spoken()).toBe('Lender added at position 16 of 16')
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(button('Apply'))
    await expect(args.onApply).toHaveBeenCalledWith([...sampleDefaults, 'lender'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Enter in the empty box chooses nothing and does not apply. */
export const EnterInTheEmptyBox: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox'), '{Enter}')
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(await findEditor()).toBeVisible()
  },
}

/** The next column takes the focus, the box where none is left. */
export const Remove: Story = {
  args: { columnKeys: ['year', 'note', 'apr'], columns: sampleColumns },
  play: async () => {
    const editor = await editorDriver()
    await userEvent.click(button('Remove Notes'))
    await expect(editor.labels()).toEqual(['Customer', 'Year', 'APR'])
    await expect(button('Remove APR')).toHaveFocus()
    await expect(editor.spoken()).toBe('Notes removed from position 3')
    await userEvent.keyboard('{Enter}')
    await expect(button('Remove Year')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(editor.labels()).toEqual(['Customer'])
    await expect(screen.getByRole('combobox')).toHaveFocus()
  },
}

/** Without changes Cancel closes at once, and the focus goes back to what opened the editor. */
export const CancelWithoutChanges: Story = {
  args: { isOpen: false },
  play: async ({ args }) => {
    await userEvent.click(button('Column Options'))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(button('Column Options')).toHaveFocus(), { timeout: 2000 })
  },
}

/** With changes a question comes first, by Escape too. No returns to them, Yes leaves all as it was. */
export const CancelWithChanges: Story = {
  play: async ({ args }) => {
    const editor = await editorDriver()
    editor.remove('Score')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Confirm Cancel' })
    await expect(question).toHaveTextContent('Are you sure you want to cancel your changes?')
    await userEvent.click(within(question).getByRole('button', { name: 'No' }))
    await expect(editor.labels()).not.toContain('Score')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(button('Cancel'))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(button('Column Options'))
    await expect((await editorDriver()).labels()).toContain('Score')
  },
}
