import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { SearchableList } from './SearchableList'

const meta = {
  title: 'Controls/SearchableList',
  component: SearchableList,
  args: {
    label: 'Stores',
    trigger: <Button>Change Stores</Button>,
    options: [
      { id: 'BLR', label: 'Blue Ridge Honda', description: 'BLR' },
      { id: 'HAR', label: 'Harbor Toyota', description: 'HAR' },
      { id: 'LAK', label: 'Lakeside Motors', description: 'LAK' },
      { id: 'PEA', label: 'Peachtree Ford', description: 'PEA' },
    ],
    value: 'LAK',
    onChange: fn(),
    placeholder: 'Search stores',
    emptyText: 'No store found',
  },
} satisfies Meta<typeof SearchableList>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('option', { name: /Lakeside Motors/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** Typing narrows the list, the arrow and Enter choose, and the focus returns. */
export const Searching: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'pea')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('PEA'))
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.type(await screen.findByRole('combobox'), 'zzz')
    await expect(await screen.findByText('No store found')).toBeVisible()
  },
}
