import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { openedEdit } from '@retain/domain/edit/concurrentEdit'
import { printDraftName } from '@retain/domain/opportunity/keptDraft'
import { emptyTemplate, templateFields } from '@retain/domain/templates/templateEdit'
import { placeholders } from '@retain/domain/templates/placeholders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keptDrafts } from '../../core/browser/keptDrafts'
import { held, problem, type FakeAnswers } from '../../testing/fakeApi'
import { wireDeal } from '../../testing/opportunityFixtures'
import { renderApp } from '../../testing/renderApp'

type Wire = Readonly<Record<string, unknown>>

const emptyFields = templateFields(emptyTemplate('email'))

const wireTemplate = (changes: Wire = {}): Wire => ({
  templateId: '3',
  name: 'Worth more than you owe',
  templateTypeName: 'email',
  templateCategory: 'Store',
  hyperionId: 'HAR',
  brandId: null,
  subject: 'Your {{CurrentVehicleModel}}',
  body: '<p>Hi {{CustomerFirstName}}</p>',
  version: 1,
  ...changes,
})
const guide = wireTemplate({ templateId: '7', name: 'First call', templateTypeName: 'call', subject: null })
const ofBrand = wireTemplate({
  templateId: '4',
  name: 'Hybrid season',
  templateCategory: 'Brand',
  hyperionId: null,
  brandId: 'Toyota',
})
const ofAll = wireTemplate({
  templateId: '5',
  name: 'Thank you',
  templateCategory: 'Global',
  hyperionId: null,
})

const recents = () => [
  {
    opptId: '1000001',
    hyperionId: 'HAR',
    customerName: 'Castellanos, Hana',
    vehicle: '2021 Honda Accord',
    viewedDate: '2026-11-20T15:00:00.000Z',
  },
]

/** A service that keeps what is saved. */
function service(first: readonly Wire[]): FakeAnswers {
  let list = [...first]
  return {
    listTemplates: () => list,
    createTemplate: ({ body }) => {
      const made = wireTemplate({ ...(body as Wire), templateId: '90' })
      list = [...list, made]
      return made
    },
    updateTemplate: ({ body }) => {
      const changed = wireTemplate({ ...(body as Wire), version: 2 })
      list = list.map((one) => (one['templateId'] === changed['templateId'] ? changed : one))
      return changed
    },
    deleteTemplate: ({ body }) => {
      list = list.filter((one) => one['templateId'] !== (body as Wire)['templateId'])
      return null
    },
    listLastViewed: recents,
  }
}

const nameField = () => screen.findByRole('textbox', { name: 'Name' })
const save = () => screen.getByRole('button', { name: 'Save' })
const preview = () => screen.getByRole('region', { name: 'Preview' })

async function open({
  path = '/app/EmailTemplates',
  templates = [wireTemplate(), ofBrand, ofAll, guide],
  answers = {},
  roles,
}: {
  readonly path?: string
  readonly templates?: readonly Wire[]
  readonly answers?: FakeAnswers
  readonly roles?: readonly Permission[]
} = {}) {
  const app = renderApp({
    path,
    answers: { ...service(templates), ...answers },
    ...(roles === undefined ? {} : { roles }),
  })
  const field = await nameField()
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
  return { ...app, field }
}

