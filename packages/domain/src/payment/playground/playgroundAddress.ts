import * as E from 'fp-ts/Either'
import { noCurrentVehicleEdits, type CurrentVehicleEdits } from '../../deal/currentVehicleEdits'
import { dollarsOfCents } from '../../money/dollars'
import { toCents, type Cents } from '../../money/money'
import { printQuery, readQuery } from '../../text/addressQuery'
import { joinList, splitList } from '../../text/commaList'
import { isVin, normaliseVin } from '../../vehicle/vin'
import { deskingQuery, readDesking } from '../desking/deskingAddress'
import type { DeskingEdits } from '../desking/deskingTerms'
import { startsAtPayoff } from './basis'
import { chooseDownPayment, choosePayoff } from './columnEdits'
import type { PresentDeal } from './computation'
import { changeVehicle, chooseTerm, chosenTerm, type Playground } from './playground'
import { readPlaygroundField, type PlaygroundField } from './playgroundFields'
import { currentFields, typeInto, type CurrentField, type VehicleField } from './playgroundInput'
import { isLoaded, type PlaygroundVehicle } from './playgroundVehicle'
import { trimmed } from './vehicleLimit'

/** What is tried out in one column; `null` for what is not. */
export interface LinkedColumn {
  readonly figures: readonly { readonly field: VehicleField; readonly at: number; readonly figure: number }[]
  readonly downPayment: Cents | null
  readonly isPayoff: boolean | null
  /** Months. */
  readonly term: number | null
}

/** What the address of a playground says: it shows a colleague what its sender sees. */
export interface PlaygroundLink {
  /** The vehicles that were added, within the limit. */
  readonly vins: readonly string[]
  readonly hideReplacement: boolean
  readonly currentEdits: CurrentVehicleEdits
  readonly deskingEdits: DeskingEdits
  /** By the name of the column. */
  readonly columns: ReadonlyMap<string, LinkedColumn>
}

/** The name of the own replacement's column in an address; the others are called by their VINs. */
export const ownColumn = 'own'

const nameOfCurrent: Readonly<Record<CurrentField, string>> = {
  vehicleValueEdit: 'value',
  payoffAmtEdit: 'payoff',
  numberOfPaymentsEdit: 'left',
  paymentAmtEdit: 'payment',
  mileageEdit: 'miles',
}

const nameOfField = {
  aprValue: 'apr',
  rebateAmountEdit: 'rebate',
  discountAmountEdit: 'discount',
  // After rebate and discount, since either would take its place.
  estimatedSelPriceEdit: 'price',
  downPaymentOptionsEdit: 'downs',
} as const satisfies Readonly<Record<VehicleField, string>>

const fields = Object.keys(nameOfField) as readonly VehicleField[]

const counts: readonly PlaygroundField[] = ['aprValue', 'numberOfPaymentsEdit', 'mileageEdit']

const printed = (field: PlaygroundField, figure: number): string =>
  String(counts.includes(field) ? figure : dollarsOfCents(toCents(figure)))

function readFigure(field: PlaygroundField, text: string | undefined): number | null {
  const read = readPlaygroundField(field, text ?? '')
  return E.isRight(read) ? read.right : null
}

function linkedFigures({ replacementVehicle, aprValue, initAprValue }: PlaygroundVehicle) {
  const { rebateAmountEdit, discountAmountEdit, estimatedSelPriceEdit, downPaymentOptionsEdit } =
    replacementVehicle
  const figures: Readonly<Record<VehicleField, readonly number[] | null>> = {
    aprValue: aprValue === initAprValue ? null : [aprValue],
    rebateAmountEdit: rebateAmountEdit === null ? null : [rebateAmountEdit],
    discountAmountEdit: discountAmountEdit === null ? null : [discountAmountEdit],
    estimatedSelPriceEdit: estimatedSelPriceEdit === null ? null : [estimatedSelPriceEdit],
    downPaymentOptionsEdit,
  }
  return fields.flatMap((field) => {
    const edited = figures[field]
    return edited === null ? [] : [[nameOfField[field], edited.map((one) => printed(field, one))] as const]
  })
}

/** What an address said of a column, as it stood there. */
function linkedQuery(name: string, { figures, downPayment, isPayoff, term }: LinkedColumn) {
  const query: Record<string, string> = {}
  for (const field of fields) {
    const texts = figures.filter((one) => one.field === field).map(({ figure }) => printed(field, figure))
    if (texts.length > 0) query[`${name}.${nameOfField[field]}`] = joinList(texts)
  }
  if (downPayment !== null) query[`${name}.down`] = printed('downPaymentOptionsEdit', downPayment)
  if (isPayoff !== null) query[`${name}.basis`] = isPayoff ? 'Payoff' : 'Equity'
  if (term !== null) query[`${name}.term`] = String(term)
  return query
}

