import { flagFailedText } from '@retain/domain/flagging/afterFlag'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { errorToasts } from '../../testing/errorToast'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { eventOf } from '../../testing/liveMessages'
import { wireAssociate } from '../../testing/opportunityFixtures'
import { openOpportunity } from '../../testing/opportunityPage'

type Options = NonNullable<Parameters<typeof openOpportunity>[0]>

const opportunity = { opptId: '1000001', hyperionId: 'HAR' }
const [ann, priya, sam] = ['ann.lee', 'priya.singh', 'sam.rivera'].map((name) => wireAssociate(name, true))

/** A page whose service remembers for whom it is flagged. */
async function openFlagged(
  flagged: readonly unknown[] = [priya],
  answers: FakeAnswers = {},
  options: Options = {},
) {
  const app = await openOpportunity({
    ...options,
    answers: { listFlaggedAssociates: () => flagged, ...answers },
  })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Flag' })).toBeEnabled())
  return app
}

const card = () => within(screen.getByRole('region', { name: 'Flagged associates' }))
const flagButton = () => screen.getByRole('button', { name: 'Flag' })
const answering = (flaggedAssociates: readonly unknown[]) => () => ({ flaggedAssociates })

describe('the card of an opportunity', () => {
  it('names the flagged associates and how many they are [O-246] [O-456]', async () => {
    const { api } = await openFlagged([priya, sam])
    expect(
      card()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('Priya Singh'), expect.stringContaining('Sam Rivera')])
    expect(card().getByText('2')).toBeInTheDocument()
    expect(api.callsOf('listFlaggedAssociates').map(({ url }) => url)).toEqual([
      '/api/opportunity/activity/opportunity-flagged-associate?oppId=1000001',
    ])
  })

  it('offers to try again what could not be read', async () => {
    const { user, api } = await openOpportunity({
      answers: { listFlaggedAssociates: () => problem(500, 'Internal Server Error') },
    })
    const again = await card().findByRole('button', { name: 'Try again' })
    api.answer({ listFlaggedAssociates: () => [priya] })
    await user.click(again)
    expect(await card().findByText('Priya Singh')).toBeInTheDocument()
  })

  it('removes a single flag and reads the list again [O-250] [O-251] [O-455]', async () => {
    const { user, api } = await openFlagged([priya], { setFlag: answering([]) })
    api.answer({ listFlaggedAssociates: () => [] })
    await user.click(card().getByRole('button', { name: 'Remove the flag of Priya Singh' }))
    expect(await screen.findByText('Opportunity has been unflagged')).toBeInTheDocument()
    expect(api.callsOf('setFlag').map(({ body }) => body)).toEqual([
      {
        ...opportunity,
        lastName: 'Singh',
        firstName: 'Priya',
        email: 'priya.singh@example.com',
        isFlagged: false,
      },
    ])
    await waitFor(() => expect(api.callsOf('listFlaggedAssociates')).toHaveLength(2))
    expect(card().queryByText('Priya Singh')).not.toBeInTheDocument()
  })
})

describe('one’s own flag', () => {
  it('is set and removed at the head of the page [O-249] [O-250] [O-455]', async () => {
    const { user, api } = await openFlagged([], { setFlag: answering([ann]) })
    expect(flagButton()).toHaveAttribute('aria-pressed', 'false')
    await user.click(flagButton())
    expect(await screen.findByText('Opportunity has been flagged')).toBeInTheDocument()
    await waitFor(() => expect(flagButton()).toHaveAttribute('aria-pressed', 'true'))
    expect(card().getByText('Ann Lee')).toBeInTheDocument()
    // Flagging alone needs no reading again.
    expect(api.callsOf('listFlaggedAssociates')).toHaveLength(1)
    api.answer({ setFlag: answering([]), listFlaggedAssociates: () => [] })
    await user.click(flagButton())
    await waitFor(() => expect(flagButton()).toHaveAttribute('aria-pressed', 'false'))
    expect(api.callsOf('setFlag').map(({ body }) => (body as { isFlagged: boolean }).isFlagged)).toEqual([
      true,
      false,
    ])
  })

  it('is set by a key', async () => {
    const { user, api } = await openFlagged([], { setFlag: answering([ann]) })
    await user.keyboard('f')
    await waitFor(() => expect(flagButton()).toHaveAttribute('aria-pressed', 'true'))
    expect(api.callsOf('setFlag')).toHaveLength(1)
  })

  it('that cannot be saved is said in its own words first, once, and stays as it was [O-252] [D-28] [S-464]', async () => {
    const { user } = await openFlagged([], { setFlag: () => problem(500, 'Internal Server Error') })
    await user.click(flagButton())
    await screen.findByText(flagFailedText)
    expect(errorToasts().map((toast) => toast.textContent)).toEqual([
      expect.stringMatching(
        /Opportunity flag failed.*An error occurred getting data: Internal Server Error.*Request id/s,
      ),
    ])
    expect(flagButton()).toHaveAttribute('aria-pressed', 'false')
  })

  it('of an opportunity that is gone failed too, and the page stays', async () => {
    const { user, address } = await openFlagged([], { setFlag: () => problem(404, 'Not Found') })
    const before = address()
    await user.click(flagButton())
    expect(await screen.findByText(flagFailedText)).toBeInTheDocument()
    expect(address()).toBe(before)
  })

  it('is set on a locked page as well', async () => {
    const locked = { lockedBy: 'Dana Baker', lockedUserId: 'dana.baker', lockedDT: null }
    const { user, api } = await openFlagged(
      [],
      {
        setFlag: answering([ann]),
        getOpportunity: () => ({ ...opportunity, statusCode: 'NLO', ...locked }),
      },
      { isReady: false },
    )
    await user.click(flagButton())
    await waitFor(() => expect(api.callsOf('setFlag')).toHaveLength(1))
  })
})

