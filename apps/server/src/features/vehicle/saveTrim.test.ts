import { getVehicleInfo } from '@retain/api-client/opportunity'
import { listTrimLevels, saveTrim } from '@retain/api-client/vehicle'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addTrim } from '../../testing/addTrims'
import { addCallable, rowOf, type Callable } from '../../testing/callable'
import type { TestOpportunity } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { withApp } from '../../testing/testApp'

const test = withApp()

const ids = { makeId: '81', modelId: '811', trimId: '8112' }

/** A customer whose vehicle is of a model with two trims; a third is of another model. */
async function addVehicle(changes: TestOpportunity = {}): Promise<Callable> {
  const callable = await addCallable(test.db, { trim_level: 'Trim 8111', ...changes })
  await addTrim(test.db, callable, { ...ids, trimId: '8111' })
  await addTrim(test.db, callable, ids)
  await addTrim(test.db, callable, { ...ids, modelId: '812', trimId: '8121' })
  return callable
}

const send = (
  { opptId, person }: Callable,
  trimId: string = ids.trimId,
  version: number | undefined = 1,
  vehicleType: 'current' | 'replacement' = 'current',
) => test.callAs(person, saveTrim, { body: { opptId, vehicleType, trimId }, ...(version > 0 && { version }) })

async function vehicleOf({ opptId, person }: Callable) {
  const answer = await test.callAs(person, getVehicleInfo, { params: { opptId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data.currentVehicle
}

describe('the trims of a model', () => {
  it('are those of the model and the make, by name [O-440] [OP-134]', async () => {
    const { person } = await addVehicle()
    const list = (query: { readonly makeId: string; readonly modelId: string }) =>
      test.callAs(person, listTrimLevels, { query })
    expect(await list(ids)).toMatchObject(
      E.right({
        data: [
          { trimId: '8111', trimLevel: 'Trim 8111' },
          { trimId: '8112', trimLevel: 'Trim 8112' },
        ],
      }),
    )
    expect(await list({ ...ids, makeId: '82' })).toMatchObject(E.right({ data: [] }))
  })
})

describe('a saved trim', () => {
  it('is that of the vehicle, in its next version [O-110] [O-439] [OP-090]', async () => {
    const callable = await addVehicle()
    const answer = await send(callable)
    const saved = await vehicleOf(callable)
    expect(answer).toMatchObject(E.right({ data: saved }))
    expect(saved).toMatchObject({ trim: 'Trim 8112', trimId: '8112', version: 2 })
  })

  it('is told to the pages of the store, and the row keeps what it shows', async () => {
    const callable = await addVehicle({ vehicle_mileage: 41_208, equity_cents: 8_481_00 })
    await send(callable)
    const { opptId, hyperionId } = callable
    const events = await eventsOf(test.db, hyperionId)
    expect(events.map(({ type, payload }) => ({ type, payload }))).toEqual([
      {
        type: 'OPPT_VEHICLE',
        payload: {
          opptId,
          hyperionId,
          extSvcInProgress: false,
          vehicleMileage: 41_208,
          equityAmount: 8_481,
          rowVersion: 2,
        },
      },
    ])
    expect(await rowOf(test, callable)).toMatchObject({ vehicleMileage: 41_208, rowVersion: 2 })
  })
})

describe('a trim that is not saved', () => {
  it('is of another model, or of the vehicle that is offered', async () => {
    const callable = await addVehicle()
    expect(await send(callable, '8121')).toMatchObject(
      E.left({ status: 400, code: 'invalid', fieldErrors: [{ field: 'trimId' }] }),
    )
    expect(await send(callable, ids.trimId, 1, 'replacement')).toMatchObject(
      E.left({ status: 400, code: 'invalid', fieldErrors: [{ field: 'vehicleType' }] }),
    )
    expect(await vehicleOf(callable)).toMatchObject({ trim: 'Trim 8111', version: 1 })
  })

  it('names no version, or one that is no longer the last', async () => {
    const callable = await addVehicle()
    expect(await send(callable, ids.trimId, 0)).toMatchObject(
      E.left({ status: 400, code: 'versionRequired' }),
    )
    await send(callable)
    expect(await send(callable, '8111')).toMatchObject(E.left({ status: 409, code: 'stale' }))
    expect(await vehicleOf(callable)).toMatchObject({ trimId: '8112', version: 2 })
  })

  it('is of an opportunity that is closed, or that somebody else holds [O-056]', async () => {
    const closed = await addVehicle({ status_code: 'NLO' })
    expect(await send(closed)).toMatchObject(E.left({ status: 409, code: 'lockedByStatus' }))
    const held = await addVehicle({
      locked_by_user_name: 'somebody.else',
      locked_by_name: 'Somebody Else',
    })
    expect(await send(held)).toMatchObject(E.left({ status: 409, code: 'lockedByUser' }))
  })
})
