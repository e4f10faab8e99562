const labels: Readonly<Record<string, string>> = {
  grey: 'Gray',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
  purple: 'Purple',
}

/** A colour of the palette: its value in `data-ink` and its name. */
export interface InkChoice {
  readonly ink: string
  readonly label: string
}

/** The colours that the allow-list lets through and the themes have a shade for, in the order of the list. */
export const inkChoices = (allowed: readonly string[]): readonly InkChoice[] =>
  allowed.flatMap((ink) => {
    const label = labels[ink]
    return label === undefined ? [] : [{ ink, label }]
  })
