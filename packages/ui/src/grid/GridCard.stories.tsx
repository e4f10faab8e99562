import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button'
import { phoneStory } from '../testing/phoneStory'
import { GridCardFrame } from './GridCardFrame'

const onOpen = fn()

const meta = {
  title: 'Data/Grid card',
  component: GridCardFrame,
  ...phoneStory,
  args: {
    title: <a href="#customer">Castellanos, Hana</a>,
    status: '11/20/2026 9:12 AM',
    text: '2021 Accord · Finance',
    figures: [
      { label: 'Equity', value: '$8,481' },
      { label: 'Pmt Diff Finance', value: '' },
      { label: 'Pmts Left', value: null },
      { label: 'Score', value: 9 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 12 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onOpen.mockClear()
  },
} satisfies Meta<typeof GridCardFrame>
export default meta

type Story = StoryObj<typeof meta>

/** A figure without a value has no label either, and leaves its place to nobody: figures of cards stand under each other. */
export const BlankFigures: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Equity', 'Score'])
    await expect(card.getByText('Score').getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2)
  },
}

/** The name and the line under it are pressed anywhere in their lines, by a thumb. */
export const Subtitle: Story = {
  args: {
    subtitle: (
      <Button variant="link" size="tiny" onPress={onOpen}>
        {'Re: Your 2021 Accord is worth more than you owe, and what we would pay for it'}
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    const link = card.getByRole('link')
    const button = card.getByRole('button')
    const { left, right, top } = card.getByRole('article').getBoundingClientRect()
    const pressedAt = (x: number, y: number) => document.elementFromPoint(x, top + y)
    for (const x of [left + 3, right - 3]) {
      for (const y of [3, 41]) await expect(link.contains(pressedAt(x, y))).toBe(true)
      for (const y of [48, 86]) await expect(button.contains(pressedAt(x, y))).toBe(true)
    }
    // A long text is cut with a sign.
    await expect(button.scrollWidth).toBeGreaterThan(button.clientWidth)
    await expect(getComputedStyle(button).textOverflow).toBe('ellipsis')
    await userEvent.click(button)
    await expect(onOpen).toHaveBeenCalledOnce()
  },
}

/** A subtitle that there is room for stands there whole. */
export const ShortSubtitle: Story = {
  args: {
    subtitle: (
      <Button variant="link" size="tiny" onPress={onOpen}>
        Re: Eleven
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const { clientWidth, scrollWidth } = within(canvasElement).getByRole('button')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
