import type { Meta, StoryObj } from '@storybook/react-vite'
import { Undo2 } from 'lucide-react'
import { expect, within } from 'storybook/test'
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
    title: 'Oops! It looks like an error has occurred.',
    code: 'Error: 500',
    action: back,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: 500')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Oops/)
    await expect(canvas.getByRole('link', { name: 'Click Here to Make a U-Turn' })).toBeVisible()
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
    title: 'Access Denied',
    text: 'Your roles or your stores do not include this page.',
    action: <Button>Sign Out</Button>,
  },
}
export const NotFound: Story = {
  args: {
    kind: 'not-found',
    title: 'Page Not Found',
    text: 'Nothing lives at this address.',
    action: back,
  },
}
export const Hostile: Story = {
  args: {
    kind: 'error',
    title: 'W'.repeat(200),
    text: 'الخادم لا يستجيب '.repeat(30),
    code: 'E'.repeat(200),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const SignedOut: Story = {
  args: { kind: 'signed-out', title: 'Signed Out', action: <Button variant="primary">Sign In</Button> },
}
