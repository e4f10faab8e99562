import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { wireFrame, wireReplacement, wireSection, wireVehicle } from '../../../testing/opportunityFixtures'
import { addressOf, openOpportunity } from '../../../testing/opportunityPage'

const path = `${addressOf('1000001')}&tab=lead`
const dialog = () => screen.findByRole('dialog', { name: 'Create Lead' })
const inDialog = async (name: string | RegExp) => within(await dialog()).findByRole('button', { name })
const failing = (status: number) => () => problem(status, 'Bad Gateway')
const notSent = () => problem(502, 'Bad Gateway', undefined, { code: 'leadNotSent' })

/** The Create Lead tab of an opportunity whose frame is changed like this. */
async function openTab(frame: Parameters<typeof wireFrame>[1] = {}, answers: FakeAnswers = {}) {
  const app = await openOpportunity({
    path,
    isReady: false,
    answers: {
      getOpportunityDetails: () => wireFrame('1000001', frame),
      getVehicleInfo: () => ({
        currentVehicle: wireVehicle(),
        replacementVehicle: wireReplacement({ vin: '2T3RWRFV5RW000001' }),
      }),
      ...(frame['statusCode'] === undefined
        ? {}
        : { getOpportunity: () => wireSection('1000001', { statusCode: frame['statusCode'] }) }),
      ...answers,
    },
  })
  return app
}

async function openDialog(...[frame, answers]: Parameters<typeof openTab>) {
  const app = await openTab(frame, answers)
  const create = await within(await screen.findByRole('tabpanel')).findByRole('button', {
    name: 'Create Lead',
  })
  await waitFor(() => expect(create).toBeEnabled())
  await app.user.click(create)
  await dialog()
  return app
}

async function assign(user: Awaited<ReturnType<typeof openTab>>['user'], name: string) {
  await user.click(await inDialog(/Assign to/))
  await user.click(await screen.findByRole('option', { name }))
}

describe('a lead of elead', () => {
  const elead = { leadSystem: 'elead' }

  it('is submitted, said to be sent, and written into the history [O-258] [O-269] [O-270] [O-271] [O-464] [O-465] [O-468] [OP-072] [OP-075] [OP-076] [OP-077]', async () => {
    const { user, api } = await openDialog(elead)
    await assign(user, 'Pat Lee')
    await user.type(within(await dialog()).getByRole('textbox', { name: 'Notes' }), 'Call first')
    await user.click(await inDialog('Create Lead'))
    expect(await screen.findByText('Lead Sent.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(api.callsOf('createElead').map(({ body }) => body)).toEqual([
      {
        opptId: '1000001',
        hyperionId: 'HAR',
        salespersonId: 'pat',
        vin: '2T3RWRFV5RW000001',
        notes: 'Call first',
      },
    ])
    expect(api.callsOf('recordEleadHistory').map(({ body }) => body)).toEqual([
      { eleadId: '900000001', hyperionId: 'HAR', opptId: '1000001' },
    ])
    expect(await screen.findByText('900000001')).toBeVisible()
    expect(await screen.findByText('open')).toBeVisible()
  })

  it('needs a salesperson, and sends nothing before', async () => {
    const { user, api } = await openDialog(elead)
    await user.click(await inDialog('Create Lead'))
    expect(await screen.findByText('A salesperson is needed.')).toBeVisible()
    expect(api.callsOf('createElead')).toEqual([])
  })

  it('that elead did not take says so and what was not sent, keeps everything, and is sent again by the same key', async () => {
    const { user, api } = await openDialog(elead, { createElead: notSent })
    await assign(user, 'Pat Lee')
    await user.click(await inDialog('Create Lead'))
    expect(await within(await dialog()).findByText(/elead did not answer. Nothing was sent./)).toBeVisible()
    expect(await dialog()).toHaveTextContent(
      /Not sent: the lead for Hana \w+, assigned to Pat Lee, with the .+\. Retry cannot send it twice\./,
    )
    await user.click(await inDialog('Retry'))
    await waitFor(() => expect(api.callsOf('createElead')).toHaveLength(2))
    const keys = api.callsOf('createElead').map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.any(String), keys[0]])
  })

  it('that was refused says so, and sends back to the opportunity', async () => {
    const { user } = await openDialog(elead, { createElead: () => problem(409, 'Conflict') })
    await assign(user, 'Pat Lee')
    await user.click(await inDialog('Create Lead'))
    expect(await within(await dialog()).findByText('The lead was refused. Nothing was sent.')).toBeVisible()
    expect(await dialog()).toHaveTextContent(/see how the opportunity stands before you try again/)
  })

  it('of which nobody knows is not said to be unsent', async () => {
    const { user } = await openDialog(elead, { createElead: failing(504) })
    await assign(user, 'Pat Lee')
    await user.click(await inDialog('Create Lead'))
    expect(
      await within(await dialog()).findByText('No answer came. The lead may have been sent.'),
    ).toBeVisible()
    expect(await dialog()).not.toHaveTextContent('Not sent')
  })

  it('can carry no vehicle', async () => {
    const { user, api } = await openDialog(elead)
    await assign(user, 'Pat Lee')
    await user.click(within(await dialog()).getByRole('radio', { name: /No vehicle/ }))
    await user.click(await inDialog('Create Lead'))
    await waitFor(() => expect(api.callsOf('createElead')).toHaveLength(1))
    expect(api.callsOf('createElead')[0]?.body).toMatchObject({ vin: null })
  })
})

