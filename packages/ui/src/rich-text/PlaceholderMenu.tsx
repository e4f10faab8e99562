import type { Editor } from '@tiptap/core'
import { Braces } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../button/Button'
import { IconButton } from '../icon-button/IconButton'
import { Menu } from '../menu/Menu'
import type { MenuChoice, MenuEntry } from '../menu/menuEntry'
import type { RichTextPlaceholder } from './placeholder'

interface PlaceholderMenuProps {
  readonly editor: Editor
  readonly placeholders: readonly RichTextPlaceholder[]
  readonly isDisabled: boolean
  /** What it offers, as it is spoken. @default 'Placeholders' */
  readonly label?: string
  /** Its button has no word. @default false */
  readonly isIconOnly?: boolean
}

const entriesOf = (
  placeholders: readonly RichTextPlaceholder[],
  insert: (name: string) => void,
): readonly MenuEntry[] => {
  const choiceOf = ({ name, label }: RichTextPlaceholder): MenuChoice => ({
    key: name,
    label: label ?? name,
    onAction: () => insert(name),
  })
  const titles = [...new Set(placeholders.flatMap(({ group }) => (group === undefined ? [] : [group])))]
  return [
    ...placeholders.filter(({ group }) => group === undefined).map(choiceOf),
    ...titles.map((title) => ({
      kind: 'group' as const,
      key: `group ${title}`,
      label: title,
      choices: placeholders.filter(({ group }) => group === title).map(choiceOf),
    })),
  ]
}

/** The menu that puts a placeholder where the caret is. */
export const PlaceholderMenu = memo(function PlaceholderMenu(props: PlaceholderMenuProps) {
  const { editor, placeholders, isDisabled, label = 'Placeholders', isIconOnly = false } = props
  const insert = (name: string) => {
    editor.chain().focus().insertContent({ type: 'placeholder', attrs: { name } }).run()
  }
  return (
    <Menu
      label={label}
      trigger={
        isIconOnly ? (
          <IconButton
            size="small"
            variant="ghost"
            label={label}
            icon={<Braces aria-hidden="true" />}
            isDisabled={isDisabled}
          />
        ) : (
          <Button size="small" icon={<Braces aria-hidden="true" />} isDisabled={isDisabled}>
            Placeholder
          </Button>
        )
      }
      entries={entriesOf(placeholders, insert)}
    />
  )
})
