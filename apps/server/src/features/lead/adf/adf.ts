import * as E from 'fp-ts/Either'
import { wellFormedXml } from './wellFormedXml'

/** A vehicle of a lead, in the texts of the document; what is not known is `null`, and is left out. */
export interface AdfVehicle {
  readonly interest: 'buy' | 'trade-in'
  readonly status: 'new' | 'used'
  readonly year: string | null
  readonly make: string | null
  readonly model: string | null
  readonly vin: string | null
  readonly stock: string | null
  readonly trim: string | null
  readonly odometer: string | null
  /** Dollars, such as `32600.00`. */
  readonly price: string | null
}

/** A lead of ADF 1.0 (Auto-lead Data Format): what we say of a prospect, and read of one. */
export interface AdfLead {
  /** The sender's own id of it, by which a receiver knows one that comes again; `null` of one that has none. */
  readonly reference: string | null
  /** ISO 8601. */
  readonly requestedAt: string | null
  readonly vehicles: readonly AdfVehicle[]
  readonly customer: {
    readonly givenName: string | null
    readonly familyName: string | null
    readonly email: string | null
    readonly phones: readonly string[]
    readonly comments: string | null
  }
  readonly vendor: {
    readonly id: string | null
    readonly name: string | null
    /** Whom of the store the lead is for. */
    readonly contact: string | null
  }
  /** The name of the product that sent it. */
  readonly provider: string | null
}

/** A document that was read. */
export interface AdfDocument {
  /** One for each prospect. */
  readonly leads: readonly AdfLead[]
  /** The document again, with every element, attribute, comment and section of it, known to us or not. */
  readonly print: () => string
}

/** Why a text is no ADF that is read. */
export type AdfProblem = 'tooLarge' | 'notXml' | 'hasDoctype' | 'notAdf'

/** No lead is larger, in characters and in tags: both bound the time that reading takes. */
const longest = 256 * 1024
const mostTags = 5_000

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

async function openXml() {
  const { JSDOM } = await import('jsdom')
  const { window } = new JSDOM('')
  const printer = new window.XMLSerializer()
  return {
    parse: (text: string) => new window.DOMParser().parseFromString(text, 'application/xml'),
    create: () => window.document.implementation.createDocument(null, 'adf'),
    print: (document: Document) => `${declaration}${printer.serializeToString(document)}\n`,
  }
}

let opened: ReturnType<typeof openXml> | null = null
const xml = () => (opened ??= openXml())

type Attributes = Readonly<Record<string, string>>

/** Adds an element, with a text where it has one. */
function add(
  parent: Element,
  name: string,
  text: string | null = null,
  attributes: Attributes = {},
): Element {
  const element = parent.ownerDocument.createElementNS(null, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, wellFormedXml(value))
  if (text !== null) element.append(wellFormedXml(text))
  parent.append(element)
  return element
}

/** Adds an element for each text that is known. */
function addKnown(parent: Element, texts: Readonly<Record<string, string | null>>): void {
  for (const [name, text] of Object.entries(texts)) if (text !== null) add(parent, name, text)
}

function addContact(
  parent: Element,
  names: readonly (readonly [part: string, name: string | null])[],
  email: string | null = null,
  phones: readonly string[] = [],
): void {
  const contact = add(parent, 'contact')
  for (const [part, name] of names) if (name !== null) add(contact, 'name', name, { part })
  addKnown(contact, { email })
  for (const phone of phones) add(contact, 'phone', phone, { type: 'voice' })
}

/**
 * Prints a lead as an ADF 1.0 document, its elements in the order of the specification.
 *
 * @example await printAdf(lead) // '<?xml version="1.0" encoding="UTF-8"?>\n<?ADF version="1.0"?><adf><prospect status="new">…'
 */
export async function printAdf(lead: AdfLead): Promise<string> {
  const { create, print } = await xml()
  const document = create()
  document.insertBefore(
    document.createProcessingInstruction('ADF', 'version="1.0"'),
    document.documentElement,
  )
  const prospect = add(document.documentElement, 'prospect', null, { status: 'new' })
  const { customer, vendor, provider } = lead
  if (lead.reference !== null)
    add(prospect, 'id', lead.reference, { sequence: '1', source: provider ?? 'sender' })
  addKnown(prospect, { requestdate: lead.requestedAt })
  for (const { interest, status, price, ...texts } of lead.vehicles) {
    const vehicle = add(prospect, 'vehicle', null, { interest, status })
    addKnown(vehicle, {
      year: texts.year,
      make: texts.make,
      model: texts.model,
      vin: texts.vin,
      stock: texts.stock,
      trim: texts.trim,
    })
    if (texts.odometer !== null)
      add(vehicle, 'odometer', texts.odometer, { status: 'original', units: 'miles' })
    if (price !== null) add(vehicle, 'price', price, { type: 'offer', currency: 'USD' })
  }
  const from = add(prospect, 'customer')
  const names = [['first', customer.givenName] as const, ['last', customer.familyName] as const]
  addContact(from, names, customer.email, customer.phones)
  addKnown(from, { comments: customer.comments })
  const to = add(prospect, 'vendor')
  addKnown(to, { id: vendor.id, vendorname: vendor.name })
  if (vendor.contact !== null) addContact(to, [['full', vendor.contact]])
  if (provider !== null) add(add(prospect, 'provider'), 'name', provider, { part: 'full' })
  return print(document)
}

