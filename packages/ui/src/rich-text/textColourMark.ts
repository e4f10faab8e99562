import { Mark } from '@tiptap/core'

/** A colour of the palette, written as `<span data-ink="red">`. */
export const TextColourMark = Mark.create({
  name: 'ink',
  // Inside links, so that a link keeps its own colour only where nothing else was chosen.
  priority: 90,
  addAttributes: () => ({
    ink: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset['ink'] ?? null,
      renderHTML: ({ ink }: { ink?: unknown }) => (typeof ink === 'string' ? { 'data-ink': ink } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-ink]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})
