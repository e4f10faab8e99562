import * as E from 'fp-ts/Either'
import { callImport } from '@retain/api-client/callImport'
import {
  exportVehicleMap,
  mapVehicleItems,
  previewVehicleMapImport,
  undoVehicleMapImport,
} from '@retain/api-client/vehicle-map'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../../app/deleteExpired'
import { addMapping } from '../../../testing/addMapping'
import { addStore } from '../../../testing/fixtures'
import { at, testNow, transportTo, withApp } from '../../../testing/testApp'

const test = withApp()
let store = ''
beforeEach(async () => {
  await test.db.deleteFrom('vehicle_mapping').execute()
  store = await addStore(test.db)
})

const administer: Permission = 'Opportunity_Can_Edit_HelpLink'
const alex = () => ({ userName: 'alex.romero', roles: [generalAccess, administer], stores: [store] })

const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const fileOf = (...lines: readonly string[]) => ['Mapper,Mapped From,Mapped To', ...lines, ''].join('\r\n')
const preview = (text: string) => test.callAs(alex(), previewVehicleMapImport, { body: { text } })
let lastKey = 0
interface Sent {
  readonly agrees?: boolean
  readonly key?: string
  readonly tell?: Parameters<typeof callImport>[2]
}
const send = async (text: string, version: string, { agrees = false, key, tell }: Sent = {}) =>
  callImport(
    {
      body: { text, version, leavesOutRefused: agrees },
      idempotencyKey: key ?? `import-${(lastKey += 1)}`,
    },
    transportTo(test.app, await test.issuer.tokenFor(alex())),
    tell ?? (() => undefined),
  )()
const importOf = async (text: string) => right(await send(text, right(await preview(text)).version))
const undo = (importId: string) => test.callAs(alex(), undoVehicleMapImport, { body: { importId } })
const mapChevy = (mappedTo: string) =>
  test.callAs(alex(), mapVehicleItems, { body: { typeCode: 'MAKE' as const, items: ['CHEVY'], mappedTo } })

const table = () => test.db.selectFrom('vehicle_mapping').selectAll().orderBy('mapped_item').execute()
const targets = async () =>
  Object.fromEntries((await table()).map(({ mapped_item, mapped_to }) => [mapped_item, mapped_to]))

async function exported(): Promise<string> {
  const { body } = await test.app.inject({
    method: 'POST',
    url: `/api/admin${exportVehicleMap.path}`,
    headers: { authorization: `Bearer ${await test.issuer.tokenFor(alex())}` },
    payload: { typeCode: 'MAKE', hyperionId: store, text: '' },
  })
  return body
}

const good = fileOf('Make,CHEVY,Chevrolet', 'Make,Opel,Buick', 'Make,TOYT,Toyota')

