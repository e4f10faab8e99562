import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { rightToLeft } from '../field/sampleField'
import { hostileOptions } from '../option-list/hostileOptions'
import { makes, manyOptions, modelsByMake } from '../option-list/sampleOptions'
import { phoneStory } from '../testing/phoneStory'
import { ComboBox } from './ComboBox'
import { boxIn, comboBoxStories } from './sampleComboBox'

const meta = {
  ...comboBoxStories,
  title: 'Controls/ComboBox',
  component: ComboBox,
} satisfies Meta<typeof ComboBox>
export default meta

type Story = StoryObj<typeof meta>

export const NoneChosen: Story = { args: { hint: 'The make of the vehicle' } }

export const Chosen: Story = {
  args: { value: 'honda' },
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toHaveValue('Honda')
  },
}

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toBeRequired()
  },
}

export const Invalid: Story = {
  args: { error: 'Choose a make' },
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toBeInvalid()
    await expect(boxIn(canvasElement)).toHaveAccessibleDescription('Choose a make')
  },
}

export const Disabled: Story = { args: { isDisabled: true, value: 'kia' } }

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'kia' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), 'x{ArrowDown}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Typing narrows the list, whatever case and accents; arrow and Enter choose. */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.type(box, 'ROE')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { name: 'Citroën' })).toHaveAttribute('data-focused')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('citroën')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(box).toHaveValue('Citroën')
    await expect(box).toHaveFocus()
  },
}

/** A press on the box shows all options too; what is typed then narrows them. */
export const AllByAPress: Story = {
  args: { value: 'honda' },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(makes.length))
    await userEvent.clear(boxIn(canvasElement))
    await userEvent.keyboard('roe')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  },
}

/** The button shows all options, whatever is in the box. */
export const AllByTheButton: Story = {
  args: { value: 'honda' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(makes.length))
    await expect(screen.getByRole('option', { name: 'Honda' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Leaving the box, or Escape, gives it back what is chosen. */
export const Leaving: Story = {
  args: { value: 'honda' },
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.type(box, 'xyz')
    await expect(await screen.findByText('Nothing Found')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('Honda')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.type(box, 'xyz')
    await userEvent.tab()
    await expect(box).toHaveValue('Honda')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The caller hears once when the focus leaves the box, not when a choice is made nor when the list has the focus. */
export const LeavingOnce: Story = {
  args: { onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('option', { name: 'Honda' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(boxIn(canvasElement)).toHaveFocus()
    await userEvent.type(boxIn(canvasElement), 'a')
    const list = await screen.findByRole('listbox')
    list.tabIndex = -1
    list.focus()
    await expect(list).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    boxIn(canvasElement).focus()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** An emptied box has nothing chosen. */
export const Emptied: Story = {
  args: { value: 'honda' },
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(boxIn(canvasElement))
    await expect(args.onChange).toHaveBeenCalledWith(null)
    await userEvent.tab()
    await expect(boxIn(canvasElement)).toHaveValue('')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** With `keepsText` a text that is no option stays. */
export const KeepingText: Story = {
  args: { keepsText: true, onTextChange: fn(), value: 'honda' },
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.type(box, ' of Ohio')
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(box).toHaveValue('Honda of Ohio')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Honda of Ohio')
  },
}

export const Groups: Story = {
  args: { label: 'Model', options: modelsByMake },
  play: async ({ canvasElement }) => {
    await userEvent.type(boxIn(canvasElement), 'toy')
    const group = await screen.findByRole('group', { name: 'Toyota' })
    await expect(within(group).getAllByRole('option')).toHaveLength(3)
    await expect(screen.queryByRole('group', { name: 'Honda' })).toBeNull()
  },
}

export const TenThousand: Story = {
  args: { options: manyOptions(10_000), value: 'option-10000' },
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.clear(box)
    await userEvent.type(box, '999')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Option 999' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const activeId = await waitFor(
      () => box.getAttribute('aria-activedescendant') ?? Promise.reject(new Error('none')),
    )
    const active = document.getElementById(activeId)
    await expect(active).toHaveAccessibleName('Option 1999')
    await waitFor(() => {
      // The active option may be scrolled into sight after it has become active.
      screen.getByRole('listbox').scrollTop = 1500
      return expect(screen.queryByRole('option', { name: 'Option 999' })).toBeNull()
    })
    await expect(active).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('option-1999')
  },
}

export const HostileInput: Story = {
  args: { options: hostileOptions, value: 'longWord', onCreate: fn() },
  play: async ({ canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.type(box, '<b>')
    const list = await screen.findByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(within(list).queryByRole('img')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { label: 'الشركة', options: hostileOptions, value: 'rightToLeft' },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const box = boxIn(canvasElement)
    await expect(getComputedStyle(box).direction).toBe('rtl')
    await expect(getComputedStyle(box).paddingLeft).toBe('32px')
    await userEvent.clear(box)
    await userEvent.type(box, 'hostile')
    await expect(getComputedStyle(box).direction).toBe('ltr')
    await expect(getComputedStyle(box).textAlign).toBe('right')
    await expect(getComputedStyle(box).paddingLeft).toBe('32px')
  },
}

export const OnAPhone: Story = { ...phoneStory, args: { value: 'honda' } }
