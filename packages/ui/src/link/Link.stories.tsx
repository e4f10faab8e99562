import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LinkButton, type LinkButtonProps } from '../button/LinkButton'
import type { LinkComponent } from './LinkComponent'

const follow = fn()

/** Stands for the link of a router: it follows the address itself, and the page stays. */
const RouterLink: LinkComponent = ({ href, ...rest }) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      follow(href)
    }}
  />
)

const meta = {
  title: 'Foundations/Link',
  args: { href: '#equity-log', children: 'Equity Log' },
  render: (args: LinkButtonProps) => <LinkButton {...args} />,
  beforeEach: () => void follow.mockClear(),
  parameters: {
    docs: {
      description: {
        component:
          'The type of a link of the app’s router. Whatever of the kit draws links takes one as `linkComponent`; a `LinkButton` shows it here.',
      },
    },
  },
} satisfies Meta<LinkButtonProps>
export default meta

type Story = StoryObj<typeof meta>

/** The router is told the address, by pointer and by keyboard. */
export const WithARouter: Story = {
  args: { linkComponent: RouterLink },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Equity Log' })
    await userEvent.click(link)
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['#equity-log'], ['#equity-log']])
  },
}

/** Left out, a plain anchor is drawn. */
export const WithoutOne: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#equity-log')
  },
}