describe('a preview', () => {
  it('counts what would change, says what is refused and writes nothing', async () => {
    await addMapping(test.db, 'CHEVY')
    await addMapping(test.db, 'TOYT', { mapped_to: 'Toyota' })
    const answer = right(
      await preview(`\uFEFF${good}Wheel,x,y\r\n\r\n"Make","a ""b""","c,\nd"\r\nMake,z\r\n`),
    )
    expect(answer).toMatchObject({
      counts: { rows: 6, added: 2, changed: 1, same: 1, refused: 2 },
      refused: [
        { row: 5, column: 'Mapper', reason: 'It has to be Make, Model or Trim.', value: 'Wheel' },
        { row: 8, column: null, reason: 'The row has 2 fields, the heading has 3.' },
      ],
    })
    expect(await targets()).toEqual({ CHEVY: null, TOYT: 'Toyota' })
  })

  it.each([
    ['', ['The file is empty.']],
    [fileOf(), ['The file has no rows below its heading.']],
    [fileOf('', ',,'), ['The file has no rows below its heading.']],
    ['sep=;', ['The file is empty.']],
    ['sep=|\r\nMapper|Mapped From', [/^The first line, "sep=", names "\|"/]],
    [
      'Mapper,Wheel\r\n',
      ['The column "Wheel" is not known to the mapping table.', /"Mapped From"/, /"Mapped To"/],
    ],
    [
      fileOf('Make,"CHEVY,x', 'Make,a,b'),
      ['Row 2 has a quotation mark that is never closed, or is too long.'],
    ],
    [
      fileOf(...Array.from({ length: 100_001 }, (_, row) => `Make,${row},x`)),
      ['The file has more than 100,000 rows.'],
    ],
  ])('refuses a file that is none of the table: %#', async (text, wrong) => {
    const fieldErrors = wrong.map((message) => ({
      field: 'text',
      message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
    }))
    expect(await preview(text)).toMatchObject(E.left({ status: 400, fieldErrors }))
  })

  it.each([';', '\t'])('reads fields between %j', async (sign) => {
    const answer = right(await preview(good.replaceAll(',', sign)))
    expect(answer.counts).toMatchObject({ added: 3, refused: 0 })
  })

  it.each([',', ';', '\t'])("reads fields between %j, which Excel's first line names", async (sign) => {
    const rows = `${good.replaceAll(',', sign)}Wheel${sign}x${sign}y\r\n`
    const answer = right(await preview(`\uFEFFsep=${sign}\r\n${rows}`))
    expect(answer.counts).toMatchObject({ added: 3, refused: 1 })
    expect(answer.refused).toMatchObject([{ row: 5, value: 'Wheel' }])
  })

  it('is for whoever administers the table', async () => {
    const sam = { userName: 'sam', roles: [generalAccess], stores: [store] }
    expect(await test.callAs(sam, previewVehicleMapImport, { body: { text: good } })).toMatchObject(
      E.left({ status: 403 }),
    )
  })
})

