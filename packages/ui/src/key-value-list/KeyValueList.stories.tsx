import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inColumn } from '../field/sampleField'
import { phoneMaxWidth } from '../breakpoints/breakpoints'
import { KeyValueList } from './KeyValueList'

const meta = {
  title: 'Data/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { label: 'Condition', value: 'Used · 5 - CPO' },
      { label: 'Vehicle Value', value: '$24,350' },
      { label: 'Equity Amount', value: '$8,481', tone: 'good' },
      { label: 'Payment Payoff', value: '-$17,004' },
      { label: 'Warranty', value: 'Expired', tone: 'danger' },
      { label: 'Last RO Date', value: null },
      { label: 'Source', value: 'Estimated', tone: 'quiet' },
    ],
  },
  decorators: [inColumn(240)],
} satisfies Meta<typeof KeyValueList>
export default meta

type Story = StoryObj<typeof meta>

/** Lines of 24 px; a missing value is a dash. */
export const Lines: Story = {
  play: async ({ canvasElement }) => {
    if (window.innerWidth > phoneMaxWidth)
      for (const line of canvasElement.querySelectorAll<HTMLElement>('dl > div'))
        await expect(line.offsetHeight).toBe(24)
    const [, , , , , missing] = canvasElement.querySelectorAll('dd')
    await expect(missing).toBeEmptyDOMElement()
    await expect(missing && getComputedStyle(missing, '::before').content).toContain('–')
  },
}

/** What is not known yet keeps its place, and its label stands there already. */
export const Loading: Story = {
  args: {
    items: [
      { label: 'Mileage', value: '41,200' },
      { label: 'MPG', value: null, isLoading: true },
      { label: 'Vehicle Value', value: null, isLoading: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const [, loading] = canvasElement.querySelectorAll<HTMLElement>('dl > div')
    await expect(loading).toHaveTextContent('MPGLoading')
    if (window.innerWidth > phoneMaxWidth) await expect(loading?.offsetHeight).toBe(24)
  },
}

/** A long value takes a second line instead of being cut. */
export const LongValue: Story = {
  args: { items: [{ label: 'Email', value: 'hana.castellanos-montgomery@example.com' }] },
}

/** A sign stays before its figure, whichever way the labels run. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { label: 'الدفعة', value: '-$436' },
      { label: 'المالك', value: 'يوسف حداد' },
      { label: 'Deal #', value: 'D-48213' },
    ],
  },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('dd > bdi')
    if (figure === null) throw new Error('a figure expected')
    await expect(getComputedStyle(figure).direction).toBe('ltr')
    const { left } = figure.getBoundingClientRect()
    await expect(left).toBe(canvasElement.querySelector('dd')?.getBoundingClientRect().left)
    const label = within(canvasElement).getByText('Deal #')
    await expect(getComputedStyle(label).direction).toBe('ltr')
  },
}

/** Long words break on both sides; a number that is none is a dash. */
export const Hostile: Story = {
  args: {
    items: [
      { label: 'W'.repeat(60), value: 'V'.repeat(60) },
      { label: 'Not a number', value: NaN },
      { label: 'Zero', value: 0 },
      { label: 'Nothing', value: undefined },
      { label: '', value: '🚗' },
      { label: 'Zero', value: 'again' },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl')
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0)
    await expect(canvasElement).not.toHaveTextContent('NaN')
    await expect(canvasElement.querySelectorAll('dt')).toHaveLength(6)
  },
}
export const None: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeEmptyDOMElement()
  },
}
