/** How a prop can be set by hand on the page of its component. */
export type PropControl =
  /** One of a few values. */
  | { readonly kind: 'options'; readonly options: readonly (string | number)[] }
  /** Yes or no. */
  | { readonly kind: 'boolean' }
  /** One line of text. */
  | { readonly kind: 'text' }
  | { readonly kind: 'number' }
  /** What React draws: text where a story gives text. */
  | { readonly kind: 'node' }
  /** Data: editable where a story gives some that JSON can write. */
  | { readonly kind: 'data' }
  /** Not by hand: functions, refs. */
  | { readonly kind: 'none' }

/** A line of a component's table of props. */
export interface PropRow {
  readonly name: string
  /** What it means, as Markdown, without the tags of its comment. */
  readonly description: string
  readonly isRequired: boolean
  /** The type as it is written, with the words of a vocabulary in place of its name: `'plain' | 'primary'`. */
  readonly type: string
  /** The declarations of the types of ours that `type` names; null where it names none. */
  readonly detail: string | null
  /** What it is when it is left out; null where nothing says so. */
  readonly defaultValue: string | null
  readonly control: PropControl
  /** Whether it comes from the library below and not from the kit. */
  readonly isInherited: boolean
}

/** A component as its page shows it. */
export interface ComponentDoc {
  /** Its name in its file. */
  readonly name: string
  /** What its page calls it: a sample of stories that only hands its props on is shown as what it draws. */
  readonly displayName: string
  /** What it is for, as Markdown, its examples last. */
  readonly description: string
  readonly rows: readonly PropRow[]
}
