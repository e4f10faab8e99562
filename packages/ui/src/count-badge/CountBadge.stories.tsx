import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { IconButton } from '../icon-button/IconButton'
import { CountBadge } from './CountBadge'

const meta = {
  title: 'Structure/CountBadge',
  component: CountBadge,
  args: { count: 3, label: 'unanswered emails' },
} satisfies Meta<typeof CountBadge>
export default meta

type Story = StoryObj<typeof meta>

export const Few: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 unanswered emails')
  },
}
export const Many: Story = {
  args: { count: 1200 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('99+')
  },
}
/** The plus stays behind its figure. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { count: 1200 },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByText('99+')).direction).toBe('ltr')
  },
}
export const Small: Story = { args: { size: 'small' } }
export const Accent: Story = { args: { tone: 'accent', count: 4, label: 'filters' } }

/** Only that something waits; how many is left to screen readers. */
export const Dot: Story = {
  args: { isDot: true, tone: 'accent', count: 7, label: 'not viewed' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('7 not viewed')
    await expect(canvasElement.querySelector<HTMLElement>('[data-dot]')?.offsetWidth).toBe(8)
  },
}

const bell = <IconButton label="Alerts" tooltip={false} icon={<Bell aria-hidden="true" />} />

/** On the corner of a button; the button keeps its place and its presses. */
export const OnAButton: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, padding: 8 }}>
      <CountBadge count={7} label="alerts" size="small">
        {bell}
      </CountBadge>
      <CountBadge count={120} label="alerts">
        {bell}
      </CountBadge>
      <CountBadge count={1} label="alert" isDot>
        {bell}
      </CountBadge>
      <CountBadge count={0}>{bell}</CountBadge>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: 'Alerts' })).toHaveLength(4)
    const marks = canvasElement.querySelectorAll('[data-tone]')
    await expect(marks).toHaveLength(3)
    // A corner of the icon at most is behind a badge, however large its figure is.
    for (const mark of marks) {
      const badge = mark.getBoundingClientRect()
      const icon = mark.parentElement?.querySelector('svg')?.getBoundingClientRect()
      if (icon === undefined) throw new Error('an icon expected')
      await expect(icon.right - badge.left).toBeLessThanOrEqual(4)
      await expect(badge.bottom - icon.top).toBeLessThanOrEqual(4)
    }
  },
}

/** Nothing is drawn where nothing waits, or where it is not known how much. */
export const Nothing: Story = {
  render: () => (
    <>
      <CountBadge count={0} />
      <CountBadge count={-2} />
      <CountBadge count={NaN} />
      <CountBadge count={null} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
