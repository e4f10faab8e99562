import { iconCodeOf, differs, type MappingItem } from '@retain/domain/vehicle-map/mappingItem'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'

const administer: Permission = 'Opportunity_Can_Edit_HelpLink'

const rowOf = (mappedItem: string, mappedTo: string | null): MappingItem => ({
  typeCode: 'MAKE',
  originalType: 'DMS',
  mappedItem,
  mappedTo,
  changedBy: mappedTo === null ? null : 'Alex Romero',
  changedDate: null,
  iconCode: iconCodeOf(mappedItem, mappedTo),
  diff: differs(mappedItem, mappedTo),
})

type Body = Readonly<Record<string, never>> & {
  readonly text: string
  readonly items: readonly string[]
  readonly mappedTo: string
}

/** A service that keeps the makes of its table. */
function tableOf(before: Readonly<Record<string, string | null>>) {
  const rows = new Map(Object.entries(before))
  const write = (items: readonly string[], mappedTo: string | null) => {
    for (const item of items) rows.set(item, mappedTo)
    return items.map((item) => rowOf(item, mappedTo))
  }
  const bodyOf = (request: { readonly body: unknown }) => request.body as Body
  const answers: FakeAnswers = {
    filterVehicleMap: (request) => {
      const all = [...rows].map(([item, target]) => rowOf(item, target))
      return wirePage(
        all.filter(({ mappedItem }) => mappedItem.toLowerCase().includes(bodyOf(request).text.toLowerCase())),
        all.length,
      )
    },
    mapVehicleItems: (request) => write(bodyOf(request).items, bodyOf(request).mappedTo),
    deleteVehicleMappings: (request) => {
      write(bodyOf(request).items, null)
      return null
    },
  }
  return { rows, answers }
}

interface Opened {
  readonly path?: string
  readonly table?: ReturnType<typeof tableOf>
  readonly answers?: FakeAnswers
}

async function open({ path = '/app/mappingTable', table, answers }: Opened = {}) {
  const { rows, answers: usual } = table ?? tableOf({ CHEVY: null, TOYT: 'Toyota' })
  const app = renderApp({
    path,
    roles: [generalAccess, administer],
    answers: { ...usual, ...answers },
  })
  await screen.findByText('CHEVY')
  const grid = screen.getByRole('grid', { name: 'Mappings' })
  return { ...app, rows, grid }
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const edit = async ({ user }: Awaited<ReturnType<typeof open>>, item: string, text: string) => {
  await user.click(screen.getByRole('button', { name: new RegExp(`Edit Mapped To of ${item}$`) }))
  const field = screen.getByRole('textbox', { name: `Mapped To of ${item}` })
  await user.clear(field)
  await user.type(field, `${text}{Enter}`)
}

describe('the table', () => {
  it('shows three mappers and the rows of one, each with what it is mapped from and to [O-023] [O-405] [O-406] [O-505] [S-040]', async () => {
    const app = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mapping Table')
    const mapper = screen.getByRole('radiogroup', { name: 'Mapper' })
    expect(within(mapper).getAllByRole('radio')).toHaveLength(3)
    for (const name of ['Make', 'Model', 'Trim'])
      expect(within(mapper).getByRole('radio', { name })).toBeInTheDocument()
    expect(row('TOYT')).toHaveTextContent('Toyota')
    expect(row('TOYT')).toHaveTextContent('Different')
    const asked = { typeCode: 'MAKE', hyperionId: 'HAR', text: '', pageNumber: 1, pageSize: 50 }
    expect(app.api.callsOf('filterVehicleMap')[0]?.body).toEqual(asked)
    await app.user.click(within(mapper).getByRole('radio', { name: 'Trim' }))
    await waitFor(() =>
      expect(app.api.callsOf('filterVehicleMap').at(-1)?.body).toEqual({ ...asked, typeCode: 'TRIM' }),
    )
    expect(app.address()).toContain('mapper=TRIM')
  })

  it('is 550 pixels high at least, and has a delete button on mapped rows and no extend button [L-246] [L-256] [O-407] [O-408] [O-409]', async () => {
    const { grid } = await open()
    expect(grid.closest('[style*="550px"]')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Delete TOYT' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Delete CHEVY' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /extend/i })).not.toBeInTheDocument()
  })

  it('is narrowed by a text and by its state, which stand in the address', async () => {
    const app = await open()
    await app.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'toy')
    await waitFor(() => expect(screen.queryByText('CHEVY')).not.toBeInTheDocument())
    await app.user.click(screen.getByRole('radio', { name: 'Not mapped' }))
    await waitFor(() =>
      expect(app.api.callsOf('filterVehicleMap').at(-1)?.body).toMatchObject({
        text: 'toy',
        iconCode: 'UNMAPPED',
      }),
    )
    expect(app.address()).toContain('text=toy&icon=UNMAPPED')
  })

  it('is exported as it is filtered', async () => {
    const file = '\uFEFFMapper\r\nMake\r\n'
    const headers = { 'Content-Disposition': 'attachment; filename="mapping-table.csv"', 'X-Row-Count': '1' }
    const app = await open({
      path: '/app/mappingTable?mapper=MAKE&text=chev',
      answers: { exportVehicleMap: () => new Response(file, { headers }) },
    })
    await app.user.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('Exported 1 original')).toBeInTheDocument()
    expect(app.files.map(({ name }) => name)).toEqual(['mapping-table.csv'])
    const asked = { typeCode: 'MAKE', hyperionId: 'HAR', text: 'chev' }
    expect(app.api.callsOf('exportVehicleMap')[0]?.body).toEqual(asked)
  })

  it('says that it could not be loaded, and is asked for again', async () => {
    let isDown = true
    const { answers } = tableOf({ CHEVY: null })
    const { user } = renderApp({
      path: '/app/mappingTable',
      roles: [generalAccess, administer],
      answers: {
        ...answers,
        filterVehicleMap: (request) =>
          isDown ? problem(500, 'Fault') : answers['filterVehicleMap']?.(request),
      },
    })
    await screen.findByText('The list could not be loaded.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('CHEVY')).toBeInTheDocument()
  })

  it('is closed to whoever lacks the permission of the help links [O-024] [O-423] [S-041]', async () => {
    const app = renderApp({ path: '/app/mappingTable', roles: [generalAccess], answers: {} })
    await waitFor(() => expect(app.address()).toBe('/access_denied'))
    expect(app.api.callsOf('filterVehicleMap')).toHaveLength(0)
  })
})

