const labels: Readonly<Record<string, string>> = {
  grey: 'Gray',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
  purple: 'Purple',
}

/** A colour of the palette: its value in `data-ink` and its name. */
export interface TextColourChoice {
  readonly ink: string
  readonly label: string
}

/** The colours that the allow-list lets through and the themes have a shade for, in the order of the list. */
export const textColourChoices = (allowed: readonly string[]): readonly TextColourChoice[] =>
  allowed.flatMap((ink) => {
    const label = labels[ink]
    return label === undefined ? [] : [{ ink, label }]
  })
