import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { columnEditorDriver } from '../testing/columnEditorDriver'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { phoneStory } from '../testing/phoneStory'
import { ColumnEditor, type ColumnEditorProps } from './ColumnEditor'
import { sampleColumns, sampleDefaults } from './sampleColumns'

/** Opens the editor and keeps what is applied, as a page does. */
const Page = (props: ColumnEditorProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const [columnKeys, setColumnKeys] = useState(props.columnKeys)
  return (
    <main>
      <Button onPress={() => setIsOpen(true)}>Column Options</Button>
      <ColumnEditor
        {...props}
        isOpen={isOpen}
        columnKeys={columnKeys}
        onApply={(next) => {
          props.onApply(next)
          if (props.error !== undefined) return
          setColumnKeys(next)
          setIsOpen(false)
        }}
        onClose={() => {
          props.onClose()
          setIsOpen(false)
        }}
      />
    </main>
  )
}

const meta = {
  title: 'Data/ColumnEditor',
  component: ColumnEditor,
  render: (args) => <Page {...args} />,
  args: {
    isOpen: true,
    columns: sampleColumns,
    columnKeys: sampleDefaults,
    defaultColumnKeys: sampleDefaults,
    dividers: [{ after: 9, text: 'Up to here on narrow screens' }],
    onApply: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof ColumnEditor>
export default meta

type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Column Options' })
const driver = async () => columnEditorDriver(await dialog())
const button = (name: string) => screen.getByRole('button', { name })
const first = (count: number) => sampleColumns.slice(0, count).map(({ label }) => label)

export const DefaultList: Story = {
  play: async () => {
    const editor = await driver()
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
    const editor = await driver()
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
    await expectAccessibleTree(await dialog(), [
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
    const [customer, year] = within(await dialog()).getAllByRole('listitem')
    await expect(customer).toHaveTextContent('1CustomerFixed')
    await expect(year).toHaveTextContent('2YearUp to here on narrow screens')
    await expect(button('Move Year')).toHaveAccessibleDescription(/Press Space to pick up the column/)
  },
}

/** The column goes to the end, and the box is ready for the next one. */
export const Add: Story = {
  play: async ({ args }) => {
    const editor = await driver()
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
    await expect(await dialog()).toBeVisible()
  },
}

/** The next column takes the focus, the box where none is left. */
export const Remove: Story = {
  args: { columnKeys: ['year', 'note', 'apr'], columns: sampleColumns },
  play: async () => {
    const editor = await driver()
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

/** The focus stays with the column that moves; at an end it goes to the other arrow. */
export const MoveButtons: Story = {
  play: async () => {
    const editor = await driver()
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
    const editor = await driver()
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
    await expect(await dialog()).toBeVisible()
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
    const editor = await driver()
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
    const editor = await driver()
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
    const editor = await driver()
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
    await expect((await driver()).labels()).toContain('Score')
  },
}

/** While the list is saved nothing changes and nothing closes. */
export const Applying: Story = {
  args: { isApplying: true },
  play: async ({ args }) => {
    const editor = await driver()
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
    const editor = await driver()
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
    const editor = await driver()
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
    const editor = await driver()
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
    const sheet = (await dialog()).getBoundingClientRect()
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
    await dialog()
    const handle = button('Move Year').getBoundingClientRect()
    const label = screen.getByText('Year').getBoundingClientRect()
    const up = button('Move Year up').getBoundingClientRect()
    await expect(label.right).toBeLessThan(handle.left)
    await expect(handle.left - label.right).toBeLessThan(label.left - up.right)
  },
}
