import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Bar } from '../bar/Bar'
import { Button } from '../button/Button'
import { CardFrame } from '../card/CardFrame'
import { EmptyState } from '../empty-state/EmptyState'
import { PageHeader } from '../page-header/PageHeader'
import { phoneStory } from '../testing/phoneStory'
import { ListFrame } from './ListFrame'
import { Page } from './Page'

const meta = {
  title: 'Structure/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <PageHeader title="Equity Log" />
        <Bar
          start={
            <span>
              <b>0</b> customers
            </span>
          }
          end={<Button size="small">Column Options</Button>}
        />
        <ListFrame aria-label="Customers">
          <EmptyState icon={<Search aria-hidden="true" />} text="Nothing Found" />
        </ListFrame>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

/** A list reaches the lower edge. */
export const List: Story = {
  args: { reachesEdge: true },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('region', { name: 'Customers' }).getBoundingClientRect()
    await expect(Math.round(list.bottom)).toBe(480)
  },
}
export const ListPhone: Story = { ...phoneStory, args: { reachesEdge: true } }

/** A card keeps its distance, and may fill what is left. */
export const Cards: Story = {
  args: {
    children: (
      <>
        <PageHeader title="Search" />
        <CardFrame data-filling="" aria-label="Results">
          <EmptyState icon={<Search aria-hidden="true" />} text="Type a name" />
        </CardFrame>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Results' }).getBoundingClientRect()
    await expect(480 - Math.round(card.bottom)).toBe(12)
  },
}
