import { emptyEmail, type EmailDraft } from '@retain/domain/activity/email/emailDraft'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { printDraftName } from '@retain/domain/opportunity/keptDraft'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keptDrafts } from '../../../core/browser/keptDrafts'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { wirePage, wireSetting, wireUser } from '../../../testing/fixtures'
import { wireEntry, wireSaved } from '../../../testing/opportunityFixtures'
import { addressOf } from '../../../testing/opportunityPage'
import { navigationLink } from '../../../testing/navigation'
import { renderApp } from '../../../testing/renderApp'

const template = {
  templateId: '3',
  name: 'Worth more than you owe',
  templateTypeName: 'email',
  templateCategory: 'Store',
  hyperionId: 'HAR',
  brandId: null,
  subject: 'Your {{CurrentVehicleModel}}',
  body: '<p>Hi {{CustomerFirstName}}, call {{AssociatePhone}} {{Nobody}}</p>',
  version: 1,
}
const global = {
  ...template,
  templateId: '4',
  name: 'Thank you',
  templateCategory: 'Global',
  hyperionId: null,
}

afterEach(() => void vi.unstubAllGlobals())

const name = printDraftName({ userName: 'ann.lee', form: 'email', recordId: '1000001' })
const send = () => screen.getByRole('button', { name: 'Send' })
const subject = () => screen.findByRole('textbox', { name: 'Subject' })
const body = () => screen.findByRole('textbox', { name: 'Email text' })

const onFile = { email: 'hana.c@example.com', nddEmail: null }
const friday = { subject: 'Your Accord', template: '<p>Shall we meet on Friday?</p>' }

/** The Email tab, once it can be written in, with what was typed into it before a reload. */
async function openEmail({
  typed,
  answers = {},
  query = '',
}: {
  readonly typed?: Partial<EmailDraft>
  readonly answers?: FakeAnswers
  readonly query?: string
} = {}) {
  if (typed !== undefined)
    keptDrafts.write(
      name,
      {
        draft: { ...emptyEmail('1000001', onFile), ...typed },
        idempotencyKey: 'email-1',
        keptAt: instantFromEpoch(Date.now()),
      },
      null,
    )
  const app = renderApp({ path: `${addressOf('1000001')}&tab=email${query}`, answers })
  const field = await subject()
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'))
  await screen.findByRole('radio', { name: /hana\.c@example\.com/ })
  await body()
  return { ...app, field }
}

type App = Awaited<ReturnType<typeof openEmail>>

/** The options of a list of the form, which stays open. */
async function optionsOf(app: App, label: string) {
  await app.user.click(screen.getByRole('button', { name: new RegExp(label) }))
  return within(await screen.findByRole('listbox')).getAllByRole('option')
}

async function choose(app: App, label: string, option: string) {
  await optionsOf(app, label)
  await app.user.click(screen.getByRole('option', { name: option }))
}

describe('an email that is sent', () => {
  it('carries its eight and five fields, says so, empties the form and shows the history [O-180] [O-184] [O-191] [O-192] [O-193] [O-208] [O-443] [O-038] [OP-020]', async () => {
    const app = await openEmail({ typed: friday })
    await app.user.click(send())
    expect(await screen.findByText('Email Sent.')).toBeInTheDocument()
    expect(app.api.callsOf('sendEmail').map(({ body: sent }) => sent)).toEqual([
      {
        opportunityId: '1000001',
        source: 'EQLOG',
        templateId: null,
        action: 'OUT_EMAIL',
        actionResult: 'EMAILSENT',
        reason: null,
        notes: '',
        email: {
          emailBody: '<p>Shall we meet on Friday?</p>',
          emailFrom: expect.stringContaining('@') as string,
          emailSubject: 'Your Accord',
          emailTo: 'hana.c@example.com',
          parentEmailContactDetailId: null,
        },
      },
    ])
    expect(await screen.findByRole('tab', { name: 'History', selected: true })).toBeInTheDocument()
    await app.user.click(screen.getByRole('tab', { name: 'Email' }))
    expect(await subject()).toHaveValue('')
  })

  it('asks about its address before, and once more when it is sent [O-188] [O-189] [O-445] [O-446] [O-447]', async () => {
    const app = await openEmail({ typed: friday })
    await waitFor(() => expect(app.api.callsOf('validateEmail')).toHaveLength(1))
    const asked = () => app.api.callsOf('checkEmailBounce').length
    expect(asked()).toBe(1)
    await app.user.click(send())
    await screen.findByText('Email Sent.')
    expect(asked()).toBe(2)
    expect(app.api.callsOf('checkEmailUnsubscribed')).toHaveLength(2)
  })

  it('is not said to be sent while the mail server has not taken it [O-181]', async () => {
    const answer = () => ({ ...wireSaved('1000001'), delivery: 'sending' })
    const app = await openEmail({ typed: friday, answers: { sendEmail: answer } })
    await app.user.click(send())
    expect(await screen.findByText('The email is being sent.')).toBeInTheDocument()
  })

  it('keeps everything where the mail server refuses it [O-194]', async () => {
    const app = await openEmail({ typed: friday, answers: { sendEmail: () => problem(502, 'Bad Gateway') } })
    await app.user.click(send())
    expect(await screen.findByText('The email was not sent.')).toBeInTheDocument()
    expect(app.field).toHaveValue('Your Accord')
    expect(screen.getByRole('tab', { name: 'Email', selected: true })).toBeInTheDocument()
    expect(await body()).toHaveTextContent('Shall we meet on Friday?')
  })
})

