import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Avatar } from './Avatar'
import { AvatarButton } from './AvatarButton'

const meta = {
  title: 'Structure/Avatar',
  component: Avatar,
  subcomponents: { AvatarButton },
  args: { name: 'Jordan Mills' },
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Jordan Mills' })).toHaveTextContent('JM')
  },
}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }

/** Where the name stands beside it, screen readers hear it once. */
export const BesideTheName: Story = {
  args: { isDecorative: true, size: 'small' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Avatar {...args} />
      Jordan Mills
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

const names = [
  'Castellanos, Hana',
  'Q',
  'Wolfeschlegelsteinhausenbergerdorff Supercalifragilistic',
  'يوسف حداد',
  'יעל כהן',
  '李 小龙',
  '👩‍🔧 Priya',
]

/** Family names first, one letter, long words, right-to-left names, emoji: never more than two characters, never cut. */
export const EveryKindOfName: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Castellanos, Hana' })).toHaveTextContent(
      'HC',
    )
    for (const circle of canvasElement.querySelectorAll<HTMLElement>('[data-size]'))
      await expect(circle.scrollWidth).toBeLessThanOrEqual(circle.offsetWidth)
  },
}

/** Nobody known is drawn as a figure, which says nothing to screen readers. */
export const NoName: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Avatar name={null} />
      <Avatar name="  " />
      <Avatar name="—" size="small" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(3)
    await expect(within(canvasElement).queryByRole('img', { name: '' })).toBeNull()
  },
}

/** The ground alone is too faint an edge where more contrast is chosen. */
export const MoreContrast: Story = {
  globals: { theme: 'lightMoreContrast' },
  args: { name: 'Castellanos, Hana' },
  play: async ({ canvasElement }) => {
    const circle = getComputedStyle(within(canvasElement).getByRole('img'))
    await expect(circle.boxShadow).toContain(circle.color)
  },
}

const onPress = fn()

export const AsButton: Story = {
  render: () => <AvatarButton label="Jordan Mills" onPress={onPress} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Jordan Mills' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onPress).toHaveBeenCalledOnce()
  },
}
