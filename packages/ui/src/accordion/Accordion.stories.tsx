import type { Meta, StoryObj } from '@storybook/react-vite'
import { User } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CardFrame } from '../card/CardFrame'
import { KeyValueList } from '../key-value-list/KeyValueList'
import { phoneStory } from '../testing/phoneStory'
import { wordsOf } from '../testing/wordsOf'
import { Accordion, type AccordionProps } from './Accordion'

const items = [
  {
    id: 'vehicle',
    title: 'Current vehicle',
    summary: '2021 Honda Accord EX-L',
    content: <KeyValueList items={[{ label: 'Mileage', value: '41,208' }]} />,
  },
  {
    id: 'replacement',
    title: 'Replacement vehicle',
    summary: '2026 RAV4',
    content: <KeyValueList items={[{ label: 'MSRP', value: '$35,920' }]} />,
  },
  { id: 'offers', title: 'Current offers', count: 2, content: '$1,000 loyalty toward any hybrid' },
]

const meta = {
  title: 'Structure/Accordion',
  component: Accordion,
  args: { items, onExpandedChange: fn() },
  decorators: [
    (Story) => (
      <CardFrame style={{ maxWidth: 480 }}>
        <Story />
      </CardFrame>
    ),
  ],
} satisfies Meta<typeof Accordion>
export default meta

type Story = StoryObj<typeof meta>

/** Opening one closes the other. */
export const OneOpen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const vehicle = canvas.getByRole('button', { name: /^Current vehicle/ })
    await userEvent.click(vehicle)
    await expect(vehicle).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Mileage')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Current offers/ }))
    await expect(vehicle).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('Mileage')).not.toBeVisible()
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['offers'])
  },
}
export const SeveralOpen: Story = {
  args: { allowsMultiple: true, defaultExpanded: ['vehicle', 'offers', 'no such fold'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { expanded: true })).toHaveLength(2)
  },
}

/** Tab goes from fold to fold, Enter and Space open and close. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    const second = canvas.getByRole('button', { name: /^Replacement vehicle/ })
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('MSRP')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('MSRP')).not.toBeVisible()
  },
}

/** The closed fold shows the first words of what it opens; a note shows always. */
export const WithPreviewAndNote: Story = {
  args: {
    items: [
      {
        id: 'latest',
        title: 'Hana Castellanos',
        summary: '11/20/2026 9:12 AM',
        preview: 'Hi Jordan, can you send me the RAV4 figures before I pick the car up today?',
        content: 'Hi Jordan, can you send me the RAV4 figures before I pick the car up today? Thanks, Hana',
      },
      {
        id: 'first',
        title: 'Jordan Mills',
        summary: '11/19/2026 2:05 PM',
        preview: 'This month your 2021 Honda Accord EX-L is worth more than you owe.',
        note: { icon: <User aria-hidden="true" />, text: 'Opened by a person', isGood: true },
        content: 'This month your 2021 Honda Accord EX-L is worth more than you owe.',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = canvas.getByRole('button', { name: /^Jordan Mills/ })
    const preview = first.querySelector('[data-preview]')
    await expect(preview).toBeVisible()
    await userEvent.click(first)
    await expect(preview).not.toBeVisible()
    await expect(canvas.getByText('Opened by a person')).toBeVisible()
  },
}

/** Messages of which some were not read: what tells them apart is a dot, the weight and a word. */
export const Messages: Story = {
  args: {
    keepsSummary: true,
    items: [
      {
        id: 'hours',
        title: 'Holiday hours, Thanksgiving week',
        summary: '11/20/2026 7:00 AM',
        isUnread: true,
        content: 'We close at 3 PM on Wednesday.',
      },
      {
        id: 'rules',
        title: 'Year-end appraisal rules',
        summary: '11/18/2026 8:00 AM',
        isUnread: false,
        content: 'Every trade is appraised again when the offer is older than 7 days.',
      },
    ],
    defaultExpanded: ['rules'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('button', { name: 'Holiday hours, Thanksgiving week Unread 11/20/2026 7:00 AM' }),
    ).toBeVisible()
    await expect(canvas.getByText('11/18/2026 8:00 AM')).toBeVisible()
  },
}

const Controlled = (props: AccordionProps) => {
  const [expanded, setExpanded] = useState<readonly string[]>(['vehicle'])
  return <Accordion {...props} expanded={expanded} onExpandedChange={setExpanded} />
}

/** The caller keeps what is open. */
export const KeptByTheCaller: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Current vehicle/, expanded: true }))
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull()
  },
}
export const Disabled: Story = {
  args: { items: items.map((item, at) => ({ ...item, isDisabled: at === 1 })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Replacement vehicle/ })).toBeDisabled()
  },
}
export const Phone: Story = {
  ...phoneStory,
  play: async ({ canvasElement }) => {
    for (const fold of within(canvasElement).getAllByRole('button'))
      await expect(fold.offsetHeight).toBeGreaterThanOrEqual(44)
  },
}
export const Hostile: Story = {
  args: {
    items: [
      { id: 'word', title: 'W'.repeat(120), summary: 'V'.repeat(300), content: 'U'.repeat(300) },
      { id: 'rtl', title: 'المركبة الحالية', summary: 'هوندا أكورد', content: null },
    ],
    defaultExpanded: ['word'],
  },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('section')
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
  },
}

/** A long summary is cut at its own end, a short one stands where the page's lines end. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { id: 'short', title: 'Current vehicle', summary: 'Honda Accord', content: null },
      { id: 'long', title: 'Replacement vehicle', summary: 'RAV4 '.repeat(80), content: null },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const summary of canvasElement.querySelectorAll('[data-summary]'))
      await expect(wordsOf(summary).left).toBeCloseTo(summary.getBoundingClientRect().left, 0)
  },
}