const listed = () =>
  within(screen.getByRole('region', { name: 'Templates' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the list of templates', () => {
  it('shows level and kind of each, grouped by level, and can be narrowed [S-044] [O-025] [O-361] [O-364] [O-365]', async () => {
    const app = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Email Templates')
    expect(listed()).toEqual([
      'Worth more than you oweStore · EmailTemplate',
      'First callStore · CallGuide',
      'Hybrid seasonBrand · EmailTemplate',
      'Thank youGlobal · EmailTemplate',
    ])
    await app.user.click(screen.getByRole('radio', { name: 'Call 1' }))
    expect(listed()).toEqual(['First callStore · CallGuide'])
    await app.user.click(screen.getByRole('radio', { name: 'All 4' }))
    await app.user.type(screen.getByRole('searchbox', { name: 'Find a template' }), 'THANK')
    expect(listed()).toEqual(['Thank youGlobal · EmailTemplate'])
  })

  it('has no call guides for whoever may not edit them [OP-117]', async () => {
    await open({ roles: [generalAccess, 'Opportunity_Can_Edit_Email_Templates'] })
    expect(listed()).toHaveLength(3)
    expect(screen.queryByRole('radio', { name: /^Call/ })).not.toBeInTheDocument()
  })

  it('of call guides lists them alone [S-046] [O-026] [OP-117]', async () => {
    await open({ path: '/app/CallGuides' })
    expect(listed()).toEqual(['First callStore · CallGuide'])
    expect(screen.queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument()
  })

  it.each([
    ['/app/EmailTemplates', 'Opportunity_Can_Edit_Call_Guides'],
    ['/app/CallGuides', 'Opportunity_Can_Edit_Email_Templates'],
  ] as const)(
    'at %s is denied to whoever may only %s [S-044] [S-046] [O-418] [O-419]',
    async (path, role) => {
      renderApp({ path, roles: [generalAccess, role] })
      expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
    },
  )

  it('that cannot be read says so, and is read again', async () => {
    const app = renderApp({
      path: '/app/EmailTemplates',
      answers: { ...service([wireTemplate()]), listTemplates: () => problem(500, 'Fault') },
    })
    expect(await screen.findByText('The templates could not be loaded.')).toBeInTheDocument()
    app.api.answer(service([wireTemplate()]))
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await nameField()).toHaveValue('Worth more than you owe')
  })

  it('without templates offers to write one', async () => {
    renderApp({ path: '/app/EmailTemplates', answers: service([]) })
    expect((await screen.findAllByText('There are no templates.')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'New template' })).toBeEnabled()
  })
})

