import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { makes } from '../option-list/sampleOptions'
import { TagGroup } from '../tag/TagGroup'
import { MultiSelect } from './MultiSelect'
import { boxIn, multiSelectStories } from './sampleMultiSelect'

const kinds = ['Finance', 'Lease', 'Cash', 'Conquest'].map((label) => ({ id: label, label }))
const associates = ['All', 'Chris Ortega', 'Dana Baker', 'Jordan Mills'].map((label) => ({
  id: label === 'All' ? 'ALL' : label,
  label,
}))

const meta = {
  ...multiSelectStories,
  title: 'Controls/MultiSelect',
  component: MultiSelect,
} satisfies Meta<typeof MultiSelect>
export default meta

type Story = StoryObj<typeof meta>

const focused = () => document.activeElement as HTMLElement | null
const option = (name: string) => screen.findByRole('option', { name })

/** Without a value the box reads "All". */
export const NoneChosen: Story = {
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toHaveAccessibleName('All Make')
  },
}

export const Chosen: Story = {
  args: { value: ['toyota', 'honda'] },
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toHaveAccessibleName('Honda, Toyota Make')
  },
}

/** What does not fit ends in dots, and their number stands behind; the name has all of them. */
export const Cut: Story = {
  args: { value: makes.map(({ id }) => id) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(boxIn(canvasElement)).toHaveTextContent(/12$/))
    await expect(boxIn(canvasElement)).toHaveAccessibleName(/Acura, .*, Toyota Make/)
  },
}

/** While the lookup is on its way an id stands for itself, and is kept. */
export const UnknownValue: Story = {
  args: { value: ['Saab'], options: [] },
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toHaveTextContent('Saab')
  },
}

export const Required: Story = {
  args: { isRequired: true, hint: 'At least one make' },
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toHaveAccessibleDescription('Required At least one make')
  },
}

export const Invalid: Story = { args: { error: 'Choose a make' } }

export const Disabled: Story = { args: { isDisabled: true, value: ['kia'] } }

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: ['kia', 'honda'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    await expect(boxIn(canvasElement)).toHaveFocus()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Few options: letters jump, Space and Enter choose, the list stays open, Escape gives the focus back. */
export const Keyboard: Story = {
  args: { label: 'Deal Type', options: kinds },
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.click(within(canvasElement).getByText('Deal Type'))
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await option('Finance')).toHaveFocus())
    await userEvent.keyboard('le{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Lease'])
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Finance', 'Lease'])
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Finance', 'Lease', 'Cash', 'Conquest'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Lease', 'Cash', 'Conquest'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveTextContent('Lease, Cash, Conquest')
  },
}

/** The caller hears once when the focus leaves the box, not when the list opens, is used or closes. */
export const Leaving: Story = {
  args: { label: 'Deal Type', options: kinds, onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    for (const open of [() => userEvent.keyboard('{Enter}'), () => userEvent.click(boxIn(canvasElement))]) {
      await open()
      await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()))
      await userEvent.click(await option('Lease'))
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Select all' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(boxIn(canvasElement)).toHaveFocus())
    }
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** Many options have a search field: typing narrows them, arrows and Enter choose, and what was chosen before stays. */
export const Searching: Story = {
  args: { value: ['toyota'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const field = await screen.findByRole('combobox', { name: 'Search' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('SKO')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['škoda', 'toyota'])
    await expect(field).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 found'), { timeout: 3000 })
    await userEvent.keyboard('xyz')
    await waitFor(() => expect(screen.getByText('Nothing Found')).toBeVisible())
  },
}

/** "Select all" takes what the search found; "Clear" empties everything and, having nothing more to do, gives the focus on. */
export const SelectAllAndClear: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    await userEvent.type(await screen.findByRole('combobox'), 'a')
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Ford' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'acura',
      'honda',
      'hyundai',
      'kia',
      'mazda',
      'škoda',
      'subaru',
      'toyota',
    ])
    await expect(screen.getByText('8 selected')).toBeInTheDocument()
    const clear = screen.getByRole('button', { name: 'Clear' })
    clear.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(clear).toBeDisabled()
    await expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus()
  },
}

/** Without a search field "Clear" gives the focus to the option that the list is at. */
export const ClearWithoutSearch: Story = {
  args: { label: 'Deal Type', options: kinds, value: ['Lease'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    await waitFor(async () => expect(await option('Lease')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(await option('Lease')).toHaveFocus()
  },
}

/** Choosing All leaves only All; choosing another drops All. */
export const ExclusiveAll: Story = {
  args: { label: 'Flagged', options: associates, exclusiveId: 'ALL', value: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    await userEvent.click(await option('Dana Baker'))
    await userEvent.click(await option('Chris Ortega'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['Chris Ortega', 'Dana Baker'])
    await userEvent.click(await option('All'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['ALL'])
    await userEvent.click(await option('Jordan Mills'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['Jordan Mills'])
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['Chris Ortega', 'Dana Baker', 'Jordan Mills'])
  },
}

/** What is chosen can stand under the box too, each to be removed by itself. */
export const WithTags: Story = {
  args: { value: ['honda', 'toyota'] },
  render: function Tagged(args) {
    const [value, setValue] = useState(args.value)
    const chosen = makes.filter(({ id }) => value.includes(id))
    return (
      <div style={{ display: 'grid', gap: 8 }}>
        <MultiSelect {...args} value={value} onChange={setValue} />
        <TagGroup
          label="Chosen makes"
          tags={chosen}
          onRemove={(gone) => setValue(value.filter((id) => id !== gone))}
        />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const tags = within(within(canvasElement).getByRole('grid', { name: 'Chosen makes' }))
    const [first] = tags.getAllByRole('button')
    if (first === undefined) throw new Error('a tag can be removed')
    await userEvent.click(first)
    await expect(within(canvasElement).getByRole('button', { name: 'Toyota Make' })).toBeVisible()
  },
}
