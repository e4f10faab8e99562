/** Focuses what is chosen of a group of boxes or radio buttons, else the first of them: a press on the group's label. */
export const focusChosen = (group: HTMLElement | null): void => {
  const input = group?.querySelector<HTMLInputElement>('input:checked') ?? group?.querySelector('input')
  input?.focus()
}