describe('a template', () => {
  it('is changed with its version, and says so [O-362] [O-383] [O-492] [S-450] [S-017]', async () => {
    const app = await open()
    expect(save()).toBeDisabled()
    await app.user.clear(app.field)
    await app.user.type(app.field, 'Worth it')
    await app.user.click(save())
    expect(await screen.findByText('Template Saved')).toBeInTheDocument()
    expect(app.api.callsOf('updateTemplate').map(({ body, headers }) => [body, headers['if-match']])).toEqual(
      [
        [
          {
            templateId: '3',
            name: 'Worth it',
            templateTypeName: 'email',
            templateCategory: 'Store',
            hyperionId: 'HAR',
            subject: 'Your {{CurrentVehicleModel}}',
            body: '<p>Hi {{CustomerFirstName}}</p>',
          },
          '"1"',
        ],
      ],
    )
    expect(listed()).toContain('Worth itStore · EmailTemplate')
    expect(await nameField()).toHaveValue('Worth it')
    expect(save()).toBeDisabled()
  })

  it('keeps what is typed where it cannot be saved, and after a reload', async () => {
    const app = await open({ answers: { updateTemplate: () => problem(503, 'Service Unavailable') } })
    await app.user.type(app.field, '!')
    await app.user.click(save())
    expect(await screen.findByText('The template was not saved.')).toBeInTheDocument()
    app.unmount()
    const again = await open()
    expect(again.field).toHaveValue('Worth more than you owe!')
    expect(screen.getByText(/It was not saved\./)).toBeInTheDocument()
    await again.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(again.field).toHaveValue('Worth more than you owe')
  })

  it('that lacks something is not saved, and says what [O-385] [OP-120]', async () => {
    const app = await open()
    await app.user.clear(app.field)
    expect(screen.getByText('A name is needed.')).toBeInTheDocument()
    expect(save()).toBeDisabled()
  })

  it('that somebody else changed meanwhile shows both values to choose from [O-492]', async () => {
    const app = await open()
    await app.user.type(app.field, '!')
    app.api.answer({
      listTemplates: () => [wireTemplate({ name: 'Theirs', version: 2 })],
      updateTemplate: () => problem(409, 'Conflict', 'r', { code: 'stale' }),
    })
    await app.user.click(save())
    await app.user.click(await screen.findByRole('radio', { name: 'Mine: Worth more than you owe!' }))
    app.api.answer({ updateTemplate: ({ body }) => wireTemplate({ ...(body as Wire), version: 3 }) })
    await app.user.click(save())
    expect(await screen.findByText('Template Saved')).toBeInTheDocument()
    expect(app.api.callsOf('updateTemplate').at(-1)?.headers['if-match']).toBe('"2"')
  })

  it('that somebody else deleted meanwhile stays in sight, to be copied', async () => {
    const app = await open()
    await app.user.type(app.field, '!')
    app.api.answer({ listTemplates: () => [ofAll], updateTemplate: () => problem(404, 'Not Found') })
    await app.user.click(save())
    expect(await screen.findByText(/This template was deleted meanwhile/)).toBeInTheDocument()
    expect(await nameField()).toHaveValue('Worth more than you owe!')
    expect(save()).toBeDisabled()
    await app.user.click(screen.getByRole('button', { name: 'Copy' }))
    await app.user.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(async () => expect(await nameField()).toHaveValue('Copy of Worth more than you owe!'))
  })

  it('is copied under a name of its own, which is saved as a new one [O-491]', async () => {
    const app = await open()
    await app.user.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(async () => expect(await nameField()).toHaveValue('Copy of Worth more than you owe'))
    expect(app.address()).toBe('/app/EmailTemplates?template=copy-3')
    await app.user.click(save())
    expect(await screen.findByText('Template Saved')).toBeInTheDocument()
    expect(app.api.callsOf('createTemplate')[0]?.body).toMatchObject({
      name: 'Copy of Worth more than you owe',
      templateCategory: 'Store',
      subject: 'Your {{CurrentVehicleModel}}',
    })
    expect(app.address()).toBe('/app/EmailTemplates?template=90')
  })

  it('is written anew, of either kind and any level [O-365] [O-383] [O-491]', async () => {
    const typed = openedEdit({ ...emptyFields, body: '<p>Hello</p>' })
    keptDrafts.write(
      printDraftName({ userName: 'ann.lee', form: 'emailTemplate', recordId: 'new' }),
      {
        draft: { ...typed, base: emptyFields },
        idempotencyKey: 'new-1',
        keptAt: instantFromEpoch(Date.now()),
      },
      null,
    )
    const app = await open()
    await app.user.click(screen.getByRole('button', { name: 'New template' }))
    await waitFor(async () => expect(await nameField()).toHaveFocus())
    await app.user.type(await nameField(), 'Second call')
    await app.user.click(screen.getByRole('button', { name: /Kind/ }))
    await app.user.click(await screen.findByRole('option', { name: 'CallGuide' }))
    await app.user.click(screen.getByRole('radio', { name: 'Global' }))
    await app.user.click(save())
    expect(await screen.findByText('Template Saved')).toBeInTheDocument()
    const [sent] = app.api.callsOf('createTemplate')
    expect(sent?.headers['idempotency-key']).toBe('new-1')
    expect(sent?.body).toEqual({
      name: 'Second call',
      templateTypeName: 'call',
      templateCategory: 'Global',
      hyperionId: 'HAR',
      subject: null,
      body: '<p>Hello</p>',
    })
  })

  it('is deleted after a question, and says so [O-363] [O-384] [O-493] [OP-120] [S-451]', async () => {
    const app = await open()
    await app.user.click(screen.getByRole('button', { name: 'Delete' }))
    await app.user.click(await screen.findByRole('button', { name: 'No' }))
    expect(app.api.callsOf('deleteTemplate')).toHaveLength(0)
    await app.user.click(screen.getByRole('button', { name: 'Delete' }))
    await app.user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('Template Deleted')).toBeInTheDocument()
    expect(app.api.callsOf('deleteTemplate').map(({ body }) => body)).toEqual([{ templateId: '3' }])
    await waitFor(() => expect(listed()).not.toContain('Worth more than you oweStore · EmailTemplate'))
  })

  it('with unsaved changes is not left for another one without a question', async () => {
    const app = await open()
    await app.user.type(app.field, '!')
    await app.user.click(screen.getByRole('button', { name: /Thank you/ }))
    await app.user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await nameField()).toHaveValue('Worth more than you owe!')
    await app.user.click(screen.getByRole('button', { name: /Thank you/ }))
    await app.user.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(async () => expect(await nameField()).toHaveValue('Thank you'))
  })
})

