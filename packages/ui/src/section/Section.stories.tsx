import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/Button'
import { CardFrame } from '../card/CardFrame'
import { Chip } from '../chip/Chip'
import { KeyValueList } from '../key-value-list/KeyValueList'
import { Section } from './Section'

const deal = (
  <KeyValueList
    items={[
      { label: 'Deal #', value: 'D-48213' },
      { label: 'Monthly payment', value: '$436' },
      { label: 'Lender', value: 'Honda Financial' },
    ]}
  />
)

const meta = {
  title: 'Structure/Section',
  component: Section,
  args: { title: 'Deal info', children: deal },
  decorators: [
    (Story) => (
      <CardFrame style={{ maxWidth: 416 }}>
        <Story />
      </CardFrame>
    ),
  ],
} satisfies Meta<typeof Section>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Deal info' })).toBeVisible()
  },
}
export const WithAction: Story = {
  args: {
    count: 3,
    action: (
      <Button variant="ghost" size="small">
        Edit
      </Button>
    ),
  },
}

/** The head of a panel: a larger title, a line under it, a button at its end. */
export const Head: Story = {
  args: {
    title: '2021 Honda Accord EX-L',
    subtitle: 'VIN 1HGCV1F57MA014882 · Modern Steel · 41,208 miles',
    size: 'large',
    action: <Button size="small">Open opportunity</Button>,
    children: undefined,
  },
}

/** Parts of one surface: a soft line between them, none over the first. */
export const Several: Story = {
  render: () => (
    <>
      <Section title="2021 Honda Accord EX-L" size="large" subtitle="VIN 1HGCV1F57MA014882" />
      <Section title="Deal info" headingLevel={3}>
        {deal}
      </Section>
      <Section title="Offers" headingLevel={3} count={1}>
        <Chip tone="info">Personalized</Chip>
      </Section>
      <Section>No heading, only content.</Section>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('section > section')
    if (first === undefined || second === undefined) throw new Error('two sections expected')
    await expect(getComputedStyle(first).borderTopWidth).toBe('0px')
    await expect(getComputedStyle(second).borderTopWidth).toBe('1px')
    await expect(within(canvasElement).getByRole('heading', { level: 3, name: 'Offers 1' })).toBeVisible()
  },
}
export const Hostile: Story = {
  args: { title: 'W'.repeat(120), count: 100000, subtitle: 'ع'.repeat(200), action: 'as of today' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('section')
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
  },
}
