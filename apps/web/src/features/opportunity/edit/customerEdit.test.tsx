import { keptDrafts } from '../../../core/browser/keptDrafts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { liveEventReceived } from '../../../live/liveEvents'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { navigationLink } from '../../../testing/navigation'
import { wireCustomer, wireSection } from '../../../testing/opportunityFixtures'
import { addressOf, openOpportunity } from '../../../testing/opportunityPage'
import { renderApp } from '../../../testing/renderApp'

const editButton = () => screen.getByRole('button', { name: 'Edit customer' })
const form = () => screen.findByRole('group', { name: 'Customer' })
const field = async (name: string) => within(await form()).getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })
const kept = (name: string) => screen.findByRole('radiogroup', { name: `${name} that is kept` })
const stale = problem(409, 'Conflict', 'request-9', { code: 'stale' })

/** A customer whom somebody else changes once the page has read it, and the page with its form. */
async function openEdit(answers: FakeAnswers = {}) {
  const app = await openOpportunity({ answers })
  await waitFor(() => expect(editButton()).toBeEnabled())
  await app.user.click(editButton())
  await form()
  return app
}

async function type(
  { user }: Pick<Awaited<ReturnType<typeof openEdit>>, 'user'>,
  name: string,
  text: string,
) {
  const input = await field(name)
  await user.clear(input)
  await user.type(input, text)
}

/** A customer section that is `changes` from the second time on that it is read. */
function changedMeanwhile(changes: Parameters<typeof wireCustomer>[0]): FakeAnswers {
  let reads = 0
  return {
    getCustomerInfo: () => ((reads += 1) === 1 ? wireCustomer() : wireCustomer({ ...changes, version: 2 })),
  }
}

it('has the four fields as they are on file, with their titles [O-233] [O-234] [O-237]', async () => {
  await openEdit()
  expect(within(await form()).getAllByRole('textbox')).toHaveLength(4)
  expect(await field('Mobile')).toHaveValue('(555) 014 - 0182')
  expect(await field('Home')).toHaveValue('(555) 014 - 0127')
  expect(await field('Work')).toHaveValue('(555) 014 - 0199')
  expect(await field('Email')).toHaveValue('hana.c@example.com')
  expect(await field('Mobile')).toHaveFocus()
})

it('saves what was typed with the version that was read, says so and shows it [O-239] [O-460]', async () => {
  const app = await openEdit()
  expect(save()).toBeDisabled()
  await type(app, 'Email', 'hana@example.com')
  expect(screen.getByText('Was hana.c@example.com')).toBeInTheDocument()
  await app.user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Success Saving Customer Info')).toBeInTheDocument()
  const [sent] = app.api.callsOf('saveCustomerInfo')
  expect(sent).toMatchObject({
    method: 'PUT',
    body: {
      email: 'hana@example.com',
      mobilePhone: '5550140182',
      homePhone: '5550140127',
      workPhone: '5550140199',
    },
  })
  expect(sent?.headers['if-match']).toBe('"1"')
  await waitFor(() => expect(editButton()).toHaveFocus())
  expect(screen.getByText(/^hana@/)).toHaveTextContent('hana@example.com')
})

it('takes phones of ten digits alone, and an empty one [O-236] [OP-063]', async () => {
  const app = await openEdit()
  await type(app, 'Home', '555014012')
  expect(await screen.findByText('A phone number has ten digits.')).toBeInTheDocument()
  expect(save()).toBeDisabled()
  await app.user.clear(await field('Home'))
  expect(save()).toBeEnabled()
})

it.each(['Mobile', 'Home', 'Work', 'Email'])(
  'has something to save once %s alone differs, and nothing once it is as it was [O-235]',
  async (name) => {
    const app = await openEdit()
    const input = await field(name)
    const before = (input as HTMLInputElement).value
    await app.user.clear(input)
    expect(save()).toBeEnabled()
    await app.user.type(input, before)
    expect(save()).toBeDisabled()
  },
)

