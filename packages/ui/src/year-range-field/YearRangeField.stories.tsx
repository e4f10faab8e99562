import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Kept } from '../field/sampleField'
import { YearRangeField } from './YearRangeField'

const meta = {
  title: 'Controls/YearRangeField',
  component: YearRangeField,
  render: (args) => <Kept of={YearRangeField} props={args} />,
  args: {
    label: 'Year',
    years: Array.from({ length: 16 }, (_, at) => 2012 + at),
    value: { from: null, to: null },
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 252 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof YearRangeField>
export default meta

type Story = StoryObj<typeof meta>

const side = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('button', { name })
const choose = async (canvasElement: HTMLElement, name: RegExp, year: string) => {
  await userEvent.click(side(canvasElement, name))
  await userEvent.click(await screen.findByRole('option', { name: year }))
}

export const Empty: Story = { args: { hint: 'Model years' } }
export const Chosen: Story = { args: { value: { from: 2018, to: 2020 } } }
export const Required: Story = { args: { isRequired: true } }
export const Invalid: Story = {
  args: { value: { from: 2020, to: 2018 }, toError: 'number less than From value' },
}
export const Disabled: Story = { args: { value: { from: 2018, to: 2020 }, isDisabled: true } }
export const ReadOnly: Story = { args: { value: { from: 2018, to: 2020 }, isReadOnly: true } }

/** The latest year stands first. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(side(canvasElement, /Year From/))
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
    await expect(names.slice(0, 3)).toEqual(['2027', '2026', '2025'])
  },
}

/** A From above To clears To; a From below leaves it. */
export const FromAboveTo: Story = {
  args: { value: { from: null, to: 2015 } },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, /Year From/, '2014')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 2014, to: 2015 })
    await choose(canvasElement, /Year From/, '2018')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 2018, to: null })
    await expect(side(canvasElement, /Year To/)).toHaveTextContent('To')
  },
}
export const NoYears: Story = { args: { years: [] } }
