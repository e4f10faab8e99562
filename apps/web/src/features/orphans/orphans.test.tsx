import type { Assignment, Orphan } from '@retain/domain/orphans/orphan'
import { noOrphansText } from '@retain/domain/orphans/assignmentTexts'
import { largestWholePage } from '@retain/domain/paging/pageSize'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { liveGrid } from '../../testing/liveGrid'
import { eventOf } from '../../testing/liveMessages'
import { renderApp } from '../../testing/renderApp'

const manage: Permission = 'Opportunity_Can_View_Setting_Overrides'

const orphanOf = (at: number, rest: Partial<Orphan> = {}): Orphan => ({
  ...{ opptId: String(at), hyperionId: 'HAR', customerId: `9${at}`, customerName: `Customer ${at}` },
  ...{ makeName: 'Toyota', modelName: 'Camry', year: 2022, statusCode: 'NEW', formerOwner: 'Lou Gone' },
  ...{ contactDate: null, lockedByName: null, rowVersion: 1, ...rest },
})

/** The message that somebody has become the owner of an opportunity. */
const ownedBySomebody = (opptId: string) =>
  eventOf({
    type: 'OPPT_OWNER',
    payload: {
      ...{ opptId, hyperionId: 'HAR', ownerUserName: 'ann.lee', opptOwnerName: 'Ann Lee' },
      ...{ isOrphan: false, rowVersion: 2 },
    },
  })

interface ListBody {
  readonly pageNumber: number
  readonly pageSize: number
}
interface AssignBody {
  readonly assignments: readonly Assignment[]
}

/** A service that keeps the orphans of a store, and who got which. */
function serviceOf(count: number, changed: Readonly<Record<string, Partial<Orphan>>> = {}) {
  const orphans = new Map(
    Array.from({ length: count }, (_, at) => orphanOf(at + 1, changed[String(at + 1)])).map((one) => [
      one.opptId,
      one,
    ]),
  )
  const given = new Map<string, readonly Orphan[]>()
  const answers: FakeAnswers = {
    listOrphans: ({ body }) => {
      const { pageNumber, pageSize } = body as ListBody
      const from = (pageNumber - 1) * pageSize
      return {
        list: [...orphans.values()].slice(from, from + pageSize),
        total: orphans.size,
        page: pageNumber,
        pageCount: Math.ceil(orphans.size / pageSize),
      }
    },
    assignOrphans: ({ body }) => {
      const { assignments } = body as AssignBody
      const rows = assignments.flatMap(({ opptId, rowVersion }) => {
        const row = orphans.get(opptId)
        return row?.rowVersion === rowVersion ? [row] : []
      })
      if (rows.length < assignments.length) return problem(409, 'Conflict', 'request-9', { code: 'stale' })
      for (const { opptId } of rows) orphans.delete(opptId)
      const assignmentId = String(given.size + 1)
      given.set(assignmentId, rows)
      return { assignmentId, count: rows.length }
    },
    undoOrphanAssignment: ({ body }) => {
      const { assignmentId } = body as { readonly assignmentId: string }
      const rows = given.get(assignmentId) ?? []
      for (const row of rows) orphans.set(row.opptId, { ...row, rowVersion: row.rowVersion + 2 })
      return { restored: rows.length, kept: 0 }
    },
  }
  return { orphans, answers }
}

async function open({
  service = serviceOf(3),
  answers,
}: { service?: ReturnType<typeof serviceOf>; answers?: FakeAnswers } = {}) {
  const app = renderApp({
    path: '/app/orphans',
    roles: [generalAccess, manage],
    answers: { ...service.answers, ...answers },
  })
  const grid = await screen.findByRole('grid', { name: 'Orphans' })
  return { ...app, service, grid }
}

type Opened = Awaited<ReturnType<typeof open>>

const dialog = () => screen.findByRole('dialog', { name: 'Assign' })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function assignAll({ user }: Opened) {
  await user.click(await button(/^Assign All \d/))
  return dialog()
}

async function chooseOne({ user }: Opened, name = 'Priya Singh') {
  await user.click(within(await dialog()).getByRole('combobox', { name: 'Associate' }))
  await user.click(await screen.findByRole('option', { name }))
}

async function chooseSeveral({ user }: Opened, ...names: readonly string[]) {
  const shown = await dialog()
  await user.click(within(shown).getByRole('radio', { name: 'Round robin' }))
  await user.click(within(shown).getByRole('button', { name: /Associates/ }))
  for (const name of names) await user.click(await screen.findByRole('option', { name }))
  await user.keyboard('{Escape}')
}

const sent = ({ api }: Opened) =>
  api.callsOf('assignOrphans').map(({ body }) => (body as AssignBody).assignments)

