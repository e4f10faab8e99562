import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Select } from './Select'
import { boxIn, selectStories } from './sampleSelect'

const meta = {
  ...selectStories,
  title: 'Controls/Select',
  component: Select,
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

const activeElement = () => document.activeElement as HTMLElement | null
export const NoneChosen: Story = { args: { hint: 'A reason is needed for Not Interested.' } }

export const Chosen: Story = { args: { value: 'sold' } }

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toHaveAccessibleDescription('Required')
  },
}

export const Invalid: Story = {
  args: { error: 'Please select a reason' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('button', { name: /Reason/ })
    await expect(box).toHaveAccessibleDescription('Please select a reason')
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, value: 'sold' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(boxIn(canvasElement)).not.toHaveFocus()
  },
}

/** It can be reached and read; no key and no press changes it. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'payment' },
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.click(box)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}so')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription('Read-only')
  },
}

export const LabelHidden: Story = { args: { isLabelHidden: true, value: 'happy' } }

/** An id that no option has shows the placeholder. */
export const UnknownValue: Story = {
  args: { value: 'gone' },
  play: async ({ canvasElement }) => {
    await expect(boxIn(canvasElement)).toHaveTextContent('Please select a reason')
  },
}

export const Open: Story = {
  args: { value: 'payment' },
  play: async ({ canvasElement }) => {
    await userEvent.click(boxIn(canvasElement))
    const chosen = await screen.findByRole('option', { name: 'Payment too High' })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(chosen).toHaveFocus())
  },
}

/** The label leads to the box; a letter jumps to a choice; Enter takes it and the focus returns. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Reason'))
    const box = canvas.getByRole('button', { name: /Reason/ })
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox', { name: /Reason/ })
    await userEvent.keyboard('so{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('sold'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveTextContent('Sold the Vehicle')
  },
}

/** Closed, arrows to the side and letters change the choice. */
export const WithoutOpening: Story = {
  args: { value: 'happy' },
  play: async ({ args, canvasElement }) => {
    boxIn(canvasElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('payment')
    await userEvent.keyboard('oth')
    await expect(args.onChange).toHaveBeenLastCalledWith('other')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** Escape closes without a choice and gives the focus back. */
export const Escape: Story = {
  args: { value: 'happy' },
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement)
    box.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(box).toHaveFocus())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The caller hears once when the focus leaves the box, not when the list opens or closes. */
export const Leaving: Story = {
  args: { onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    for (const key of ['{ArrowDown}{Enter}', '{Escape}']) {
      await userEvent.click(boxIn(canvasElement))
      await waitFor(() => expect(screen.getByRole('listbox')).toContainElement(activeElement()))
      await userEvent.keyboard(key)
      await waitFor(() => expect(boxIn(canvasElement)).toHaveFocus())
    }
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
