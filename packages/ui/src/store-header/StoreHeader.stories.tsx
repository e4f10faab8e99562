import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { phoneStory } from '../testing/phoneStory'
import { wordsOf } from '../testing/wordsOf'
import { StoreHeader } from './StoreHeader'

const meta = {
  title: 'Structure/StoreHeader',
  component: StoreHeader,
  args: {
    storeName: 'Lakeside Motors',
    monogram: 'LM',
    stores: [
      { id: 'BLR', label: 'Blue Ridge Honda' },
      { id: 'LAK', label: 'Lakeside Motors' },
    ],
    selectedId: 'LAK',
    onSelect: fn(),
    emptyText: 'No store found',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', padding: 8, maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StoreHeader>
export default meta

type Story = StoryObj<typeof meta>

/** The whole header opens the list; choosing gives the focus back. */
export const ChangesTheStore: Story = {
  play: async ({ args, canvasElement }) => {
    const change = within(canvasElement).getByRole('button', { name: 'Change Stores' })
    change.focus()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('combobox', { name: 'Search stores' })
    await userEvent.type(field, 'blue')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('BLR'))
    await waitFor(() => expect(change).toHaveFocus())
  },
}

/** On a phone the page's title stands over the store's name, which stays the button's place. */
export const TitledPhone: Story = {
  ...phoneStory,
  args: { pageTitle: 'Equity Log' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Equity Log')).toBeVisible()
    await expect(within(canvasElement).getByText('Lakeside Motors')).toBeVisible()
  },
}
export const NoStores: Story = {
  args: { stores: [], storeName: 'No Stores Found', monogram: '', selectedId: undefined },
}

/** A long name is cut before it pushes anything aside. */
export const Hostile: Story = {
  args: { storeName: 'W'.repeat(120), monogram: 'سح', pageTitle: 'V'.repeat(120) },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('W'.repeat(120))
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A name in another direction is cut at its own end. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { storeName: 'Lakeside Motors '.repeat(40).trim() },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText(/^Lakeside Motors/)
    await expect(wordsOf(name).left).toBeCloseTo(name.getBoundingClientRect().left, 0)
  },
}
