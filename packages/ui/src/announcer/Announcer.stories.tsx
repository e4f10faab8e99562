import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { useAnnouncer } from './useAnnouncer'

interface PickedRowsProps {
  /** What is spoken is shown as well, so that one can read along. */
  readonly isShown: boolean
}

/** Rows that are chosen here and counted elsewhere. */
function PickedRows({ isShown }: PickedRowsProps) {
  const [count, setCount] = useState(0)
  const { spoken, say } = useAnnouncer()
  const choose = () => {
    setCount(count + 1)
    say(`${count + 1} of 12 rows chosen`)
  }
  return (
    <>
      <Button onPress={choose}>Choose a row</Button>
      {isShown ? <p role="status">{spoken}</p> : <VisuallyHidden role="status">{spoken}</VisuallyHidden>}
    </>
  )
}

const meta = {
  title: 'Foundations/Announcer',
  args: { isShown: true },
  render: (args: PickedRowsProps) => <PickedRows {...args} />,
  parameters: {
    docs: {
      description: {
        component: 'A hook that says what happened to those who do not see it, at most once a second.',
      },
    },
  },
} satisfies Meta<PickedRowsProps>
export default meta

type Story = StoryObj<typeof meta>

/** The first change is spoken at once; of those within the next second the last one. */
export const Counted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    const button = canvas.getByRole('button', { name: 'Choose a row' })
    await expect(status).toHaveTextContent('')
    await userEvent.click(button)
    await expect(status).toHaveTextContent('1 of 12 rows chosen')
    const heard: string[] = []
    const observer = new MutationObserver(() => heard.push(status.textContent))
    observer.observe(status, { childList: true })
    await userEvent.click(button)
    await userEvent.click(button)
    await waitFor(() => expect(status).toHaveTextContent('3 of 12 rows chosen'))
    observer.disconnect()
    await expect(heard).toEqual(['3 of 12 rows chosen'])
  },
}

/** For the ear alone, where the eye sees the same elsewhere. */
export const Hidden: Story = {
  args: { isShown: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a row' }))
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('1 of 12 rows chosen')
    await expect(status.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
