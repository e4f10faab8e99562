import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { EveryComponent } from './EveryComponent'

interface StorySort {
  readonly order: readonly (string | readonly string[])[]
}

const meta = {
  title: 'Review/Every component',
  component: EveryComponent,
  tags: ['!autodocs'],
  args: { groupOrder: [] },
  render: (_, { parameters }) => {
    const { storySort } = parameters['options'] as { readonly storySort: StorySort }
    return <EveryComponent groupOrder={storySort.order.filter((group) => typeof group === 'string')} />
  },
  parameters: {
    controls: { disable: true },
    // Each component's own stories are looked at; here landmarks and headings of many pages meet on one.
    a11y: { test: 'off' },
    chromatic: { disableSnapshot: true },
    scrollsSideways: 'Every component is on it',
  },
} satisfies Meta<typeof EveryComponent>
export default meta

type Story = StoryObj<typeof meta>

/** Waits for as long as one tile follows the other: how long all of them take is the machine's matter. */
const everyTile = async (canvasElement: HTMLElement) => {
  const progress = () => canvasElement.querySelector('[data-drawing]')?.textContent
  for (let before = progress(); before !== undefined; before = progress()) {
    await waitFor(() => expect(progress()).not.toBe(before))
  }
}

/** Each on the sheet, none broken, and none open over the page. */
export const Sheet: Story = {
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement)
    await everyTile(canvasElement)
    await expect(sheet.getAllByRole('link', { name: 'Button' })[0]).toBeVisible()
    await expect(sheet.getAllByRole('region').length).toBeGreaterThan(60)
    await expect(canvasElement.querySelectorAll('[data-broken]')).toHaveLength(0)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
