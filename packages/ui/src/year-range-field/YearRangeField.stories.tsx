import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { hostileTexts, inColumn, Controlled } from '../field/sampleField'
import { leavingSides } from '../range-field/leavingSides'
import { YearRangeField } from './YearRangeField'

const meta = {
  title: 'Controls/YearRangeField',
  component: YearRangeField,
  render: (args) => <Controlled of={YearRangeField} props={args} />,
  args: {
    label: 'Year',
    years: Array.from({ length: 16 }, (_, at) => 2012 + at),
    value: { from: null, to: null },
    onChange: fn(),
  },
  decorators: [inColumn(252)],
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
  play: async ({ canvasElement }) => {
    await expect(side(canvasElement, /Year To/)).toHaveAccessibleDescription('number less than From value')
    await expect(side(canvasElement, /Year From/)).not.toHaveAccessibleDescription()
  },
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

/** Down opens, figures find, Enter chooses, and the focus is back. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(side(canvasElement, /Year From/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('2018{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 2018, to: null })
    await waitFor(() => expect(side(canvasElement, /Year From/)).toHaveFocus())
  },
}

/** A year is offered once, and what is no number not at all; a value that is not offered stays in sight. */
export const HostileInput: Story = {
  args: {
    label: hostileTexts.longWord,
    years: [2020, NaN, 2020, Infinity, 0, 2026],
    value: { from: 1886, to: NaN },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.click(side(canvasElement, /From/))
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
    await expect(names).toEqual(['Any', '2026', '2020', '0'])
  },
}

/** The caller hears once when the focus leaves both sides, not while a list is open or on the way to the other side. */
export const Leaving: Story = leavingSides
