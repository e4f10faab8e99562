import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { hostileTexts, inColumn } from '../field/sampleField'
import { ComparisonTable } from './ComparisonTable'

const meta = {
  title: 'Data/ComparisonTable',
  component: ComparisonTable,
  args: {
    label: 'Replacement vehicle',
    columns: [
      { id: 'now', title: '2021 Accord', subtitle: 'EX-L' },
      { id: 'next', title: '2026 RAV4', subtitle: 'XLE Hybrid' },
    ],
    rows: [
      { label: 'Condition', values: ['Used', 'New'] },
      { label: 'MPG', values: ['38 Hwy / 30 City', '38 Hwy / 41 City'] },
      { label: 'MPG Diff', values: [null, '5.5'] },
      { label: 'MSRP', values: [null, '$35,920'] },
      { label: 'Down Payment Options', values: [null, '$0'] },
      { label: 'Location', values: [null, 'Lakeside Motors'] },
    ],
  },
  decorators: [inColumn(384)],
} satisfies Meta<typeof ComparisonTable>
export default meta

type Story = StoryObj<typeof meta>

export const TwoVehicles: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Replacement vehicle' }))
    await expect(table.getByRole('columnheader', { name: '2026 RAV4 XLE Hybrid' })).toBeVisible()
    await expect(table.getByRole('row', { name: 'MPG Diff 5.5' })).toBeVisible()
  },
}
export const OneVehicle: Story = {
  args: {
    columns: [{ id: 'now', title: '2021 Accord' }],
    rows: [{ label: 'Condition', values: ['Used'] }],
  },
}

/** Long words, fewer values than columns, two rows of one name, a number that is none. */
export const HostileInput: Story = {
  args: {
    columns: [
      { id: 'long', title: hostileTexts.longWord, subtitle: hostileTexts.longWord },
      { id: 'emoji', title: hostileTexts.emoji, subtitle: hostileTexts.rightToLeft },
    ],
    rows: [
      { label: hostileTexts.longWord, values: [hostileTexts.longWord, hostileTexts.markup] },
      { label: 'Fewer', values: ['1'] },
      { label: 'Fewer', values: [NaN, undefined] },
      { label: '', values: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(5)
    await expect(canvasElement).not.toHaveTextContent('NaN')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
export const Nothing: Story = {
  args: { columns: [], rows: [] },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Replacement vehicle' })
    await expect(within(table).queryAllByRole('rowheader')).toEqual([])
  },
}

/** A sign stays before its figure, whichever way the labels run. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'سيارة', rows: [{ label: 'الدفعة', values: ['-$436', '$12'] }] },
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByText('-$436')
    await expect(getComputedStyle(figure).direction).toBe('ltr')
  },
}