describe('the orphans', () => {
  it('are listed by page, with their vehicle, status, former owner and last contact', async () => {
    const app = await open({ service: serviceOf(120, { 1: { lockedByName: 'Jo Ray' } }) })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Orphans')
    const row = await screen.findByRole('row', { name: /Customer 1\b/ })
    expect(row).toHaveTextContent('2022 Toyota Camry')
    expect(row).toHaveTextContent('Lou Gone')
    expect(row).toHaveTextContent('Never')
    expect(within(row).getByRole('img', { name: 'Locked by Jo Ray' })).toBeInTheDocument()
    expect(within(row).getByRole('link', { name: 'Customer 1' })).toHaveAttribute(
      'href',
      '/app/opportunity/1',
    )
    expect(await screen.findByText('1 – 50 of 120')).toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Page 2' }))
    await screen.findByText('51 – 100 of 120')
    expect(app.address()).toBe('/app/orphans?pageNumber=2')
  })

  it('are told to be none, and what could not be loaded is asked for again', async () => {
    let isDown = true
    const service = serviceOf(0)
    const app = await open({
      service,
      answers: {
        listOrphans: (request) =>
          isDown ? problem(500, 'Fault') : service.answers['listOrphans']?.(request),
      },
    })
    await screen.findByText('The list could not be loaded.')
    expect(await button('Assign All')).toBeDisabled()
    isDown = false
    await app.user.click(await button('Try Again'))
    expect(await screen.findByText(noOrphansText)).toBeInTheDocument()
  })

  it('are closed to whoever is no manager', async () => {
    const app = renderApp({ path: '/app/orphans', roles: [generalAccess] })
    await waitFor(() => expect(app.address()).toBe('/access_denied'))
    expect(app.api.callsOf('listOrphans')).toHaveLength(0)
  })

  it('are read again once one of them has an owner', async () => {
    const app = await open()
    await screen.findByText('Customer 1')
    const { receive } = await liveGrid(app, 'Orphans')
    app.service.orphans.delete('1')
    await receive(ownedBySomebody('1'))
    await waitFor(() => expect(screen.queryByText('Customer 1')).not.toBeInTheDocument())
  })
})

