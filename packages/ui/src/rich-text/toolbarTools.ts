import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  RemoveFormatting,
  Strikethrough,
  Underline,
  type LucideIcon,
} from 'lucide-react'
import type { RichTextTool } from './richTextTool'

/** A button of the toolbar that changes the selected text. */
export interface FormatTool {
  readonly label: string
  readonly icon: LucideIcon
  /** As TipTap writes keys: `Mod` is Control, or Command on Apple's machines. */
  readonly keys: string
  /** The mark or node that it turns on and off; null where there is nothing to be on. */
  readonly is: { readonly name: string; readonly attributes?: Readonly<Record<string, unknown>> } | null
  readonly run: (chain: ChainedCommands) => ChainedCommands
}

/** What each entry of the `toolbar` prop stands for; the others have buttons of their own kind. */
export const formatTools: Readonly<
  Record<Exclude<RichTextTool, 'history' | 'link' | 'ink'>, readonly FormatTool[]>
> = {
  bold: [
    { label: 'Bold', icon: Bold, keys: 'Mod-B', is: { name: 'bold' }, run: (chain) => chain.toggleBold() },
  ],
  italic: [
    {
      label: 'Italic',
      icon: Italic,
      keys: 'Mod-I',
      is: { name: 'italic' },
      run: (chain) => chain.toggleItalic(),
    },
  ],
  underline: [
    {
      label: 'Underline',
      icon: Underline,
      keys: 'Mod-U',
      is: { name: 'underline' },
      run: (chain) => chain.toggleUnderline(),
    },
  ],
  strike: [
    {
      label: 'Strikethrough',
      icon: Strikethrough,
      keys: 'Mod-Shift-S',
      is: { name: 'strike' },
      run: (chain) => chain.toggleStrike(),
    },
  ],
  headings: [
    {
      label: 'Heading',
      icon: Heading2,
      keys: 'Mod-Alt-2',
      is: { name: 'heading', attributes: { level: 2 } },
      run: (chain) => chain.toggleHeading({ level: 2 }),
    },
    {
      label: 'Subheading',
      icon: Heading3,
      keys: 'Mod-Alt-3',
      is: { name: 'heading', attributes: { level: 3 } },
      run: (chain) => chain.toggleHeading({ level: 3 }),
    },
  ],
  lists: [
    {
      label: 'Bulleted list',
      icon: List,
      keys: 'Mod-Shift-8',
      is: { name: 'bulletList' },
      run: (chain) => chain.toggleBulletList(),
    },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      keys: 'Mod-Shift-7',
      is: { name: 'orderedList' },
      run: (chain) => chain.toggleOrderedList(),
    },
  ],
  clear: [
    {
      label: 'Clear formatting',
      icon: RemoveFormatting,
      keys: 'Mod-\\',
      is: null,
      run: (chain) => chain.unsetAllMarks().clearNodes(),
    },
  ],
}

/** Whether the caret or the selection is in what the tool turns on. */
export const isOn = (editor: Editor, { is }: FormatTool): boolean =>
  is !== null && editor.isActive(is.name, is.attributes)

/** Whether the editor was made with what the tool needs: the allow-list may leave it out. */
export const isKnown = (editor: Editor, { is }: FormatTool): boolean =>
  is === null || editor.schema.nodes[is.name] !== undefined || editor.schema.marks[is.name] !== undefined
