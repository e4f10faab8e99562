/** A placeholder that can be put into a text; it is written there as `{{name}}`. */
export interface RichTextPlaceholder {
  /** Letters, digits and underscores; upper and lower case differ. */
  readonly name: string
  /** How the menu calls it. @default the name */
  readonly label?: string | undefined
  /** What it stands for at present: the chip shows this in place of the name. */
  readonly value?: string | undefined
  /** The title that it stands under in the menu. */
  readonly group?: string | undefined
}

/** What a chip shows. */
export const chipText = (name: string, placeholder: RichTextPlaceholder | undefined): string =>
  placeholder?.value !== undefined && placeholder.value !== ''
    ? placeholder.value
    : (placeholder?.label ?? name)

/** What is spoken of a chip. */
export const spokenPlaceholder = (name: string, placeholder: RichTextPlaceholder | undefined): string => {
  const called = `Placeholder ${placeholder?.label ?? name}`
  return placeholder?.value === undefined || placeholder.value === ''
    ? called
    : `${called}, shown as ${placeholder.value}`
}
