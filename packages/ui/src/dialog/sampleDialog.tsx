import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../button/Button'
import { TextField } from '../text-field/TextField'
import { Dialog, type DialogProps } from './Dialog'

/** A dialog that closes, with the button that opens it. */
const Opened = (props: DialogProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <main>
      <Button onPress={() => setIsOpen(true)}>Edit</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose()
          setIsOpen(false)
        }}
      />
    </main>
  )
}

/** What all stories of the dialog share: one field, two buttons, and the button on the page that opens it. */
export const dialogStories = {
  component: Dialog,
  render: (args: DialogProps) => <Opened {...args} />,
  args: {
    title: 'Edit customer',
    isOpen: true,
    onClose: fn(),
    children: <TextField label="Email" value="hana.c@example.com" onChange={fn()} />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
}
