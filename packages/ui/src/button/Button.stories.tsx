import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListFilter, Save } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileTexts } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
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

/** Keys that do the same are told to screen readers; whoever draws the button listens to them. */
export const WithKeys: Story = {
  args: { variant: 'primary', 'aria-keyshortcuts': 'Control+Enter' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+Enter')
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
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

const everySize = ['medium', 'small', 'tiny'] as const
const pairs = (
  <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
    {everySize.flatMap((size) =>
      [undefined, <Save key="icon" aria-hidden="true" />].flatMap((icon) =>
        (['plain', 'link'] as const).flatMap((variant) =>
          [false, true].map((isLoading) => (
            <Button
              key={`${size}${icon === undefined}${variant}${isLoading}`}
              size={size}
              variant={variant}
              isLoading={isLoading}
              icon={icon}
            >
              Update Search
            </Button>
          )),
        ),
      ),
    )}
  </div>
)
const keepsWidth: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const widths = within(canvasElement)
    .getAllByRole('button')
    .map((button) => button.offsetWidth)
  await expect(widths.filter((_, at) => at % 2 === 1)).toEqual(widths.filter((_, at) => at % 2 === 0))
}

/** At every size, with and without an icon: the ring takes no place of its own. */
export const LoadingKeepsWidth: Story = { render: () => pairs, play: keepsWidth }
export const LoadingKeepsWidthOnAPhone: Story = { ...phoneStory, render: () => pairs, play: keepsWidth }

/** One icon and a name for screen readers; it stays square while it works. */
export const IconOnly: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      {everySize.flatMap((size) =>
        [false, true].map((isLoading) => (
          <Button
            key={`${size}${isLoading}`}
            size={size}
            isLoading={isLoading}
            icon={<Save aria-hidden="true" />}
            aria-label="Save"
          />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button', { name: /Save/ })) {
      await expect(button.offsetWidth).toBe(button.offsetHeight)
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(24)
    }
  },
}

/** A long text takes a second line on a narrow screen; nothing in it runs. */
export const HostileInput: Story = {
  ...phoneStory,
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      {Object.values(hostileTexts).map((text) => (
        <Button key={text} icon={<Save aria-hidden="true" />}>
          {text}
        </Button>
      ))}
      <Button aria-label="Nothing">{null}</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
export const RightToLeft: Story = {
  args: { icon: <Save aria-hidden="true" />, children: 'حفظ' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
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