describe('the flag panel', () => {
  async function openPanel(...args: Parameters<typeof openFlagged>) {
    const app = await openFlagged(...args)
    await app.user.click(card().getByRole('button', { name: 'Add associates' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Flag associates' }))
    await waitFor(() => expect(app.api.callsOf('listAssociates')).toHaveLength(1))
    const apply = () => panel.getByRole('button', { name: 'Apply' })
    /** Presses names in the open list. */
    const press = async (...names: string[]) => {
      await app.user.click(panel.getByRole('button', { name: /Associates/ }))
      for (const name of names) await app.user.click(await screen.findByRole('option', { name }))
      await app.user.keyboard('{Escape}')
    }
    return { ...app, panel, apply, press }
  }

  it('offers the associates of the store but oneself, and has nothing to save at first [O-246] [O-256] [O-457] [OP-068]', async () => {
    const { api, apply, user, panel } = await openPanel()
    expect(api.callsOf('listAssociates')[0]?.url).toBe('/api/opportunity/associates?hyperionId=HAR')
    expect(apply()).toBeDisabled()
    await user.click(panel.getByRole('button', { name: /Associates/ }))
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['Priya Singh', 'Sam Rivera'])
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false'])
  })

  it('is dirty while somebody is to be flagged or unflagged, and no longer when that is taken back [O-253] [O-254]', async () => {
    const { apply, press } = await openPanel()
    await press('Sam Rivera')
    expect(apply()).toBeEnabled()
    await press('Sam Rivera')
    expect(apply()).toBeDisabled()
    await press('Priya Singh')
    expect(apply()).toBeEnabled()
  })

  it('is dirty when the myself flag changed [O-255]', async () => {
    const { apply, user, panel } = await openPanel()
    const myself = panel.getByRole('checkbox', { name: 'Myself' })
    expect(myself).not.toBeChecked()
    await user.click(myself)
    expect(apply()).toBeEnabled()
    await user.click(myself)
    expect(apply()).toBeDisabled()
  })

  it('saves everything at once and closes [O-454] [O-249] [OP-069]', async () => {
    const { api, apply, press, user, panel } = await openPanel(undefined, {
      updateAssociates: answering([sam, ann]),
    })
    api.answer({ listFlaggedAssociates: () => [sam, ann] })
    await press('Sam Rivera', 'Priya Singh')
    await user.click(panel.getByRole('checkbox', { name: 'Myself' }))
    await user.click(apply())
    expect(await screen.findByText('Opportunity has been flagged')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const sent = (userName: string, isFlagged: boolean) => {
      const { givenName, familyName, email } = wireAssociate(userName)
      return { userName, email, firstName: givenName, lastName: familyName, isFlagged }
    }
    const [call] = api.callsOf('updateAssociates')
    expect(call?.body).toMatchObject(opportunity)
    expect((call?.body as { associates: readonly unknown[] }).associates).toEqual(
      expect.arrayContaining([
        sent('sam.rivera', true),
        sent('priya.singh', false),
        expect.objectContaining({ userName: 'ann.lee', isFlagged: true }),
      ]),
    )
    expect(card().getAllByRole('listitem')).toHaveLength(2)
  })

  it('stays open with what was chosen when that fails [O-252]', async () => {
    const { apply, press, user } = await openPanel(undefined, {
      updateAssociates: () => problem(502, 'Bad Gateway'),
    })
    await press('Sam Rivera')
    await user.click(apply())
    expect(await screen.findByText(flagFailedText)).toBeInTheDocument()
    await waitFor(() => expect(apply()).toBeEnabled())
  })
})

it('follows what others flag, live, and reads nothing again for its own echo [L-290]', async () => {
  const { api, live } = await openFlagged([priya])
  const tell = (flaggedUserNames: readonly string[], rowVersion: number) =>
    live.line().tell(
      eventOf({
        type: 'OPPT_FLAG',
        payload: { ...opportunity, flaggedUser: null, flaggedUserNames, rowVersion },
      }),
    )
  tell(['priya.singh'], 2)
  api.answer({ listFlaggedAssociates: () => [priya, sam] })
  tell(['priya.singh', 'sam.rivera'], 3)
  expect(await card().findByText('Sam Rivera')).toBeInTheDocument()
  expect(api.callsOf('listFlaggedAssociates')).toHaveLength(2)
})
