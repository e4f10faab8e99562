import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Select } from './Select'
import { WaitingSelect } from './WaitingSelect'

const meta = {
  title: 'Controls/WaitingSelect',
  component: WaitingSelect,
  args: { label: 'Saved Searches', placeholder: 'Saved Searches' },
} satisfies Meta<typeof WaitingSelect>
export default meta

type Story = StoryObj<typeof meta>

/** It is as large as the select that takes its place. */
export const AsLarge: Story = {
  args: { text: 'High equity' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, width: 232 }}>
      <WaitingSelect {...args} />
      <Select
        label="Saved Searches"
        options={[{ id: '1', label: 'High equity' }]}
        value="1"
        onChange={() => undefined}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [waiting, whole] = within(canvasElement).getAllByRole('button', { name: /High equity/ })
    await expect(waiting).toBeDisabled()
    await expect(waiting?.getBoundingClientRect().height).toBe(whole?.getBoundingClientRect().height)
  },
}

export const NoneChosen: Story = { args: { isLabelHidden: true } }