describe('an import', () => {
  it('writes what its preview said, stamped, and can be repeated with its key', async () => {
    await addMapping(test.db, 'CHEVY')
    await addMapping(test.db, 'TOYT', { mapped_to: 'Toyota' })
    const { version } = right(await preview(good))
    const first = right(await send(good, version, { key: 'once' }))
    expect(first.counts).toEqual({ rows: 3, added: 1, changed: 1, same: 1, refused: 0 })
    expect(right(await send(good, version, { key: 'once' }))).toEqual(first)
    const stamp = { changed_by: 'alex.romero', changed_at: testNow }
    expect(await table()).toMatchObject([
      { mapped_item: 'CHEVY', mapped_to: 'Chevrolet', original_type: 'DMS', icon_code: 'DIFF', ...stamp },
      {
        mapped_item: 'Opel',
        mapped_to: 'Buick',
        original_type: 'Import',
        search_text: 'opel\nbuick',
        ...stamp,
      },
      { mapped_item: 'TOYT', mapped_to: 'Toyota', changed_by: null },
    ])
  })

  it('leaves refused rows out where that was agreed to, and writes nothing where it was not', async () => {
    const file = `${good}Wheel,x,y\r\n`
    const { version } = right(await preview(file))
    expect(await send(file, version)).toMatchObject(
      E.left({ status: 400, fieldErrors: [{ field: 'text', message: 'Rows of the file are refused.' }] }),
    )
    expect(await table()).toEqual([])
    expect(right(await send(file, version, { agrees: true })).counts).toMatchObject({ added: 3, refused: 1 })
    expect(await table()).toHaveLength(3)
  })

  it('is refused where somebody else has changed one of its originals since the preview, and not for others', async () => {
    await addMapping(test.db, 'CHEVY')
    await addMapping(test.db, 'TOYT', { mapped_to: 'Toyota' })
    const { version } = right(await preview(good))
    await mapChevy('Chevy')
    expect(await send(good, version)).toMatchObject(E.left({ status: 409, code: 'stale' }))
    expect(await targets()).toEqual({ CHEVY: 'Chevy', TOYT: 'Toyota' })
    const { version: next } = right(await preview(good))
    await addMapping(test.db, 'Another', { mapped_to: 'Other' })
    expect(E.isRight(await send(good, next))).toBe(true)
    expect(await send(fileOf('Make,CHEVY,Chevy'), next)).toMatchObject(E.left({ code: 'stale' }))
  })

  it('of two people at once is done by one of them', async () => {
    const { version } = right(await preview(good))
    const answers = await Promise.all([send(good, version), send(good, version)])
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(await table()).toHaveLength(3)
  })

  it('of many rows tells how far it is', { timeout: 60_000 }, async () => {
    const many = fileOf(...Array.from({ length: 10_001 }, (_, at) => `Trim,T ${at},Trim ${at}`))
    const { version } = right(await preview(many))
    const shares: number[] = []
    const answer = await send(many, version, { tell: ({ done, total }) => shares.push(done / total) })
    expect(right(answer).counts).toMatchObject({ added: 10_001 })
    expect(shares).toEqual([1, 2, 3, 4, 5, 6].map((done) => done / 6))
  })

  it('that fails half way leaves nothing', async () => {
    const { version } = right(await preview(good))
    const client = test.db.schema
    await client.alterTable('vehicle_mapping_import_row').renameTo('hidden').execute()
    try {
      expect(E.isLeft(await send(good, version))).toBe(true)
    } finally {
      await client.alterTable('hidden').renameTo('vehicle_mapping_import_row').execute()
    }
    expect(await table()).toEqual([])
  })

  it('of a file that was exported changes nothing, whatever its texts', { timeout: 60_000 }, async () => {
    const unit = fc.constantFrom('=', '-', '@', ' ', ';', ',', '\t', '\n', '\r', 'a', '1', 'é', '"')
    const text = fc.string({ unit, minLength: 1, maxLength: 8 }).filter((one) => one.trim() !== '')
    const rows = fc.uniqueArray(fc.tuple(text, fc.option(text)), { selector: ([item]) => item, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(rows, async (mappings) => {
        await test.db.deleteFrom('vehicle_mapping').execute()
        for (const [item, mapped_to] of mappings) await addMapping(test.db, item, { mapped_to })
        if (mappings.length === 0) return
        const answer = right(await preview(await exported()))
        expect(answer.counts).toEqual({
          rows: mappings.length,
          ...{ added: 0, changed: 0, refused: 0 },
          same: mappings.length,
        })
      }),
      { numRuns: 25 },
    )
  })
})

describe('taking an import back', () => {
  it('restores what was there, twice without an error', async () => {
    await addMapping(test.db, 'CHEVY', { mapped_to: 'Chevy', original_type: 'EPA' })
    await addMapping(test.db, 'TOYT')
    const { importId } = await importOf(good)
    expect(await targets()).toEqual({ CHEVY: 'Chevrolet', Opel: 'Buick', TOYT: 'Toyota' })
    for (let time = 0; time < 2; time += 1) expect(right(await undo(importId))).toBeNull()
    expect(await table()).toMatchObject([
      { mapped_item: 'CHEVY', mapped_to: 'Chevy', original_type: 'EPA', search_text: 'chevy\nchevy' },
      { mapped_item: 'TOYT', mapped_to: null, icon_code: 'UNMAPPED' },
    ])
  })

  it('is refused as a whole where somebody has changed one of them since', async () => {
    await addMapping(test.db, 'CHEVY')
    const { importId } = await importOf(good)
    await mapChevy('Other')
    expect(await undo(importId)).toMatchObject(E.left({ status: 409, code: 'stale' }))
    expect(await targets()).toEqual({ CHEVY: 'Other', Opel: 'Buick', TOYT: 'Toyota' })
  })

  it('ends after 30 days', async () => {
    const { importId } = await importOf(good)
    await deleteExpired(test.db, at('2026-04-15T15:30:00.001Z'))
    expect(await undo(importId)).toMatchObject(E.left({ status: 404 }))
  })
})
