import { Extension, type Extensions } from '@tiptap/core'
import { CharacterCount } from '@tiptap/extensions/character-count'
import { Selection } from '@tiptap/extensions/selection'
import { StarterKit } from '@tiptap/starter-kit'
import type { HtmlAllowList } from './htmlAllowList'
import { TextColourMark } from './textColourMark'
import { linkAddress } from './linkAddress'
import { ListDirection } from './listDirection'
import { createPlaceholderNode, type PlaceholderRegistry } from './placeholderNode'
import { markUnknownPlaceholders } from './unknownPlaceholders'

/** What an editor is made for; it does not change while the editor lives. */
export interface EditorSetup {
  readonly allowList: HtmlAllowList
  /** Text with line breaks alone: no marks, no lists, no links. */
  readonly isPlain: boolean
  readonly maxLength: number | undefined
  readonly registry: PlaceholderRegistry
}

/** Lists by key, since Tab leaves the editor; all formatting off; and no line break by the keys that save the form around it. */
const Keys = Extension.create({
  name: 'retainKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
      'Mod-\\': () => this.editor.chain().unsetAllMarks().clearNodes().run(),
      'Mod-Enter': () => true,
    }
  },
})

/** The input rules that stay: a list for "- " or "1. ". Text between stars stays text. */
export const inputRules = ['bulletList', 'orderedList', 'placeholder']

/** What no editor has. */
export const never = {
  code: false,
  codeBlock: false,
  gapcursor: false,
  trailingNode: false,
  dropcursor: false,
} as const

/** What text without formatting does not have. */
export const plain = {
  blockquote: false,
  bold: false,
  bulletList: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  underline: false,
} as const

const formatted = ({ allowList }: EditorSetup) => {
  const has = (tag: string) => allowList.tags.includes(tag)
  const hasLists = has('li') && (has('ul') || has('ol'))
  const off = (isKnown: boolean) => (isKnown ? {} : false)
  return {
    blockquote: off(has('blockquote')),
    bold: off(has('strong')),
    bulletList: off(has('li') && has('ul')),
    heading: has('h2') && has('h3') ? { levels: [2, 3] as [2, 3] } : (false as const),
    horizontalRule: off(has('hr')),
    italic: off(has('em')),
    link: has('a')
      ? {
          autolink: true,
          openOnClick: false,
          defaultProtocol: 'https',
          HTMLAttributes: allowList.linkAttributes,
          isAllowedUri: (address: string) => linkAddress(address, allowList.urlSchemes) !== null,
        }
      : (false as const),
    listItem: off(hasLists),
    listKeymap: off(hasLists),
    orderedList: off(has('li') && has('ol')),
    strike: off(has('s')),
    underline: off(has('u')),
  }
}

/** What TipTap is made of: no more than the allow-list lets through. */
export const editorExtensions = (setup: EditorSetup): Extensions => [
  StarterKit.configure({ ...never, ...(setup.isPlain ? plain : formatted(setup)) }),
  createPlaceholderNode(setup.registry),
  markUnknownPlaceholders(setup.registry),
  Selection,
  ListDirection,
  Keys,
  ...(setup.maxLength === undefined
    ? []
    : [CharacterCount.configure({ limit: setup.maxLength, autoTrim: false })]),
  ...(setup.isPlain || setup.allowList.values['data-ink'] === undefined ? [] : [TextColourMark]),
]
