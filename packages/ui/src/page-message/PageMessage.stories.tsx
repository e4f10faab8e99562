import type { Meta, StoryObj } from '@storybook/react-vite'
import { Undo2 } from 'lucide-react'
import { Button } from '../button/Button'
import { LinkButton } from '../button/LinkButton'
import { PageMessage } from './PageMessage'

const back = (
  <LinkButton href="#log" variant="primary" icon={<Undo2 aria-hidden="true" />}>
    Click Here to Make a U-Turn
  </LinkButton>
)

const meta = {
  title: 'Feedback/PageMessage',
  component: PageMessage,
  args: { isWindow: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageMessage>
export default meta

type Story = StoryObj<typeof meta>

export const ErrorPage: Story = {
  args: {
    kind: 'error',
    heading: 'Oops! It looks like an error has occurred.',
    code: 'Error: 500',
    action: back,
  },
}
export const RedirectFailed: Story = {
  args: {
    kind: 'error',
    text: 'Unexpected error happened while redirecting to Authorization Server.',
    action: <Button variant="primary">Sign In</Button>,
  },
}
export const AccessDenied: Story = {
  args: {
    kind: 'access-denied',
    heading: 'Access Denied',
    text: 'Your roles do not include this page.',
    action: <Button>Sign Out</Button>,
  },
}
export const NotFound: Story = {
  args: {
    kind: 'not-found',
    heading: 'Page Not Found',
    text: 'Nothing lives at this address.',
    action: back,
  },
}
export const SignedOut: Story = {
  args: { kind: 'signed-out', heading: 'Signed Out', action: <Button variant="primary">Sign In</Button> },
}
