/** What a toolbar offers; each stands for one button or a pair that belongs together. */
export type RichTextTool =
  'history' | 'bold' | 'italic' | 'underline' | 'strike' | 'headings' | 'lists' | 'link' | 'ink' | 'clear'

/** The toolbar where none is asked for: everything but the palette. */
export const defaultTools: readonly RichTextTool[] = [
  'history',
  'bold',
  'italic',
  'underline',
  'strike',
  'headings',
  'lists',
  'link',
  'clear',
]

/** Tools with a line before them: the next kind begins. */
export const opensGroup: ReadonlySet<RichTextTool> = new Set(['bold', 'headings', 'link'])