it('is asked about before the page is left, or it is cancelled [O-062]', async () => {
  const app = await openEdit()
  await type(app, 'Email', 'hana@example.com')
  await app.user.click(navigationLink('Service Log'))
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await app.user.click(await field('Email'))
  await app.user.keyboard('{Escape}')
  const again = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  await app.user.click(within(again).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(editButton()).toHaveFocus())
  expect(keptDrafts.ofUser('ann.lee')).toEqual([])
})

it('closes without a question where nothing was typed', async () => {
  const { user } = await openEdit()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(editButton()).toHaveFocus())
})

it('comes back after a reload', async () => {
  const app = await openEdit()
  await type(app, 'Email', 'hana@example.com')
  app.unmount()
  renderApp({ path: addressOf('1000001') })
  expect(await field('Email')).toHaveValue('hana@example.com')
  expect(screen.getByText(/^You typed this on .+ It was not saved\.$/)).toBeInTheDocument()
})

it('keeps what was typed where saving fails, and says so [O-240]', async () => {
  const app = await openEdit({ saveCustomerInfo: () => problem(500, 'Internal Server Error') })
  await type(app, 'Email', 'hana@example.com')
  await app.user.click(save())
  expect(await screen.findByText('Failed Saving Customer Info')).toBeInTheDocument()
  expect(await field('Email')).toHaveValue('hana@example.com')
})

it('shows both values of a conflict, saves the one that is chosen, and what only one has changed of both', async () => {
  let attempts = 0
  const app = await openEdit({
    ...changedMeanwhile({ email: 'theirs@example.com', homePhone: '5550140111' }),
    saveCustomerInfo: ({ body }) =>
      (attempts += 1) === 1 ? stale : wireCustomer({ ...(body as object), version: 3 }),
  })
  await type(app, 'Email', 'mine@example.com')
  await type(app, 'Mobile', '5550140190')
  await app.user.click(save())
  const choice = within(await kept('Email'))
  expect(choice.getByRole('radio', { name: 'Theirs: theirs@example.com' })).not.toBeChecked()
  expect(save()).toBeDisabled()
  expect(await field('Home')).toHaveValue('(555) 014 - 0111')
  await app.user.click(choice.getByRole('radio', { name: 'Theirs: theirs@example.com' }))
  expect(await field('Email')).toHaveValue('theirs@example.com')
  await app.user.click(choice.getByRole('radio', { name: 'Mine: mine@example.com' }))
  expect(await field('Email')).toHaveValue('mine@example.com')
  await app.user.click(save())
  expect(await screen.findByText('Success Saving Customer Info')).toBeInTheDocument()
  const sent = app.api.callsOf('saveCustomerInfo').at(-1)
  expect(sent?.headers['if-match']).toBe('"2"')
  expect(sent?.body).toMatchObject({
    email: 'mine@example.com',
    mobilePhone: '5550140190',
    homePhone: '5550140111',
  })
})

it('shows what a colleague saves as soon as the live channel tells of it', async () => {
  const app = await openEdit(changedMeanwhile({ homePhone: '5550140111' }))
  await type(app, 'Email', 'mine@example.com')
  act(() => {
    app.store.dispatch(
      liveEventReceived({
        type: 'OPPT_CUSTOMER',
        payload: { opptId: '1000001', hyperionId: 'HAR', version: 2 },
      }),
    )
  })
  await waitFor(async () => expect(await field('Home')).toHaveValue('(555) 014 - 0111'))
  expect(await field('Email')).toHaveValue('mine@example.com')
})

it('cannot be opened where the status ends the work [O-056]', async () => {
  await openOpportunity({
    isReady: false,
    answers: { getOpportunity: () => wireSection('1000001', { statusCode: 'NLO' }) },
  })
  await waitFor(() => expect(editButton()).toBeDisabled())
  await screen.findByText(/^hana\.c@/)
  expect(editButton()).toBeDisabled()
})
