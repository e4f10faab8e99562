import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DateField } from '../date-field/DateField'
import { inColumn } from '../field/sampleField'
import { NumberField } from '../number-field/NumberField'
import { LocaleProvider } from './LocaleProvider'

const ignore = () => undefined

const meta = {
  title: 'Foundations/Locale',
  component: LocaleProvider,
  args: {
    locale: 'en-US',
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        <DateField label="Appointment" value="2026-11-21" onChange={ignore} />
        <NumberField label="Mileage" value={41208.5} decimals={1} onChange={ignore} />
      </div>
    ),
  },
  decorators: [inColumn(320)],
} satisfies Meta<typeof LocaleProvider>
export default meta

type Story = StoryObj<typeof meta>

const partsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('spinbutton')
    .flatMap(({ dataset }) => dataset['type'] ?? [])
const mileageOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name: 'Mileage' }).value

/** The month stands first, thousands have commas. */
export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(partsOf(canvasElement)).toEqual(['month', 'day', 'year'])
    await expect(mileageOf(canvasElement)).toBe('41,208.5')
  },
}

/** The same day and the same number by the rules of another language. */
export const German: Story = {
  args: { locale: 'de-DE' },
  play: async ({ canvasElement }) => {
    await expect(partsOf(canvasElement)).toEqual(['day', 'month', 'year'])
    await expect(mileageOf(canvasElement)).toBe('41.208,5')
  },
}

/** A provider inside another turns its own part of the page. */
export const RightToLeft: Story = {
  args: { locale: 'ar-EG' },
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('Mileage')
    await expect(getComputedStyle(label).direction).toBe('rtl')
  },
}
