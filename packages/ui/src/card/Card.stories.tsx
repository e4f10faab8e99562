import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inColumn } from '../field/sampleField'
import { Button } from '../button/Button'
import { KeyValueList } from '../key-value-list/KeyValueList'
import { phoneStory } from '../testing/phoneStory'
import { wordsOf } from '../testing/wordsOf'
import { Card, type CardProps } from './Card'

const meta = {
  title: 'Structure/Card',
  component: Card,
  args: {
    title: 'Customer',
    children: (
      <KeyValueList
        items={[
          { label: 'Mobile', value: '(555) 014 - 0182' },
          { label: 'Email', value: 'hana.c@example.com' },
        ]}
      />
    ),
  },
  decorators: [inColumn(368)],
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  args: {
    action: (
      <Button variant="ghost" size="small">
        Edit
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Customer' })).toBeVisible()
  },
}
export const WithCount: Story = {
  args: {
    title: 'Flagged associates',
    count: 1,
    children: 'Priya Singh',
    action: (
      <Button variant="ghost" size="small" icon={<Plus aria-hidden="true" />}>
        Add
      </Button>
    ),
  },
}
export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading')).toBeInTheDocument()
    await expect(within(canvasElement).queryByText('Mobile')).toBeNull()
  },
}

/** Long words break, on both sides of the head. */
export const Hostile: Story = {
  args: { title: 'W'.repeat(80), count: 100_000, action: 'المبلغ', children: 'V'.repeat(200) },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('section')
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0)
  },
}
export const Failed: Story = {
  args: { state: 'error', errorText: 'The customer could not be loaded.', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const Retried = (props: CardProps) => {
  const [state, setState] = useState(props.state)
  return (
    <>
      <Card {...props} state={state} onRetry={() => setState('loading')} />
      <a href="#after">After the card</a>
    </>
  )
}

/** The button leaves with the sentence: the card keeps the focus, and the Tab key goes on from there. */
export const FailedFocus: Story = {
  args: { state: 'error' },
  render: (args) => <Retried {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Customer' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'After the card' })).toHaveFocus()
  },
}

/** Figures beside the title keep their own order. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'الدفعة', action: '66 months · 3.9% · $0 down' },
  play: async ({ canvasElement }) => {
    const action = within(canvasElement).getByText('66 months · 3.9% · $0 down')
    await expect(getComputedStyle(action).direction).toBe('ltr')
  },
}

/** In a wide window it is an ordinary card. */
export const Foldable: Story = {
  args: { title: 'Current vehicle', isFoldable: true, summary: '2021 Honda Accord EX-L' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).getByText('Mobile')).toBeVisible()
  },
}

/** In a narrow one it is a line that opens. */
export const FoldablePhone: Story = {
  ...phoneStory,
  args: Foldable.args ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const fold = await canvas.findByRole('button', { name: /^Current vehicle/ })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    const summary = canvas.getByText('2021 Honda Accord EX-L')
    await expect(fold).toContainElement(summary)
    await expect(wordsOf(summary).right).toBeCloseTo(summary.getBoundingClientRect().right, 0)
    await expect(canvas.getByText('Mobile')).not.toBeVisible()
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Mobile')).toBeVisible()
  },
}
