import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button'
import { PageHeader } from './PageHeader'

const meta = {
  title: 'Structure/PageHeader',
  component: PageHeader,
  args: { title: 'Equity Log' },
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Bare: Story = {}
export const WithControls: Story = {
  args: { children: <Button isOn>Filters</Button>, end: <Button size="small">Column Options</Button> },
}
