import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { phoneStory } from '../testing/phoneStory'
import { ColumnEditor } from './ColumnEditor'
import { button, columnEditorStories, editorDriver, findEditor } from './sampleColumnEditor'
import { sampleColumns } from './sampleColumns'

const meta = {
  ...columnEditorStories,
  title: 'Data/ColumnEditor',
  component: ColumnEditor,
} satisfies Meta<typeof ColumnEditor>
export default meta

type Story = StoryObj<typeof meta>

const first = (count: number) => sampleColumns.slice(0, count).map(({ label }) => label)

export const DefaultList: Story = {
  play: async () => {
    const editor = await editorDriver()
    await expect(editor.labels()).toEqual(first(15))
    await expect(editor.fixedLabels()).toEqual(['Customer'])
    await expect(editor.canRestore()).toBe(false)
    const explanation = screen.getByText('Add or remove columns. Drag columns to reorder them.')
    await waitFor(() => expect(explanation).toBeVisible())
    await expect(screen.getByPlaceholderText('Type or Select a column')).toBeVisible()
  },
}

/** A list that differs from the default one: there is a button Default. */
export const CustomList: Story = {
  args: { columnKeys: ['customerName', 'note', 'year', 'lender'] },
  play: async () => {
    const editor = await editorDriver()
    await expect(editor.canRestore()).toBe(true)
    await userEvent.click(button('Default'))
    await expect(editor.labels()).toEqual(first(15))
    await expect(editor.canRestore()).toBe(false)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  },
}

/** How it reads to a screen reader. */
export const AccessibleTree: Story = {
  args: {
    columnKeys: ['customerName', 'year', 'note'],
    dividers: [{ after: 2, text: 'Up to here on narrow screens' }],
  },
  play: async () => {
    await expectAccessibleTree(await findEditor(), [
      ['dialog', 'Column Options'],
      ['heading', 'Column Options'],
      ['button', 'Close'],
      ['combobox', 'Add a column'],
      ['button', 'Show suggestions Add a column'],
      ['list', 'Columns'],
      ['listitem', ''],
      ['listitem', ''],
      ['button', 'Move Year'],
      ['button', 'Move Year up'],
      ['button', 'Move Year down'],
      ['button', 'Remove Year'],
      ['listitem', ''],
      ['button', 'Move Notes'],
      ['button', 'Move Notes up'],
      ['button', 'Move Notes down'],
      ['button', 'Remove Notes'],
      ['status', ''],
      ['status', ''],
      ['button', 'Default'],
      ['button', 'Cancel'],
      ['button', 'Apply'],
      ['status', ''],
    ])
    const [customer, year] = within(await findEditor()).getAllByRole('listitem')
    await expect(customer).toHaveTextContent('1CustomerFixed')
    await expect(year).toHaveTextContent('2YearUp to here on narrow screens')
    await expect(button('Move Year')).toHaveAccessibleDescription(/Press Space to pick up the column/)
  },
}

/** While the list is saved nothing changes and nothing closes. */
export const Applying: Story = {
  args: { isApplying: true },
  play: async ({ args }) => {
    const editor = await editorDriver()
    await expect(editor.isApplying()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(screen.getByText('Equity').closest('[inert]')).not.toBeNull()
  },
}

/** Saving failed: the reason is said, and the edited list is still there. */
export const Failed: Story = {
  args: { error: 'An error occurred saving data: Bad Gateway' },
  play: async ({ args }) => {
    const editor = await editorDriver()
    await expect(editor.failure()).toBe('An error occurred saving data: Bad Gateway')
    editor.remove('Score')
    await userEvent.click(button('Apply'))
    await expect(args.onApply).toHaveBeenCalledOnce()
    await expect(editor.labels()).not.toContain('Score')
  },
}

/** Columns that are fixed, unknown or named twice in a saved list. */
export const OldSavedList: Story = {
  args: {
    columns: sampleColumns.map((column, index) => ({ ...column, isFixed: index < 3 })),
    columnKeys: ['note', 'gone', 'year', 'note', 'dealType'],
  },
  play: async () => {
    const editor = await editorDriver()
    await expect(editor.labels()).toEqual(['Customer', 'Deal Type', 'Pmts Left', 'Notes', 'Year'])
    await expect(editor.fixedLabels()).toEqual(['Customer', 'Deal Type', 'Pmts Left'])
    await expect(button('Move Notes up')).toBeDisabled()
  },
}

const many = Array.from({ length: 60 }, (_, index) => ({
  key: `column-${index}`,
  label:
    index === 4
      ? 'A label that is much longer than any column should ever have one '.repeat(3)
      : `Column ${index + 1}`,
}))

/** Sixty columns scroll; what is moved and added stays in sight. */
export const SixtyColumns: Story = {
  args: { columns: many, columnKeys: many.map(({ key }) => key), defaultColumnKeys: [] },
  play: async () => {
    const editor = await editorDriver()
    const handle = button('Move Column 1')
    handle.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard('{End}{ArrowUp} ')
    await waitFor(() => expect(editor.labels().indexOf('Column 1')).toBe(58))
    await expect(handle).toHaveFocus()
    const footer = button('Apply').getBoundingClientRect()
    await waitFor(() => expect(handle.getBoundingClientRect().bottom).toBeLessThan(footer.top))
    await expect(screen.getByRole('combobox')).toBeVisible()
    const sheet = (await findEditor()).getBoundingClientRect()
    await expect(button('Remove Column 60').getBoundingClientRect().right).toBeLessThan(sheet.right)
  },
}

/** A sheet with buttons as large as a thumb needs them. */
export const Phone: Story = {
  ...phoneStory,
  play: async () => {
    for (const name of ['Move Equity', 'Move Equity up', 'Remove Equity']) {
      const { width, height } = (await screen.findByRole('button', { name })).getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
    }
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    columns: [...sampleColumns, { key: 'rtl', label: 'اسم البائع المسؤول' }],
    columnKeys: ['rtl', 'year'],
  },
  play: async () => {
    await findEditor()
    const handle = button('Move Year').getBoundingClientRect()
    const label = screen.getByText('Year').getBoundingClientRect()
    const up = button('Move Year up').getBoundingClientRect()
    await expect(label.right).toBeLessThan(handle.left)
    await expect(handle.left - label.right).toBeLessThan(label.left - up.right)
  },
}
