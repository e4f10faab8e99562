import { InputRule, Node } from '@tiptap/core'
import { chipText, spokenPlaceholder, type RichTextPlaceholder } from './placeholder'
import { writePlaceholder } from './placeholderText'

/** The chips of one editor: which placeholders it knows, and how those in its text look at present. */
export interface PlaceholderRegistry {
  readonly find: (name: string) => RichTextPlaceholder | undefined
  readonly names: () => ReadonlySet<string>
  /** Shows a chip in `element`, until the returned function is called. */
  readonly show: (name: string, element: HTMLElement) => () => void
  /** Takes other placeholders or other values; chips in the text show them at once. */
  readonly replace: (placeholders: readonly RichTextPlaceholder[]) => void
}

/** Starts without any placeholder. */
export const createPlaceholderRegistry = (): PlaceholderRegistry => {
  let known = new Map<string, RichTextPlaceholder>()
  const shown = new Map<HTMLElement, string>()
  const draw = (element: HTMLElement, name: string) => {
    const placeholder = known.get(name)
    element.textContent = chipText(name, placeholder)
    element.title = placeholder?.label ?? name
    element.setAttribute('aria-label', spokenPlaceholder(name, placeholder))
  }
  return {
    find: (name) => known.get(name),
    names: () => new Set(known.keys()),
    show: (name, element) => {
      shown.set(element, name)
      draw(element, name)
      return () => shown.delete(element)
    },
    replace: (placeholders) => {
      known = new Map(placeholders.map((placeholder) => [placeholder.name, placeholder]))
      shown.forEach((name, element) => draw(element, name))
    },
  }
}

/**
 * A placeholder in the text: one piece that is selected and deleted as a whole, and is text again (`{{Name}}`) wherever
 * it leaves the editor: in its HTML, on the clipboard. Typing a known one makes it.
 */
export const createPlaceholderNode = (registry: PlaceholderRegistry) =>
  Node.create({
    name: 'placeholder',
    group: 'inline',
    inline: true,
    atom: true,
    selectable: true,
    draggable: false,
    addAttributes: () => ({
      name: { default: '', parseHTML: (element: HTMLElement) => element.dataset['token'] ?? '' },
    }),
    parseHTML: () => [{ tag: 'span[data-token]' }],
    renderHTML: ({ node }) => {
      const name = String(node.attrs['name'])
      return ['span', { 'data-token': name }, writePlaceholder(name)]
    },
    renderText: ({ node }) => writePlaceholder(String(node.attrs['name'])),
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('span')
        dom.setAttribute('role', 'img')
        dom.dataset['chip'] = ''
        dom.contentEditable = 'false'
        const destroy = registry.show(String(node.attrs['name']), dom)
        return { dom, destroy, ignoreMutation: () => true }
      },
    addInputRules() {
      return [
        new InputRule({
          find: /\{\{(\w+)\}\}$/,
          handler: ({ chain, range, match }) => {
            const name = match[1] ?? ''
            if (!registry.names().has(name)) return null
            chain().deleteRange(range).insertContent({ type: 'placeholder', attrs: { name } }).run()
            return undefined
          },
        }),
      ]
    },
  })
