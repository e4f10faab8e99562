import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, Phone, PhoneOff } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from '../icon-button/IconButton'
import { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards'

const Controlled = (props: ChoiceCardsProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <ChoiceCards
      {...props}
      value={value}
      onChange={(id) => {
        props.onChange(id)
        setValue(id)
      }}
    />
  )
}

const icon = <Phone aria-hidden="true" />
const onMark = fn()

const meta = {
  title: 'Controls/ChoiceCards',
  component: ChoiceCards,
  render: (args) => <Controlled {...args} />,
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
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 608 }}>
        <Story />
      </div>
    ),
  ],
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
