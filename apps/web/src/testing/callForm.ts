import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const notes = () => screen.getByRole('textbox', { name: 'Notes' })
export const save = () => screen.getByRole('button', { name: 'Save call' })

const inGroup = (name: string) => within(screen.getByRole('radiogroup', { name }))

/** A status of the Call tab. */
export const status = (name: string) => inGroup('Call status').getByRole('radio', { name })

/** Chooses a radio button of a group. */
export const choose = (name: string, group: string) =>
  void fireEvent.click(inGroup(group).getByRole('radio', { name }))

/** Chooses from a list that opens. */
export async function select(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: new RegExp(label) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** The fields of a call in the form; those that are left out are not touched. */
export interface CallWords {
  readonly status?: string
  /** The place of the phone in the list. */
  readonly phone?: number
  readonly result?: string
  readonly reason?: string
  readonly notes?: string
}

/** Fills in the Call tab. */
export async function fillCall(user: UserEvent, words: CallWords): Promise<void> {
  if (words.status !== undefined) choose(words.status, 'Call status')
  const phone = words.phone === undefined ? undefined : inGroup('Phone').getAllByRole('radio')[words.phone]
  if (phone !== undefined) fireEvent.click(phone)
  if (words.result !== undefined) await select(user, 'Call result', words.result)
  if (words.reason !== undefined) await select(user, 'Reason', words.reason)
  if (words.notes !== undefined) fireEvent.change(notes(), { target: { value: words.notes } })
}

/** A call that can be saved. */
export const fillWholeCall = (user: UserEvent): Promise<void> =>
  fillCall(user, { status: 'Contacted', phone: 0, result: 'No Action', notes: 'Asked for figures' })