describe('the preview of an email', () => {
  const withSignature = {
    getUserAccess: () => ({ ...wireUser([generalAccess]), profile: { signature: '<p>Ann Lee, Sales</p>' } }),
    getDisclaimer: () => ({ hyperionId: 'HAR', body: '<p>Offers end today.</p>', version: 1 }),
    listGlobalSettings: () => wirePage([wireSetting('EAPostalAddress', '12 Harbor Road, Portland')]),
  }

  it('shows what the customer will see, on a phone and at a desk, with what is added below the text [O-195] [O-381]', async () => {
    const app = await openEmail({ typed: friday, answers: withSignature })
    expect(await screen.findByText('Signature · Ann Lee, Sales')).toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Preview' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Email preview' }))
    const email = dialog.getByRole('group', { name: 'Email' })
    expect(await dialog.findByText('Shall we meet on Friday?')).toBeInTheDocument()
    for (const part of ['hana.c@example.com', 'Your Accord', 'Ann Lee, Sales', 'Offers end today.'])
      expect(email).toHaveTextContent(part)
    expect(email).toHaveTextContent('Motors, 12 Harbor Road, PortlandUnsubscribe from these emails')
    expect(email).toHaveAttribute('data-width', 'phone')
    await app.user.click(dialog.getByRole('radio', { name: 'Desktop' }))
    expect(email).toHaveAttribute('data-width', 'desktop')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(app.field).toHaveValue('Your Accord')
  })

  it('has no second signature below a text that ends with it', async () => {
    const template = '<p>Shall we meet?</p><p>Ann Lee, Sales</p>'
    const app = await openEmail({ typed: { ...friday, template }, answers: withSignature })
    await screen.findByText(/^Email Disclaimer ·/)
    expect(screen.queryByText(/^Signature ·/)).not.toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Preview' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Email preview' }))
    expect(await dialog.findAllByText('Ann Lee, Sales')).toHaveLength(1)
  })

  it('is not there for an email that was received', async () => {
    const app = await openEmail({ typed: friday })
    await app.user.click(screen.getByRole('radio', { name: 'Inbound Email' }))
    await screen.findByRole('button', { name: 'Record email' })
    expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument()
  })
})

