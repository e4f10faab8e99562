import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

const onBlur = fn()

/** A story of two selects: how often `onBlur` is called while the keyboard goes through both lists and out. */
export const leavingSides = {
  args: { onBlur },
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    onBlur.mockClear()
    const [from, to] = within(canvasElement).getAllByRole('button')
    if (from === undefined || to === undefined) throw new Error('two sides expected')
    for (const box of [from, to]) {
      await userEvent.tab()
      await expect(box).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('listbox')
      await waitFor(() => expect(box).not.toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(box).toHaveFocus())
    }
    await expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(onBlur).toHaveBeenCalledOnce()
  },
}