describe('placeholders', () => {
  it('are filled in the preview with a chosen customer, and nobody is recorded as seen [O-370] [O-376]', async () => {
    const app = await open()
    expect(await within(preview()).findByText('Hana')).toBeInTheDocument()
    expect(within(preview()).getByText('Your Accord')).toBeInTheDocument()
    expect(within(preview()).getByText('hana.c@example.com')).toBeInTheDocument()
    expect(within(preview()).getByText('2 placeholders filled')).toBeInTheDocument()
    expect(app.api.callsOf('recordOpportunityViewed')).toHaveLength(0)
    expect(app.api.names()).not.toContain('getOpportunity')
  })

  it('that nothing is known for, and that are none, stand out there [OP-121]', async () => {
    const body = '<p>{{PaymentAmount}} until {{LeaseEndDate}}</p>'
    await open({
      templates: [wireTemplate({ body })],
      answers: { getDealInfo: () => wireDeal({ paymentAmt: null, paymentAmtEdited: null }) },
    })
    expect(await within(preview()).findByText('{{PaymentAmount}}')).toBeInTheDocument()
    expect(within(preview()).getByText('Nothing known for PaymentAmount')).toBeInTheDocument()
    expect(within(preview()).getByText('1 unknown')).toBeInTheDocument()
  })

  it('that are none are warned of, and can be replaced and removed [OP-121]', async () => {
    const app = await open({ templates: [wireTemplate({ subject: '{{Car}} {{LeaseEndDate}}' })] })
    expect(screen.getByText('{{LeaseEndDate}} is not a placeholder')).toBeInTheDocument()
    await app.user.click(screen.getAllByRole('button', { name: 'Remove' })[1] as HTMLElement)
    await app.user.click(screen.getByRole('button', { name: 'Replace' }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'CurrentVehicleModel' }))
    const subject = await screen.findByRole('textbox', { name: 'Subject' })
    await waitFor(() => expect(subject).toHaveTextContent(/^CurrentVehicleModel$/))
    expect(screen.queryByText(/is not a placeholder/)).not.toBeInTheDocument()
  })

  it('are chips in the subject, and can be put into it', async () => {
    const app = await open({ templates: [wireTemplate({ subject: 'Your {{CurrentVehicleModel}}' })] })
    await app.user.click(await screen.findByRole('button', { name: 'Subject placeholders' }))
    const offered = await screen.findAllByRole('menuitem')
    expect(offered.map(({ textContent }) => textContent)).toEqual([...placeholders])
    await app.user.keyboard('{Escape}')
    const subject = screen.getByRole('textbox', { name: 'Subject' })
    expect(within(subject).getByRole('img', { name: 'Placeholder CurrentVehicleModel' })).toBeInTheDocument()
  })

  it('are shown for a customer who is searched for', async () => {
    const app = await open()
    const choice = screen.getByRole('combobox', { name: 'As customer' })
    await app.user.clear(choice)
    await app.user.type(choice, 'Singh')
    await app.user.click(await screen.findByRole('option', { name: 'Customer 00002' }))
    expect(app.api.callsOf('quickSearchV2').at(-1)?.body).toMatchObject({
      hyperionIds: 'HAR',
      queryType: 'customerName',
      query: 'Singh',
    })
    await waitFor(() =>
      expect(app.api.callsOf('getCustomerInfo').map(({ url }) => url)).toContainEqual(
        expect.stringContaining('1000002'),
      ),
    )
  })
})

it('is typed once for a store: what is saved while it is being saved is sent once', async () => {
  const gate = held(({ body }) => wireTemplate({ ...(body as Wire), version: 2 }))
  const app = await open({ answers: { updateTemplate: gate.answer } })
  await app.user.type(app.field, '!')
  await app.user.dblClick(save())
  gate.release()
  expect(await screen.findByText('Template Saved')).toBeInTheDocument()
  expect(app.api.callsOf('updateTemplate')).toHaveLength(1)
})
