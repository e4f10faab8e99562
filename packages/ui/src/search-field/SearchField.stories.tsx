import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileTexts, inColumn, Controlled } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { SearchField } from './SearchField'

const meta = {
  title: 'Controls/SearchField',
  component: SearchField,
  render: (args) => <Controlled of={SearchField} props={args} />,
  args: {
    label: 'Search Retain',
    isLabelHidden: true,
    placeholder: 'Search Retain by name, phone, email, VIN or stock #',
    value: '',
    onChange: fn(),
    onEnter: fn(),
  },
  decorators: [inColumn(400)],
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

const box = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('searchbox', { name: 'Search Retain' })

export const Empty: Story = { args: { end: <kbd>/</kbd> } }
export const Filled: Story = { args: { value: 'Castellanos' } }
export const WithLabel: Story = { args: { isLabelHidden: false, hint: 'At least three letters' } }
export const Loading: Story = {
  args: { value: 'Castellanos', isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveAttribute('aria-busy', 'true')
  },
}
export const Invalid: Story = { args: { value: 'Ca', error: 'Enter at least three letters' } }
export const Disabled: Story = { args: { value: 'Castellanos', isDisabled: true } }
export const ReadOnly: Story = {
  args: { value: 'Castellanos', isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement), 'x{Escape}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Required: Story = { args: { isLabelHidden: false, isRequired: true } }

export const Enter: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement), 'Okafor{Enter}')
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

const closes = fn()

/** Escape clears first; what stands around the field hears it only when there is nothing to clear. */
export const Clearing: Story = {
  args: { value: 'Okafor' },
  render: (args) => (
    <div
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape') closes()
      }}
    >
      <Controlled of={SearchField} props={args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    closes.mockClear()
    const field = box(canvasElement)
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(closes).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(closes).toHaveBeenCalledOnce()
    await userEvent.keyboard('Kim')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear Search Retain' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

export const HostileInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[null, undefined, 'x'.repeat(5000), ...Object.values(hostileTexts)].map((value, at) => (
        <Controlled key={at} of={SearchField} props={{ ...args, label: `Search ${at}`, value }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Search 1')).toHaveValue('')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
export const OnAPhone: Story = { ...phoneStory, args: { value: 'Castellanos' } }
export const RightToLeft: Story = {
  args: { value: hostileTexts.rightToLeft },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
