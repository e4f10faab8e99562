import type { Meta, StoryObj } from '@storybook/react-vite'
import { Score } from './Score'

const meta = { title: 'Data/Score', component: Score, args: { value: 2 } } satisfies Meta<typeof Score>
export default meta

type Story = StoryObj<typeof meta>

export const Low: Story = {}
export const Middle: Story = { args: { value: 6, tone: 'middle' } }
export const High: Story = { args: { value: 10, tone: 'high' } }
