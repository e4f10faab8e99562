import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListFilter, Save } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from './Button'

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'SAVE', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Primary: Story = { args: { variant: 'primary', children: 'APPLY' } }
export const Ghost: Story = { args: { variant: 'ghost', children: 'RESET' } }
export const Danger: Story = { args: { variant: 'danger', children: 'DELETE' } }
export const Link: Story = { args: { variant: 'link', size: 'small', children: 'All 25 details' } }
export const Small: Story = { args: { size: 'small', children: 'Column Options' } }
export const Tiny: Story = { args: { size: 'tiny', children: 'OK' } }
export const WithIcon: Story = { args: { icon: <Save aria-hidden="true" /> } }
export const On: Story = {
  args: { isOn: true, icon: <ListFilter aria-hidden="true" />, children: 'Filters' },
}

/** A disabled button can be neither pressed nor reached by Tab. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).not.toHaveFocus()
  },
}

/** A loading button keeps its label, its width and the focus, and takes no press. */
export const Loading: Story = {
  args: { variant: 'primary', children: 'APPLY', isLoading: true },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button variant="primary" onPress={() => undefined}>
        APPLY
      </Button>
      <Button {...args} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const [rest, loading] = within(canvasElement).getAllByRole('button')
    if (rest === undefined || loading === undefined) throw new Error('two buttons expected')
    await expect(loading.offsetWidth).toBe(rest.offsetWidth)
    loading.focus()
    await expect(loading).toHaveFocus()
    await userEvent.click(loading)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Pressed: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const EveryVariant: Story = {
  render: () => (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        maxWidth: 640,
        gap: 12,
        alignItems: 'center',
      }}
    >
      {(['primary', 'plain', 'ghost', 'danger'] as const).map((variant) =>
        [false, true].flatMap((isDisabled) =>
          [false, true].map((isLoading) => (
            <Button
              key={`${variant}${isDisabled}${isLoading}`}
              variant={variant}
              isDisabled={isDisabled}
              isLoading={isLoading}
            >
              Update Search
            </Button>
          )),
        ),
      )}
    </div>
  ),
}
