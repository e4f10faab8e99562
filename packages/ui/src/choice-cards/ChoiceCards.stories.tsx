import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, Phone, PhoneOff } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileTexts, inColumn, Controlled } from '../field/sampleField'
import { IconButton } from '../icon-button/IconButton'
import { ChoiceCards } from './ChoiceCards'

const icon = <Phone aria-hidden="true" />
const onMark = fn()

const meta = {
  title: 'Controls/ChoiceCards',
  component: ChoiceCards,
  render: (args) => <Controlled of={ChoiceCards} props={args} />,
  args: {
    label: 'Phone number',
    isLabelHidden: true,
    value: 'mobile',
    onChange: fn(),
    options: [
      { id: 'mobile', title: '(555) 014 - 0182', description: 'Mobile · best', icon },
      { id: 'evening', title: '(555) 014 - 0127', description: 'Evening', icon },
      {
        id: 'day',
        title: '(555) 014 - 0199',
        description: 'Day · bad number',
        icon: <Ban aria-hidden="true" />,
        isStruck: true,
      },
    ],
  },
  decorators: [inColumn(608)],
} satisfies Meta<typeof ChoiceCards>
export default meta

type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('evening')
    await expect(within(canvasElement).getByRole('radio', { name: /0127/ })).toBeChecked()
  },
}

/** The button at a card's end is not part of the choice. */
export const WithActions: Story = {
  args: {
    options: ['mobile', 'evening'].map((id, at) => ({
      id,
      title: `(555) 014 - 01${at}2`,
      description: id,
      icon,
      action: (
        <IconButton
          label={`Mark ${id} as bad`}
          size="tiny"
          icon={<PhoneOff aria-hidden="true" />}
          onPress={onMark}
        />
      ),
    })),
  },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Mark evening as bad' })
    await userEvent.click(button)
    await expect(onMark).toHaveBeenCalled()
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Required: Story = {
  args: { isRequired: true, isLabelHidden: false, value: null, hint: 'Where the customer answers best' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: /Phone number/ })
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription('Where the customer answers best')
    await userEvent.click(within(canvasElement).getByText('Phone number'))
    await expect(within(canvasElement).getByRole('radio', { name: /0182/ })).toHaveFocus()
  },
}

/** The error stands under the cards and is read with the group. */
export const Invalid: Story = {
  args: { isLabelHidden: false, value: null, error: 'Choose a phone number' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Phone number' })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Choose a phone number')
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Evening'))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Going from card to card does not leave the cards. */
export const Leaving: Story = {
  args: { onBlur: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** Nothing to choose from, long words, other directions. */
export const HostileInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <ChoiceCards {...args} label="None" options={[]} value="gone" />
      <ChoiceCards
        {...args}
        label={hostileTexts.longWord}
        isLabelHidden={false}
        error={hostileTexts.longWord}
        options={Object.values(hostileTexts).map((text) => ({ id: text, title: text, description: text }))}
        value={hostileTexts.emoji}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(within(canvasElement).getByRole('radio', { checked: true })).toHaveAccessibleName(/Zoë/)
  },
}

/** A phone number is read from its area code on, on every page. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByText('(555) 014 - 0182')
    await expect(getComputedStyle(phone).direction).toBe('ltr')
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const OneDisabled: Story = {
  args: {
    label: 'Phone number',
    isLabelHidden: false,
    value: null,
    options: [
      { id: 'mobile', title: '(555) 014 - 0182', description: 'Mobile', icon },
      {
        id: 'day',
        title: '(555) 014 - 0199',
        description: 'Day · bad number',
        icon,
        isStruck: true,
        isDisabled: true,
      },
    ],
  },
}
