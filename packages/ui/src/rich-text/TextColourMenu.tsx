import { useEditorState, type Editor } from '@tiptap/react'
import { Baseline } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/IconButton'
import { Menu } from '../menu/Menu'
import { textColourChoices } from './textColours'
import { textColourStyle } from './richTextStyle'

const Letter = styled.b`
  display: inline-grid;
  place-items: center;
  width: 16px;
  height: 16px;
  ${textColourStyle}
`

const Swatch = styled.span`
  display: grid;
  ${textColourStyle}
`

/** The key of the choice that takes the color away. */
const noColour = 'none'

interface TextColourMenuProps {
  readonly editor: Editor
  /** The values of `data-ink` that the allow-list lets through. */
  readonly inks: readonly string[]
  readonly isDisabled: boolean
}

/** The palette: a few named colours, and back to none. */
export const TextColourMenu = memo(function TextColourMenu({
  editor,
  inks,
  isDisabled,
}: TextColourMenuProps) {
  const current = useEditorState({
    editor,
    selector: () => {
      const ink: unknown = editor.getAttributes('ink')['ink']
      return typeof ink === 'string' ? ink : null
    },
  })
  const choices = [{ ink: null, label: 'No color' }, ...textColourChoices(inks)]
  const label = `Text color: ${choices.find(({ ink }) => ink === current)?.label ?? 'No color'}`
  const set = (ink: string | undefined) => {
    const chain = editor.chain().focus()
    if (ink === undefined || ink === noColour) chain.unsetMark('ink').run()
    else chain.setMark('ink', { ink }).run()
  }
  return (
    <Menu
      label="Text color"
      align="start"
      trigger={
        <IconButton
          size="small"
          label={label}
          isDisabled={isDisabled}
          isOn={current !== null}
          icon={
            <Swatch data-ink={current ?? undefined}>
              <Baseline aria-hidden="true" />
            </Swatch>
          }
        />
      }
      entries={[
        {
          kind: 'group',
          key: 'inks',
          label: 'Text color',
          selection: { mode: 'single', selected: [current ?? noColour], onChange: ([ink]) => set(ink) },
          choices: choices.map((choice) => ({
            key: choice.ink ?? noColour,
            label: choice.label,
            icon: (
              <Letter aria-hidden="true" data-ink={choice.ink ?? undefined}>
                A
              </Letter>
            ),
            // The chosen one again changes nothing, but goes back to the text as well.
            onAction: () => void editor.commands.focus(),
          })),
        },
      ]}
    />
  )
})