describe('a lead of compass', () => {
  /** Windows open, or are blocked. */
  const windows = (isBlocked: boolean) =>
    vi.spyOn(window, 'open').mockImplementation(() => (isBlocked ? null : ({ opener: {} } as Window)))

  it('makes pending, submits, and opens a window [O-264] [O-265] [O-266] [O-267] [O-268] [O-463] [O-469] [OP-073] [D-66]', async () => {
    const opened = windows(false)
    const { user, api } = await openDialog()
    await assign(user, 'Sam Rivera')
    await user.click(await inDialog('Create Lead'))
    await waitFor(() => expect(opened).toHaveBeenCalledWith(expect.stringContaining('token=f3a1'), '_blank'))
    const [pending] = api.callsOf('setLeadPending')
    expect(pending?.url).toMatch(/\/lead\/pending\/1000001\?vin=/)
    expect(pending?.body).toEqual({
      notes: 'Preparing Opportunity for Compass',
      action: 'LEADPEND',
      actionResult: 'LEADPEND',
    })
    expect(api.callsOf('submitToCompass')[0]?.url).toMatch(/oppId=1000001&source=EQLOG&vin=\w+&userName=sam/)
  })

  it('whose window was blocked is pending, and opened by Retry without a second pending [OP-074]', async () => {
    windows(true)
    const { user, api } = await openDialog()
    await user.click(await inDialog('Create Lead'))
    expect(await within(await dialog()).findByText(/The compass window was blocked./)).toBeVisible()
    windows(false)
    await user.click(await inDialog('Retry'))
    await inDialog('Open again')
    expect(api.callsOf('setLeadPending')).toHaveLength(1)
    expect(api.callsOf('submitToCompass')).toHaveLength(2)
  })
})

describe('a lead as ADF', () => {
  const adf = { leadSystem: 'adf' }

  it('goes to the address of the store, which is shown with what is sent', async () => {
    const { user, api } = await openDialog(adf)
    expect(await dialog()).toHaveTextContent(/sends leads as ADF by email/)
    expect(await within(await dialog()).findByText('leads@bayview.example')).toBeVisible()
    await user.click(await inDialog('Show what is sent'))
    expect(await within(await dialog()).findByText(/<prospect status="new"\/>/)).toBeVisible()
    await assign(user, 'Sam Rivera')
    await waitFor(() => expect(api.callsOf('previewAdfLead').at(-1)?.url).toContain('userName=sam.rivera'))
    await user.click(await inDialog('Create Lead'))
    expect(await screen.findByText('Lead Sent.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(api.callsOf('createAdfLead').map(({ body }) => body)).toEqual([
      { opptId: '1000001', hyperionId: 'HAR', vin: '2T3RWRFV5RW000001', userName: 'sam.rivera' },
    ])
    expect(await screen.findByText('900000001')).toBeVisible()
    expect(api.callsOf('getCompassLeadStatus')).toEqual([])
    expect(api.callsOf('getEleadStatus')).toEqual([])
  })

  it('that was not accepted says so in its step, and is sent again by the same key', async () => {
    const { user, api } = await openDialog(adf, { createAdfLead: notSent })
    const create = await inDialog('Create Lead')
    await waitFor(() => expect(create).toBeEnabled())
    await user.click(create)
    expect(await within(await dialog()).findByText(/The lead was not accepted/)).toBeVisible()
    const steps = within(await dialog()).getByRole('list', { name: 'Steps' })
    expect(within(steps).getByText(/Sending the ADF email/)).toHaveTextContent('failed')
    await user.click(await inDialog('Retry'))
    await waitFor(() => expect(api.callsOf('createAdfLead')).toHaveLength(2))
    const keys = api.callsOf('createAdfLead').map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.any(String), keys[0]])
  })

  it('of a store without an address cannot be sent', async () => {
    await openDialog(adf, { previewAdfLead: () => ({ way: null, address: null, document: '<adf/>' }) })
    expect(await within(await dialog()).findByText('The store has no address for its leads.')).toBeVisible()
    expect(await inDialog('Create Lead')).toBeDisabled()
  })
})

describe('the tab', () => {
  it('says of a pending lead that it was not sent, and what can be done', async () => {
    await openTab({ statusCode: 'LEADPEND' })
    expect(
      await screen.findByText('Lead Pending: not sent to compass yet. Create Lead sends it, and not twice.'),
    ).toBeVisible()
  })

  it('tells the status of a lead in the words of its system [O-260] [O-466]', async () => {
    const { api } = await openTab({ leadId: '778899', statusCode: 'LEADSENT' })
    expect(await screen.findByText('Working')).toBeVisible()
    expect(api.callsOf('getCompassLeadStatus')[0]?.url).toMatch(/leadId=778899&oppId=1000001&hyperionId=HAR/)
  })

  it('says that it is not available, beside the toast, and reads it again [O-261] [O-467] [OP-078]', async () => {
    const { user, api } = await openTab(
      { leadId: '778899', eleadId: '778899', leadSystem: 'elead', statusCode: 'LEADSENT' },
      { getEleadStatus: failing(502) },
    )
    expect(await screen.findByText('Lead status is not available.')).toBeVisible()
    expect(await screen.findByText(/Bad Gateway/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(api.callsOf('getEleadStatus')).toHaveLength(2))
  })
})
