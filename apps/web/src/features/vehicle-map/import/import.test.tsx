import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import type { ImportPreview } from '@retain/domain/vehicle-map/import/mappingImport'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { wirePage } from '../../../testing/fixtures'
import { renderApp } from '../../../testing/renderApp'

const administer: Permission = 'Opportunity_Can_Edit_HelpLink'

const counts = { rows: 3, added: 1, changed: 1, same: 1, refused: 0 }
const good: ImportPreview = { counts, refused: [], version: 'v1' }
const wheel = { row: 4, column: 'Mapper', reason: 'It has to be Make, Model or Trim.', value: 'Wheel' }
const partly: ImportPreview = { counts: { ...counts, rows: 4, refused: 1 }, refused: [wheel], version: 'v2' }

async function open(answers: FakeAnswers) {
  const app = renderApp({
    path: '/app/mappingTable',
    roles: [generalAccess, administer],
    answers: { filterVehicleMap: () => wirePage([], 0), ...answers },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import' })
  return { ...app, dialog }
}

type Opened = Awaited<ReturnType<typeof open>>

async function choose(
  { user, dialog }: Opened,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'makes.csv',
) {
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no place for a file.')
  const file = new File([content], name, { type: 'text/csv' })
  // jsdom has files without their bytes.
  const { buffer } = typeof content === 'string' ? new TextEncoder().encode(content) : content
  await user.upload(input, Object.assign(file, { arrayBuffer: () => Promise.resolve(buffer) }))
}

const submit = (label: string) => screen.findByRole('button', { name: label })

describe('an import', () => {
  it('shows the share that is written while that takes long', async () => {
    let end: () => void = () => undefined
    const line = (value: object) => new TextEncoder().encode(`${JSON.stringify(value)}\n`)
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(line({ done: 1, total: 4 }))
        end = () => {
          controller.enqueue(line({ data: { importId: '7', counts } }))
          controller.close()
        }
      },
    })
    const app = await open({
      previewVehicleMapImport: () => good,
      importVehicleMap: () => new Response(body),
    })
    await choose(app, 'Mapper,Mapped From,Mapped To\r\n')
    await app.user.click(await submit('Import 2 Rows'))
    const bar = await screen.findByRole('progressbar', { name: 'Importing' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '25'))
    end()
    expect(await screen.findByText('1 original added, 1 changed')).toBeInTheDocument()
  })

  it('shows what would change, imports it, and is taken back by Undo', async () => {
    const app = await open({
      previewVehicleMapImport: () => good,
      importVehicleMap: () => ({ importId: '7', counts }),
      undoVehicleMapImport: () => null,
    })
    expect(within(app.dialog).getByRole('button', { name: 'Import' })).toBeDisabled()
    await choose(app, '\uFEFFMapper,Mapped From,Mapped To\r\n')
    const button = await submit('Import 2 Rows')
    expect(app.dialog).toHaveTextContent(/Added1Changed1Same1Refused0/)
    // Nothing was written so far.
    expect(app.api.callsOf('importVehicleMap')).toHaveLength(0)
    await app.user.click(button)
    expect(await screen.findByText('1 original added, 1 changed')).toBeInTheDocument()
    const [sent] = app.api.callsOf('importVehicleMap')
    expect(sent?.body).toEqual({
      text: 'Mapper,Mapped From,Mapped To\r\n',
      version: 'v1',
      leavesOutRefused: false,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await app.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Import taken back')).toBeInTheDocument()
    expect(app.api.callsOf('undoVehicleMapImport')[0]?.body).toEqual({ importId: '7' })
  })

  it('lists what is refused, saves it as a file, and leaves it out', async () => {
    const app = await open({
      previewVehicleMapImport: () => partly,
      importVehicleMap: () => ({ importId: '7', counts: partly.counts }),
    })
    await choose(app, 'Mapper')
    const button = await submit('Import 2 Good Rows')
    const refused = screen.getByRole('region', { name: 'Refused rows' })
    expect(refused).toHaveTextContent('1 row is refused')
    expect(refused).toHaveTextContent('It has to be Make, Model or Trim.')
    await app.user.click(within(refused).getByRole('button', { name: 'Save as CSV' }))
    expect(app.files.map(({ name }) => name)).toEqual(['refused-rows.csv'])
    await app.user.click(button)
    await waitFor(() =>
      expect(app.api.callsOf('importVehicleMap')[0]?.body).toMatchObject({ leavesOutRefused: true }),
    )
  })

  it('says what is wrong with a file, and takes another one', async () => {
    let isWrong = true
    const errors = [
      { field: 'text', code: 'invalid', message: 'The column "Mapped To" is missing.' },
      { field: 'text', code: 'invalid', message: 'The column "Wheel" is there twice.' },
    ]
    const app = await open({
      previewVehicleMapImport: () =>
        isWrong ? problem(400, 'Bad Request', 'request-1', { code: 'invalid', errors }) : good,
    })
    await choose(app, 'Mapper')
    const message = 'The column "Mapped To" is missing. The column "Wheel" is there twice.'
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(within(app.dialog).getByRole('button', { name: 'Import' })).toBeDisabled()
    isWrong = false
    await choose(app, 'Mapper', 'mended.csv')
    await submit('Import 2 Rows')
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })

  it('is told what changed meanwhile, and asks again', async () => {
    let isChanged = false
    const app = await open({
      previewVehicleMapImport: () => (isChanged ? { ...partly, version: 'v3' } : good),
      importVehicleMap: () => {
        isChanged = true
        return problem(409, 'Conflict', 'request-1', { code: 'stale' })
      },
    })
    await choose(app, 'Mapper')
    await app.user.click(await submit('Import 2 Rows'))
    expect(
      await screen.findByText(/Somebody else has changed the mapping table meanwhile/),
    ).toBeInTheDocument()
    await submit('Import 2 Good Rows')
  })

  it('that fails keeps the file, and is sent again as the same one', async () => {
    let isDown = true
    const app = await open({
      previewVehicleMapImport: () => good,
      importVehicleMap: () => (isDown ? problem(500, 'Fault') : { importId: '7', counts }),
    })
    await choose(app, 'Mapper')
    await app.user.click(await submit('Import 2 Rows'))
    expect(await screen.findByText('The import was not saved.')).toBeInTheDocument()
    isDown = false
    await app.user.click(await submit('Import 2 Rows'))
    expect(await screen.findByText('1 original added, 1 changed')).toBeInTheDocument()
    const keys = app.api.callsOf('importVehicleMap').map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.any(String), keys[0]])
  })

  it('is checked again where the service did not answer', async () => {
    let isDown = true
    const app = await open({ previewVehicleMapImport: () => (isDown ? problem(500, 'Fault') : good) })
    await choose(app, 'Mapper')
    expect(await screen.findByText('The file could not be checked.')).toBeInTheDocument()
    isDown = false
    await app.user.click(await submit('Check Again'))
    await submit('Import 2 Rows')
  })
})

describe('a file', () => {
  const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

  it('in Windows-1252 is read as such, and says so', async () => {
    const app = await open({ previewVehicleMapImport: () => good })
    await choose(app, latin('Citroën'))
    expect(await screen.findByText('The file was read as Windows-1252.')).toBeInTheDocument()
    expect(app.api.callsOf('previewVehicleMapImport')[0]?.body).toEqual({ text: 'Citroën' })
  })

  it('that is a workbook is not sent', async () => {
    const app = await open({ previewVehicleMapImport: () => good })
    await choose(app, latin('PK\u0003\u0004\u0000'))
    expect(await screen.findByText('This is no text. Save the sheet as CSV first.')).toBeInTheDocument()
    expect(app.api.callsOf('previewVehicleMapImport')).toHaveLength(0)
  })

  it('that would change nothing is not imported', async () => {
    const same = { ...counts, added: 0, changed: 0, same: 3 }
    const app = await open({ previewVehicleMapImport: () => ({ ...good, counts: same }) })
    await choose(app, 'Mapper')
    expect(
      await screen.findByText('Every row of the file says what the table says already.'),
    ).toBeInTheDocument()
    expect(within(app.dialog).getByRole('button', { name: 'Import' })).toBeDisabled()
  })
})