const childrenOf = (element: Element | null, name: string): readonly Element[] =>
  [...(element?.children ?? [])].filter(({ localName }) => localName.toLowerCase() === name)

const childOf = (element: Element | null, name: string): Element | null =>
  childrenOf(element, name)[0] ?? null

const textIn = (element: Element | null): string | null => {
  const text = element?.textContent.trim() ?? ''
  return text === '' ? null : text
}

const textOf = (element: Element | null, name: string): string | null => textIn(childOf(element, name))

/** The part of a name; the first or last word of a whole one where a document has no parts. */
function nameOf(contact: Element | null, part: 'first' | 'last' | 'full'): string | null {
  const names = childrenOf(contact, 'name')
  const named = (wanted: string) => textIn(names.find((one) => one.getAttribute('part') === wanted) ?? null)
  const known = named(part)
  if (known !== null) return known
  const parts = [named('first'), named('last')].filter((one) => one !== null)
  const full = named('full') ?? textIn(names.find((one) => !one.hasAttribute('part')) ?? null)
  if (part === 'full') return full ?? (parts.length === 0 ? null : parts.join(' '))
  const words = full?.split(/\s+/) ?? []
  return (part === 'first' ? words.slice(0, -1).join(' ') : words.at(-1)) || null
}

const readVehicle = (vehicle: Element): AdfVehicle => ({
  interest: vehicle.getAttribute('interest') === 'trade-in' ? 'trade-in' : 'buy',
  status: vehicle.getAttribute('status') === 'used' ? 'used' : 'new',
  year: textOf(vehicle, 'year'),
  make: textOf(vehicle, 'make'),
  model: textOf(vehicle, 'model'),
  vin: textOf(vehicle, 'vin'),
  stock: textOf(vehicle, 'stock'),
  trim: textOf(vehicle, 'trim'),
  odometer: textOf(vehicle, 'odometer'),
  price: textOf(vehicle, 'price'),
})

function readProspect(prospect: Element): AdfLead {
  const customer = childOf(prospect, 'customer')
  const contact = childOf(customer, 'contact')
  const vendor = childOf(prospect, 'vendor')
  return {
    reference: textOf(prospect, 'id'),
    requestedAt: textOf(prospect, 'requestdate'),
    vehicles: childrenOf(prospect, 'vehicle').map(readVehicle),
    customer: {
      givenName: nameOf(contact, 'first'),
      familyName: nameOf(contact, 'last'),
      email: textOf(contact, 'email'),
      phones: childrenOf(contact, 'phone')
        .map(textIn)
        .filter((phone) => phone !== null),
      comments: textOf(customer, 'comments'),
    },
    vendor: {
      id: textOf(vendor, 'id'),
      name: textOf(vendor, 'vendorname'),
      contact: nameOf(childOf(vendor, 'contact'), 'full'),
    },
    provider: nameOf(childOf(prospect, 'provider'), 'full'),
  }
}

/**
 * Reads an ADF document. A document type is refused, whatever it says: nothing is fetched or expanded for it.
 *
 * @example await readAdf('<adf><prospect><id>7</id></prospect></adf>') // right: leads [{ reference: '7', … }]
 */
export async function readAdf(text: string): Promise<E.Either<AdfProblem, AdfDocument>> {
  if (text.length > longest || text.split('<').length > mostTags) return E.left('tooLarge')
  const { parse, print } = await xml()
  if (/<!DOCTYPE/i.test(text.replaceAll(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g, '')))
    return E.left('hasDoctype')
  const document = parse(text.trim())
  const root = document.documentElement
  if (root.localName === 'parsererror') return E.left('notXml')
  if (root.localName.toLowerCase() !== 'adf') return E.left('notAdf')
  return E.right({ leads: childrenOf(root, 'prospect').map(readProspect), print: () => print(document) })
}