describe('a row', () => {
  it('is mapped in its place, and says so for two seconds [O-411] [O-506] [OP-131] [S-328] [S-456]', async () => {
    const app = await open()
    await edit(app, 'CHEVY', 'Chevrolet')
    expect(await screen.findByText('Saved Successfully')).toBeInTheDocument()
    expect(app.api.callsOf('mapVehicleItems')[0]?.body).toEqual({
      typeCode: 'MAKE',
      items: ['CHEVY'],
      mappedTo: 'Chevrolet',
      seen: [{ mappedItem: 'CHEVY', mappedTo: null }],
    })
    expect(row('CHEVY')).toHaveTextContent('Chevrolet')
  })

  it('needs a value', async () => {
    const app = await open()
    await edit(app, 'TOYT', ' ')
    expect(screen.getByText('Choose what it is mapped to.')).toBeInTheDocument()
    expect(app.api.callsOf('mapVehicleItems')).toHaveLength(0)
  })

  it('is deleted, and both changes are taken back, the last one first [O-412] [O-507] [S-457]', async () => {
    const app = await open()
    await edit(app, 'CHEVY', 'Chevrolet')
    await waitFor(() => expect(app.rows.get('CHEVY')).toBe('Chevrolet'))
    await app.user.click(screen.getByRole('button', { name: 'Delete TOYT' }))
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument()
    expect(app.api.callsOf('deleteVehicleMappings')[0]?.body).toEqual({
      typeCode: 'MAKE',
      items: ['TOYT'],
      seen: [{ mappedItem: 'TOYT', mappedTo: 'Toyota' }],
    })
    const undo = screen.getByRole('button', { name: 'Undo' })
    await app.user.click(undo)
    await waitFor(() => expect(Object.fromEntries(app.rows)).toEqual({ CHEVY: 'Chevrolet', TOYT: 'Toyota' }))
    await waitFor(() => expect(undo).toBeEnabled())
    await app.user.click(undo)
    await waitFor(() => expect(Object.fromEntries(app.rows)).toEqual({ CHEVY: null, TOYT: 'Toyota' }))
    await waitFor(() => expect(undo).toBeDisabled())
  })

  it('that somebody else has changed keeps what was typed, and says what is there by now', async () => {
    const table = tableOf({ CHEVY: null })
    const app = await open({
      table,
      answers: {
        mapVehicleItems: () => {
          table.rows.set('CHEVY', 'Chevy')
          return problem(409, 'Conflict', 'request-9', { code: 'stale' })
        },
      },
    })
    await edit(app, 'CHEVY', 'Chevrolet')
    expect(
      await screen.findByText('Somebody else has changed this meanwhile: CHEVY is mapped to Chevy.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Mapped To of CHEVY' })).toHaveValue('Chevrolet')
  })
})

describe('several rows', () => {
  const chosen = async () => {
    const app = await open({ table: tableOf({ CHEVY: null, CHEV: null, TOYT: 'Toyota' }) })
    for (const item of ['CHEVY', 'TOYT']) await app.user.click(within(row(item)).getByRole('checkbox'))
    return app
  }

  it('are mapped to one value, a known name or another one [O-406] [O-509] [OP-131]', async () => {
    const app = await chosen()
    await app.user.click(screen.getByRole('button', { name: 'Map' }))
    const dialog = await screen.findByRole('dialog', { name: 'Map Make' })
    expect(dialog).toHaveTextContent(/CHEVYNot mapped/)
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
    await app.user.type(within(dialog).getByRole('combobox', { name: /Mapped To/ }), 'Hon')
    await app.user.click(await screen.findByRole('option', { name: 'Honda' }))
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(app.rows.get('TOYT')).toBe('Honda'))
    expect(Object.fromEntries(app.rows)).toEqual({ CHEVY: 'Honda', CHEV: null, TOYT: 'Honda' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('lose their mappings, those that have one', async () => {
    const app = await chosen()
    await app.user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(app.rows.get('TOYT')).toBeNull())
    expect(app.api.callsOf('deleteVehicleMappings')[0]?.body).toMatchObject({ items: ['TOYT'] })
  })
})
