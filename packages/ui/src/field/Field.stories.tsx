import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field, type FieldProps } from './Field'

const time: FieldProps['children'] = (control) => (
  <input {...control} type="time" style={{ justifySelf: 'start', minHeight: 32 }} />
)

const meta = {
  title: 'Foundations/Field',
  component: Field,
  args: { label: 'Appointment at', children: time },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

/** A control of the browser, joined to label and hint. */
export const NativeControl: Story = {
  args: { hint: 'The clock of the store' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Appointment at')
    await expect(input).toHaveAccessibleDescription('The clock of the store')
    await userEvent.click(within(canvasElement).getByText('Appointment at'))
    await expect(input).toHaveFocus()
  },
}

/** The star is for the eye; the control itself says that it is required. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(/Appointment at/)).toHaveAttribute(
      'aria-required',
      'true',
    )
  },
}

/** The error takes the hint's place, describes the control and marks it. */
export const Invalid: Story = {
  args: { hint: 'The clock of the store', error: 'Enter a time between 8:00 AM and 6:00 PM' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Appointment at')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Enter a time between 8:00 AM and 6:00 PM')
    await expect(within(canvasElement).queryByText('The clock of the store')).toBeNull()
  },
}

/** The place names it; the name is still there for screen readers. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Appointment at')).toBeVisible()
    await expect(within(canvasElement).getByText('Appointment at').offsetWidth).toBeLessThanOrEqual(1)
  },
}

/** Several buttons under one name: `labelId` names the group, and a press on the label is the caller's to handle. */
export const OwnControl: Story = {
  args: {
    label: 'Rating',
    onLabelPress: fn(),
    end: <span data-end="">0 of 5</span>,
    children: ({ 'aria-describedby': describedBy }, labelId) => (
      <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
        {[1, 2, 3, 4, 5].map((rating) => (
          <button key={rating} type="button" style={{ minWidth: 32, minHeight: 32 }}>
            {rating}
          </button>
        ))}
      </div>
    ),
  },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Rating' })).toBeVisible()
    await userEvent.click(within(canvasElement).getByText('Rating'))
    await expect(args.onLabelPress).toHaveBeenCalledOnce()
  },
}
