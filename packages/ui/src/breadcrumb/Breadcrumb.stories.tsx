import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { phoneStory } from '../testing/phoneStory'
import { Breadcrumb } from './Breadcrumb'

const way = [
  { id: 'log', label: 'Equity Log', href: '#log' },
  { id: 'opportunity', label: 'Castellanos, Hana', href: '#opportunity' },
  { id: 'customer', label: 'Customer 360' },
]
const long = ['Retain', 'Admin', 'Lakeside Motors', 'Toyota', 'Setting Overrides', 'Desktop alert time'].map(
  (label, at) => ({ id: String(at), label, href: `#${at}` }),
)

const meta = {
  title: 'Structure/Breadcrumb',
  component: Breadcrumb,
  args: { items: way },
} satisfies Meta<typeof Breadcrumb>
export default meta

type Story = StoryObj<typeof meta>

/** The page in sight is marked and is no link, also where it has an address. */
export const ThreeSteps: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(canvas.getByRole('link', { name: 'Equity Log' })).toHaveAttribute('href', '#log')
    await expect(canvas.queryByRole('link', { name: 'Customer 360' })).toBeNull()
    await expect(canvas.getByText('Customer 360')).toHaveAttribute('aria-current', 'page')
  },
}

/** Of many steps, those in the middle stand in a menu. */
export const ManySteps: Story = {
  args: { items: long },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Toyota')).toBeNull()
    const more = canvas.getByRole('button', { name: 'More pages' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: 'More pages' })
    await expect(within(menu).getByRole('menuitem', { name: 'Toyota' })).toHaveAttribute('href', '#3')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
  },
}
export const OneStep: Story = { args: { items: [{ id: 'log', label: 'Equity Log' }] } }
export const NoSteps: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull()
  },
}

/** On a phone only the way back shows. */
export const Phone: Story = {
  ...phoneStory,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Castellanos, Hana' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Equity Log' })).toBeNull()
  },
}

/** Long names are cut, and shown whole when one points at them. */
export const LongNames: Story = {
  args: {
    items: [
      { id: 'a', label: 'W'.repeat(200), href: '#a' },
      { id: 'b', label: 'المركبة الحالية '.repeat(20), href: '#b' },
      { id: 'c', label: 'V'.repeat(200) },
    ],
  },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation')
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
  },
}

/** Chevrons point along the line. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const chevron = canvasElement.querySelector('svg.lucide-chevron-right')
    if (chevron === null) throw new Error('a chevron expected')
    await expect(getComputedStyle(chevron).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  },
}