function columnQuery(
  name: string,
  column: PlaygroundVehicle,
  playground: Playground,
  link: PlaygroundLink,
): Record<string, string> {
  const { deal } = playground
  const linked = isLoaded(column) ? undefined : link.columns.get(name)
  const query: Record<string, string> = linked === undefined ? {} : linkedQuery(name, linked)
  for (const [field, texts] of linkedFigures(column)) query[`${name}.${field}`] = joinList(texts)
  const [down = toCents(0)] = column.downPaymentValue
  if (down !== 0) query[`${name}.down`] = printed('downPaymentOptionsEdit', down)
  const starts = startsAtPayoff(column.leaseFinance, column.optionalLeaseFinance, deal)
  if (isLoaded(column) && column.vehiclePayoffSelected !== starts)
    query[`${name}.basis`] = column.vehiclePayoffSelected ? 'Payoff' : 'Equity'
  const term = chosenTerm(playground, column.vin)
  if (term !== null) query[`${name}.term`] = String(term)
  return query
}

/**
 * The query of the address of a playground, without the question mark: its vehicles, what is tried out and the toggles that
 * were moved; empty for one that nobody has touched.
 *
 * @param link what columns that have no first answer yet are to begin with. @default nothing
 * @example printPlayground(playground) // 'vins=7FARS5H53TE014448&own.apr=5.5'
 */
export function printPlayground(playground: Playground, link: PlaygroundLink = emptyLink): string {
  const { added, replacement, hideReplacement, currentEdits, deskingEdits } = playground
  const query: Record<string, string> = {
    ...(added.length === 0 ? {} : { vins: joinList(added.map(({ vin }) => vin)) }),
    ...(hideReplacement ? { hide: 'yes' } : {}),
    ...deskingQuery(deskingEdits),
  }
  for (const field of currentFields) {
    const figure = currentEdits[field]
    if (figure !== null) query[nameOfCurrent[field]] = printed(field, figure)
  }
  if (replacement !== null) Object.assign(query, columnQuery(ownColumn, replacement, playground, link))
  for (const column of added) Object.assign(query, columnQuery(column.vin, column, playground, link))
  return printQuery(query)
}

function readColumn(query: ReadonlyMap<string, string>, name: string): LinkedColumn {
  const downPayment = readFigure('downPaymentOptionsEdit', query.get(`${name}.down`))
  const basis = query.get(`${name}.basis`)
  const term = Number(query.get(`${name}.term`) ?? '')
  return {
    figures: fields.flatMap((field) =>
      splitList(query.get(`${name}.${nameOfField[field]}`) ?? '').flatMap((text, at) => {
        const figure = readFigure(field, text)
        return figure === null ? [] : [{ field, at, figure }]
      }),
    ),
    downPayment: downPayment === null ? null : toCents(downPayment),
    isPayoff: basis === 'Payoff' ? true : basis === 'Equity' ? false : null,
    term: Number.isInteger(term) && term > 0 ? term : null,
  }
}

/**
 * What the query of an address says of a playground. What cannot be read, whoever wrote it, counts for nothing.
 *
 * @example readPlayground('?vins=7FARS5H53TE014448').vins // ['7FARS5H53TE014448']
 */
export function readPlayground(search: string): PlaygroundLink {
  const query = readQuery(search)
  const hideReplacement = query.get('hide') === 'yes'
  const named = new Set(
    splitList(query.get('vins') ?? '')
      .map(normaliseVin)
      .filter(isVin),
  )
  const vins = trimmed([...named], hideReplacement)
  const edits = currentFields.map((field) => [field, readFigure(field, query.get(nameOfCurrent[field]))])
  return {
    vins,
    hideReplacement,
    currentEdits: {
      ...noCurrentVehicleEdits,
      ...(Object.fromEntries(edits) as Partial<CurrentVehicleEdits>),
    },
    deskingEdits: readDesking(query),
    columns: new Map([ownColumn, ...vins].map((name) => [name, readColumn(query, name)])),
  }
}

/**
 * The playground with what an address says of one column, which has its first answer.
 *
 * @example withLinkedColumn(playground, present, readPlayground(search), vin)
 */
export function withLinkedColumn(
  playground: Playground,
  present: PresentDeal,
  link: PlaygroundLink,
  vin: string,
): Playground {
  const linked = link.columns.get(playground.replacement?.vin === vin ? ownColumn : vin)
  if (linked === undefined) return playground
  const { figures, downPayment, isPayoff, term } = linked
  const typed = figures.reduce(
    (before, { field, at, figure }) => typeInto(before, present, { of: 'offered', vin, field, at }, figure),
    term === null ? playground : chooseTerm(playground, vin, term),
  )
  if (downPayment === null && isPayoff === null) return typed
  return changeVehicle(typed, vin, (column) => {
    const toggled = choosePayoff(column, isPayoff ?? column.vehiclePayoffSelected)
    return downPayment === null ? toggled : chooseDownPayment(toggled, downPayment)
  })
}

/** What the address of a playground that nobody has touched says. */
export const emptyLink: PlaygroundLink = readPlayground('')
