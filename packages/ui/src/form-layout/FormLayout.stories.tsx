import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phone } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../button/Button'
import { LinkButton } from '../button/LinkButton'
import { CardFrame } from '../card/CardFrame'
import { KeyHint } from '../key-hint/KeyHint'
import { hostileTexts } from '../field/sampleField'
import { phoneStory } from '../testing/phoneStory'
import { TextField } from '../text-field/TextField'
import { FormFields, FormFoot, FormRow } from './FormLayout'

const onChange = fn()

const meta = {
  title: 'Structure/FormLayout',
  component: FormFoot,
  parameters: {
    docs: {
      description: {
        component:
          'The fields of a form below each other, two of them beside each other, and the end of it: what is missing, and the buttons.',
      },
    },
  },
  args: {
    message: 'Enter a model',
    messageId: 'missing',
    children: (
      <Button variant="primary" isDisabled aria-describedby="missing">
        Save
      </Button>
    ),
    apart: <Button variant="ghost">Clear</Button>,
  },
  render: (args) => (
    <CardFrame style={{ maxWidth: 560 }}>
      <FormFields role="group" aria-label="Vehicle">
        <FormRow>
          <TextField label="Make" value="Honda" onChange={onChange} />
          <TextField label="Model" value="" onChange={onChange} />
        </FormRow>
        <TextField label="VIN" value="" onChange={onChange} />
        <FormFoot {...args} />
      </FormFields>
    </CardFrame>
  ),
} satisfies Meta<typeof FormFoot>
export default meta

type Story = StoryObj<typeof meta>

const placeOf = (element: HTMLElement) => element.getBoundingClientRect()

/** The button that cannot be pressed yet says why; what empties the form stands at the far end. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Enter a model')
    const [make, model] = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().top)
    await expect(make).toBe(model)
    const [save, clear] = ['Save', 'Clear'].map((name) => canvas.getByRole('button', { name }))
    if (save === undefined || clear === undefined) throw new Error('two buttons expected')
    const message = placeOf(canvas.getByRole('status'))
    await expect(placeOf(save).right).toBeLessThan(message.left)
    await expect(message.right).toBeLessThanOrEqual(placeOf(clear).left)
    await expect(placeOf(clear).right).toBe(placeOf(canvas.getByRole('group')).right - 16 + 12)
  },
}

/** The keys that do the same stand beside the main button. */
export const WithKeys: Story = {
  args: {
    message: undefined,
    children: (
      <>
        <Button variant="primary" aria-keyshortcuts="Control+Enter">
          Save
        </Button>
        <KeyHint aria-hidden="true">Ctrl + Enter</KeyHint>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const save = placeOf(canvas.getByRole('button', { name: 'Save' }))
    const keys = placeOf(canvas.getByText('Ctrl + Enter'))
    await expect(keys.left).toBe(save.right + 8)
    await expect(Math.abs(keys.top + keys.bottom - save.top - save.bottom)).toBeLessThanOrEqual(2)
  },
}
export const Refused: Story = {
  args: { message: 'The service did not take the call: '.repeat(8), isError: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAttribute('data-error')
  },
}

/** On a phone fields stand below each other, and the main button is wide. */
export const OnAPhone: Story = {
  ...phoneStory,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [make, model] = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().top)
    await expect(make).toBeLessThan(model ?? 0)
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(save.offsetWidth).toBeGreaterThan(200)
    const clear = canvas.getByRole('button', { name: 'Clear' })
    await expect(clear.getBoundingClientRect().top).toBeGreaterThan(save.getBoundingClientRect().bottom + 8)
  },
}

/** A small control may stand before the main one on a phone. */
export const PhoneWithTwo: Story = {
  ...phoneStory,
  args: {
    message: undefined,
    children: (
      <>
        <LinkButton href="tel:+15550140182" icon={<Phone aria-hidden="true" />} aria-label="Dial" />
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [dial, save] = [canvas.getByRole('link'), canvas.getByRole('button', { name: 'Save' })]
    await expect(dial.getBoundingClientRect().top).toBe(save.getBoundingClientRect().top)
    await expect(dial.offsetWidth).toBeGreaterThanOrEqual(44)
    await expect(save.offsetWidth).toBeGreaterThan(200)
  },
}

/** Long labels and messages break inside their places. */
export const HostileInput: Story = {
  args: { message: hostileTexts.longWord.repeat(4), isError: true },
  render: (args) => (
    <CardFrame style={{ maxWidth: 360 }}>
      <FormFields role="group" aria-label={hostileTexts.longWord}>
        <FormRow>
          <TextField label={hostileTexts.longWord} value={hostileTexts.markup} onChange={onChange} />
          <TextField label={hostileTexts.rightToLeft} value={null} onChange={onChange} />
        </FormRow>
        <FormFoot {...args} />
      </FormFields>
    </CardFrame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const button = within(canvasElement).getByRole('button', { name: 'Save' })
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(360)
  },
}