describe('an assignment', () => {
  it('of selected ones to one associate is previewed, done and taken back', async () => {
    const app = await open()
    for (const at of [1, 3])
      await app.user.click(
        within(await screen.findByRole('row', { name: new RegExp(`Customer ${at}`) })).getByRole('checkbox'),
      )
    await app.user.click(await button('Assign'))
    const shown = await dialog()
    expect(within(shown).getByRole('button', { name: 'Assign' })).toBeDisabled()
    await chooseOne(app)
    const preview = within(shown).getByRole('grid', { name: 'Preview' })
    expect(within(preview).getByRole('row', { name: /Customer 3/ })).toHaveTextContent('Priya Singh')
    expect(within(preview).queryByRole('row', { name: /Customer 2/ })).not.toBeInTheDocument()
    expect(sent(app)).toEqual([])
    await app.user.click(within(shown).getByRole('button', { name: 'Assign 2' }))
    expect(await screen.findByText('2 opportunities were assigned.')).toBeInTheDocument()
    const [one, three] = ['1', '3'].map((opptId) => ({ opptId, userName: 'priya.singh', rowVersion: 1 }))
    expect(sent(app)).toEqual([[one, three]])
    await waitFor(() => expect(screen.queryByText('Customer 1')).not.toBeInTheDocument())
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument()
    await app.user.click(await button('Undo'))
    expect(await screen.findByText('2 opportunities have no owner again.')).toBeInTheDocument()
    expect(await screen.findByText('Customer 1')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('of all in turn goes in parts of 500, leaves out what somebody works on, and is taken back as a whole', async () => {
    const app = await open({ service: serviceOf(601, { 2: { lockedByName: 'Jo Ray' } }) })
    const shown = await assignAll(app)
    await chooseSeveral(app, 'Priya Singh', 'Sam Rivera')
    expect(await within(shown).findByText(/1 opportunity stays without an owner/)).toBeInTheDocument()
    expect(within(shown).getAllByText('300')).toHaveLength(2)
    await app.user.click(within(shown).getByRole('button', { name: 'Assign 600' }))
    expect(await screen.findByText('600 opportunities were assigned.')).toBeInTheDocument()
    expect(sent(app).map(({ length }) => length)).toEqual([500, 100])
    expect([...app.service.orphans.keys()]).toEqual(['2'])
    await app.user.click(await button('Undo'))
    expect(await screen.findByText('600 opportunities have no owner again.')).toBeInTheDocument()
    expect(app.api.callsOf('undoOrphanAssignment').map(({ body }) => body)).toEqual([
      { hyperionId: 'HAR', assignmentId: '2' },
      { hyperionId: 'HAR', assignmentId: '1' },
    ])
  })

  it('with which somebody was faster says so by count, and is confirmed anew', async () => {
    const app = await open()
    const shown = await assignAll(app)
    await chooseOne(app)
    app.service.orphans.delete('2')
    app.service.orphans.set('3', orphanOf(3, { rowVersion: 5 }))
    await app.user.click(await within(shown).findByRole('button', { name: 'Assign 3' }))
    expect(
      await within(shown).findByText(
        /^1 opportunity has an owner or is closed by now .* Nothing was assigned/,
      ),
    ).toBeInTheDocument()
    await app.user.click(within(shown).getByRole('button', { name: 'Assign 2' }))
    expect(await screen.findByText('2 opportunities were assigned.')).toBeInTheDocument()
    expect(sent(app).at(-1)).toMatchObject([{ opptId: '1' }, { opptId: '3', rowVersion: 5 }])
  })

  it('with which somebody was faster says so where the message of it arrives while the orphans are read', async () => {
    const service = serviceOf(3)
    let tell = async () => {}
    const app = await open({
      service,
      answers: {
        listOrphans: async (request) => {
          if ((request.body as ListBody).pageSize === largestWholePage) await tell()
          return service.answers['listOrphans']?.(request)
        },
      },
    })
    const { receive } = await liveGrid(app, 'Orphans')
    const shown = await assignAll(app)
    await chooseOne(app)
    service.orphans.delete('2')
    tell = () => {
      tell = async () => {}
      return receive(ownedBySomebody('2'))
    }
    await app.user.click(await within(shown).findByRole('button', { name: 'Assign 3' }))
    expect(
      await within(shown).findByText(/^1 opportunity has an owner or is closed by now/),
    ).toBeInTheDocument()
  })

  it('that stops on its way says how far it came, and what was assigned can be taken back', async () => {
    const service = serviceOf(501)
    let parts = 0
    const app = await open({
      service,
      answers: {
        assignOrphans: (request) => {
          parts += 1
          return parts === 2 ? problem(500, 'Fault') : service.answers['assignOrphans']?.(request)
        },
      },
    })
    const shown = await assignAll(app)
    await chooseOne(app)
    await app.user.click(await within(shown).findByRole('button', { name: 'Assign 501' }))
    expect(await within(shown).findByText('The assignment was not saved.')).toBeInTheDocument()
    expect(within(shown).getByRole('button', { name: 'Assign 1' })).toBeEnabled()
    await app.user.click(within(shown).getByRole('button', { name: 'Assign 1' }))
    expect(await screen.findByText('501 opportunities were assigned.')).toBeInTheDocument()
    const keys = app.api.callsOf('assignOrphans').map(({ headers }) => headers['idempotency-key'])
    expect(keys[1]).toBe(keys[2])
    expect(new Set(keys).size).toBe(2)
  })

  it('names what is wrong with the people, and keeps the choice', async () => {
    const app = await open({ answers: { assignOrphans: () => problem(400, 'Bad Request') } })
    const shown = await assignAll(app)
    await chooseOne(app)
    await app.user.click(await within(shown).findByRole('button', { name: 'Assign 3' }))
    expect(await within(shown).findByText(/does not work in the store/)).toBeInTheDocument()
    expect(within(shown).getByRole('combobox', { name: 'Associate' })).toHaveValue('Priya Singh')
  })

  it('is asked for again where the orphans could not be read', async () => {
    let isDown = false
    const service = serviceOf(3)
    const app = await open({
      service,
      answers: {
        listOrphans: (request) =>
          isDown ? problem(500, 'Fault') : service.answers['listOrphans']?.(request),
      },
    })
    await screen.findByText('Customer 1')
    isDown = true
    const shown = await assignAll(app)
    expect(await within(shown).findByText('The orphans could not be loaded.')).toBeInTheDocument()
    isDown = false
    await app.user.click(within(shown).getByRole('button', { name: 'Try Again' }))
    expect(await within(shown).findByRole('row', { name: /Customer 2/ })).toHaveTextContent('Not chosen yet')
  })
})

describe('taking back', () => {
  it('says what somebody has changed since, and what went wrong', async () => {
    let status = 500
    const app = await open({
      answers: {
        undoOrphanAssignment: () => (status === 200 ? { restored: 2, kept: 1 } : problem(status, 'No')),
      },
    })
    const shown = await assignAll(app)
    await chooseOne(app)
    await app.user.click(await within(shown).findByRole('button', { name: 'Assign 3' }))
    await app.user.click(await button('Undo'))
    expect(await screen.findByText(/It was not taken back\. Try again\./)).toBeInTheDocument()
    status = 404
    await app.user.click(await button('Undo'))
    expect(await screen.findByText(/It can no longer be taken back\./)).toBeInTheDocument()
    status = 200
    await app.user.click(await button('Undo'))
    expect(
      await screen.findByText(
        '2 opportunities have no owner again. 1 opportunity was changed since and keeps its owner.',
      ),
    ).toBeInTheDocument()
  })
})