describe('an address', () => {
  it.each([
    [
      'checkEmailBounce',
      { bounced: true, complaint: false, blacklisted: false },
      'Earlier email to this address was flagged undelivered.',
    ],
    [
      'checkEmailBounce',
      { bounced: false, complaint: true, blacklisted: false },
      'The customer reported your emails as spam.',
    ],
    [
      'checkEmailBounce',
      { bounced: false, complaint: false, blacklisted: true },
      'Earlier email to this address was flagged undelivered.',
    ],
    ['checkEmailUnsubscribed', { unsubscribed: true }, 'The customer has unsubscribed from emails.'],
  ])(
    'of which %s says %o is warned of, and nothing is sent to it [O-190] [O-202] [O-210] [O-211]',
    async (check, answer, text) => {
      await openEmail({ typed: friday, answers: { [check]: () => answer } })
      expect(await screen.findByText(text)).toBeInTheDocument()
      expect(screen.getByText('Email not sent')).toBeInTheDocument()
      expect(send()).toBeDisabled()
    },
  )

  it('is the best on file, and another can be typed [O-182] [O-197] [OP-042] [OP-046]', async () => {
    const app = await openEmail({ typed: friday })
    await app.user.click(screen.getByRole('radio', { name: /Custom/ }))
    const address = screen.getByRole('textbox', { name: 'Email address' })
    await app.user.type(address, 'h@example.com')
    expect(send()).toBeDisabled()
    await app.user.clear(address)
    await app.user.type(address, 'hana@example.info')
    await waitFor(() => expect(send()).toBeEnabled())
    await waitFor(() =>
      expect(app.api.callsOf('validateEmail').map(({ url }) => url.split('=')[1])).toContain(
        'hana%40example.info',
      ),
    )
  })
})

describe('a received email', () => {
  it('has a fixed status and its results; it is recorded [O-183] [O-185] [O-186] [O-209] [OP-043] [OP-051]', async () => {
    const app = await openEmail({ typed: friday })
    await app.user.click(screen.getByRole('radio', { name: 'Inbound Email' }))
    const status = screen.getByRole('button', { name: /Status/ })
    expect(status).toHaveTextContent('Received an Email')
    expect(status).toBeDisabled()
    const offered = await optionsOf(app, 'Email result')
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Received an Email',
      'Not Interested',
      'Do Not Contact',
      'No Longer Owns',
      'Create a Lead',
    ])
    await app.user.click(screen.getByRole('option', { name: 'Not Interested' }))
    const record = screen.getByRole('button', { name: 'Record email' })
    expect(record).toBeDisabled()
    await choose(app, 'Reason', 'Paid Off Loan')
    await app.user.click(record)
    expect(await screen.findByText('Recorded Email')).toBeInTheDocument()
    expect(app.api.callsOf('sendEmail')[0]?.body).toMatchObject({
      action: 'IN_EMAIL',
      actionResult: 'NOI',
      reason: 'Paid Off Loan',
    })
  })
})

describe('a template', () => {
  it('fills subject and text with the customer’s values, and says what it could not fill [O-366] [O-376] [OP-121]', async () => {
    const app = await openEmail({ answers: { listTemplates: () => [global, template] } })
    const offered = await optionsOf(app, 'Template')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Worth more than you owe', 'Thank you'])
    const groups = within(screen.getByRole('listbox')).getAllByRole('group')
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Store/),
      expect.stringMatching(/^Global/),
    ])
    await app.user.click(screen.getByRole('option', { name: 'Worth more than you owe' }))
    expect(app.field).toHaveValue('Your Accord')
    expect(await body()).toHaveTextContent('Hi Hana, call')
    expect(screen.getByText(/\{\{Nobody\}\} is no placeholder and stays as typed\./)).toBeInTheDocument()
  })

  it('that is deleted while somebody writes with it is said to be gone, and the text stays [O-363]', async () => {
    const app = await openEmail({ answers: { listTemplates: () => [global, template] } })
    await choose(app, 'Template', 'Worth more than you owe')
    expect(await body()).toHaveTextContent('Hi Hana')
    await app.user.click(screen.getByRole('tab', { name: 'Notes' }))
    app.api.answer({ listTemplates: () => [global] })
    await app.user.click(screen.getByRole('tab', { name: 'Email' }))
    expect(
      await screen.findByText('The template was deleted meanwhile. Your text stays.'),
    ).toBeInTheDocument()
    expect(await subject()).toHaveValue('Your Accord')
    expect(await body()).toHaveTextContent('Hi Hana')
    expect(screen.getByRole('button', { name: /Template/ })).toHaveTextContent('No template')
    await app.user.click(send())
    expect(await screen.findByText('Email Sent.')).toBeInTheDocument()
  })

  it('takes the place of what was written only until that is put back', async () => {
    const app = await openEmail({ typed: friday, answers: { listTemplates: () => [template] } })
    await choose(app, 'Template', 'Worth more than you owe')
    expect(await body()).toHaveTextContent('Hi Hana')
    await app.user.click(screen.getByRole('button', { name: 'Put my text back' }))
    expect(await body()).toHaveTextContent('Shall we meet on Friday?')
    expect(app.field).toHaveValue('Your Accord')
  })
})

