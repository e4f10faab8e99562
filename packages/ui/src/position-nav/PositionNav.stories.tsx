import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PositionNav } from './PositionNav'

const meta = {
  title: 'Structure/PositionNav',
  component: PositionNav,
  args: {
    label: 'Position in the Equity Log',
    text: '12 of 1,248',
    previousLabel: 'Previous customer',
    nextLabel: 'Next customer',
    canPrevious: true,
    canNext: true,
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof PositionNav>
export default meta

type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next customer' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous customer' }))
    await expect(args.onPrevious).toHaveBeenCalledOnce()
  },
}

/** A button with nowhere to go keeps the focus and does nothing. */
export const Last: Story = {
  args: { text: '1,248 of 1,248', canNext: false },
  play: async ({ args, canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Next customer' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).not.toHaveBeenCalled()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next customer' }))
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

/** An entry that was opened by its address has no place in a list. */
export const WithoutList: Story = {
  args: { text: '', canPrevious: false, canNext: false },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    await expect([...group.children].map(({ tagName }) => tagName)).toEqual(['BUTTON', 'BUTTON'])
  },
}
