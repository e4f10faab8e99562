import { useState } from 'react'
import { fn, screen } from 'storybook/test'
import { toastDriver } from '../testing/toastDriver'
import { TextField } from '../text-field/TextField'
import type { Toast } from './toast'
import { ToastRegion, type ToastRegionProps } from './ToastRegion'

const everyType: readonly Toast[] = [
  { id: 'saved', type: 'success', label: 'Note Saved.', timeout: null },
  {
    id: 'mail',
    type: 'message',
    label: 'Email Received',
    body: 'New email from Hana Castellanos.',
    timeout: null,
  },
  {
    id: 'bounced',
    type: 'warning',
    label: 'Email not sent',
    body: 'Earlier mail to this address was flagged undelivered.',
    timeout: null,
  },
  {
    id: 'error',
    type: 'error',
    label: 'An error occurred getting data: Bad Gateway',
    body: 'Stays until it is closed.',
  },
]

/** Keeps the list, beside a field that has the focus first. */
export const KeptToasts = (props: ToastRegionProps) => {
  const [toasts, setToasts] = useState(props.toasts)
  return (
    <>
      <div style={{ maxWidth: 320 }}>
        <TextField label="Note" value="" onChange={fn()} />
      </div>
      <ToastRegion
        {...props}
        toasts={toasts}
        onClose={(id) => {
          props.onClose(id)
          setToasts((current) => current.filter((toast) => toast.id !== id))
        }}
      />
    </>
  )
}

/** What the stories of toasts begin with. */
export const toastStories = {
  render: (args: ToastRegionProps) => <KeptToasts {...args} />,
  args: { toasts: everyType, onClose: fn(), onAction: fn() },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
}

/** The corner of the story's toasts. */
export const region = (): HTMLElement => screen.getByRole('region', { name: 'Notifications' })

/** Its driver. */
export const driver = () => toastDriver(region())