/** An email of the customer, and the one that it answers. */
const inbound = wireEntry({
  contactHistoryId: '70',
  contactType: 'EmailReceived',
  contactAction: 'IEMAIL',
  emailContactDetailId: '9',
  email: {
    direction: 'in',
    emailFrom: 'hana@work.example',
    emailTo: 'jordan@lakeside.example',
    emailSubject: 'About my lease',
    emailBody: '<p>When does it end?</p>',
    attachments: [],
  },
})
const outbound = wireEntry({
  contactHistoryId: '69',
  contactType: 'Email',
  contactAction: 'OEMAIL',
  emailContactDetailId: '8',
  email: {
    direction: 'out',
    emailFrom: 'jordan@lakeside.example',
    emailTo: 'hana@work.example',
    emailSubject: 'Your lease',
    emailBody: '<p>Shall we talk about your lease?</p>',
    attachments: [],
  },
})

/** What stands in an open fold, not in the first words of a closed one. */
const inFold = { selector: ':not([data-preview] *)' }

it('an answer goes to the sender of its email, under its subject, as that one’s child, above the emails that it follows [O-444] [OP-052]', async () => {
  const app = await openEmail({
    answers: { getContactHistoryEntry: () => [inbound, outbound], listTemplates: () => [global] },
    query: '&reply=70',
  })
  await waitFor(() => expect(app.field).toHaveValue('Re: About my lease'))
  expect(screen.getByText('Answering hana@work.example')).toBeInTheDocument()
  const thread = within(screen.getByRole('region', { name: 'Emails with Hana' }))
  const [answeredFold, earlierFold] = thread.getAllByRole('button', { name: / [AP]M/ })
  expect(answeredFold).toHaveAttribute('aria-expanded', 'false')
  expect(answeredFold).toHaveAccessibleName(/ Answering · 11\/20\/2026 9:42 AM/)
  await app.user.click(answeredFold as HTMLElement)
  expect(await thread.findByText('When does it end?', inFold)).toBeVisible()
  expect(earlierFold).toHaveAttribute('aria-expanded', 'false')
  await app.user.click(earlierFold as HTMLElement)
  expect(await thread.findByText('Shall we talk about your lease?', inFold)).toBeVisible()
  await choose(app, 'Template', 'Thank you')
  await waitFor(() => expect(send()).toBeEnabled())
  await app.user.click(send())
  await screen.findByText('Email Sent.')
  expect(app.api.callsOf('sendEmail')[0]?.body).toMatchObject({
    email: { emailTo: 'hana@work.example', parentEmailContactDetailId: '9' },
  })
})

it('the emails that an answer follows stand in the column beside its form, where there is room', async () => {
  vi.stubGlobal('innerWidth', 1600)
  await openEmail({ answers: { getContactHistoryEntry: () => [inbound, outbound] }, query: '&reply=70' })
  const column = within(screen.getByRole('group', { name: 'Payment and offers' }))
  // Until its code has come, a card of the same name stands in its place.
  expect(await column.findByText('When does it end?', inFold)).toBeVisible()
  const thread = within(column.getByRole('region', { name: 'Emails with Hana' }))
  const [answeredFold, earlierFold] = thread.getAllByRole('button', { name: / [AP]M/ })
  expect(answeredFold).toHaveAttribute('aria-expanded', 'true')
  expect(earlierFold).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getAllByRole('region', { name: 'Emails with Hana' })).toHaveLength(1)
})

it('a draft comes back after a reload, and is there behind another tab [O-204] [O-206]', async () => {
  const app = await openEmail({ typed: friday })
  expect(screen.getByText(/^You typed this on/)).toBeInTheDocument()
  await app.user.type(app.field, ' again')
  await app.user.click(screen.getByRole('tab', { name: 'Notes' }))
  await app.user.click(screen.getByRole('tab', { name: 'Email' }))
  expect(await subject()).toHaveValue('Your Accord again')
  expect(await body()).toHaveTextContent('Shall we meet on Friday?')
})

it('what is typed is asked about before the page is left, and kept where one stays [O-059]', async () => {
  const { user, field } = await openEmail()
  await user.type(field, 'Your Accord')
  await user.click(navigationLink('Service Log'))
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await subject()).toHaveValue('Your Accord')
})
