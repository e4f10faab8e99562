import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corpus } from './adfCorpus'
import { printAdf, readAdf, type AdfLead } from './adf'
import { wellFormedXml } from './wellFormedXml'

const lead: AdfLead = {
  reference: 'RETAIN-17',
  requestedAt: '2026-11-20T14:48:00.000Z',
  vehicles: [
    {
      interest: 'buy',
      status: 'new',
      year: '2026',
      make: 'Toyota',
      model: 'RAV4',
      vin: '2T3RWRFV5RW000001',
      stock: 'RT4X0917',
      trim: 'XLE Hybrid',
      odometer: null,
      price: '32600.00',
    },
    {
      interest: 'trade-in',
      status: 'used',
      year: '2021',
      make: 'Honda',
      model: 'Accord',
      vin: '1HGCV1F57MA014882',
      stock: null,
      trim: 'EX-L',
      odometer: '41208',
      price: null,
    },
  ],
  customer: {
    givenName: 'Hana',
    familyName: 'Castellanos & Söhne <b>',
    email: 'hana.c@example.com',
    phones: ['5550140182', '5550140127'],
    comments: 'Figures on "paper"\nat noon ]]> today',
  },
  vendor: { id: 'PEA', name: 'Bayview Lexus', contact: 'Mei Tanaka' },
  provider: 'Retain',
}

const read = async (text: string) => {
  const document = await readAdf(text)
  if (E.isLeft(document)) throw new Error(document.left)
  return document.right
}

describe('a lead that is printed', () => {
  it('is an ADF 1.0 document in the order of the specification', async () => {
    const text = await printAdf(lead)
    expect(
      text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<?ADF version="1.0"?><adf><prospect '),
    ).toBe(true)
    const order = [
      '<id ',
      '<requestdate>',
      '<vehicle interest="buy"',
      '<vehicle interest="trade-in"',
      '<customer>',
    ]
    const places = [...order, '<vendor>', '<provider>'].map((part) => text.indexOf(part))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(text).toContain('<id sequence="1" source="Retain">RETAIN-17</id>')
    expect(text).toContain('<name part="last">Castellanos &amp; Söhne &lt;b&gt;</name>')
  })

  it('is read as the same', async () => {
    expect((await read(await printAdf(lead))).leads).toEqual([lead])
  })

  it('is read as the same, whatever its texts are', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(text, text, async (familyName, comments) => {
        const printed = await printAdf({ ...lead, customer: { ...lead.customer, familyName, comments } })
        const [found] = (await read(printed)).leads
        // Blanks around a text say nothing.
        const shown = (value: string) => wellFormedXml(value).trim() || null
        expect(found?.customer).toMatchObject({ familyName: shown(familyName), comments: shown(comments) })
      }),
      { numRuns: 200, examples: [['a\rb', 'a\r\nb']] },
    )
  })

  it('leaves out what is not known', async () => {
    const text = await printAdf({
      ...lead,
      reference: null,
      vehicles: [],
      vendor: { ...lead.vendor, contact: null },
    })
    expect(text).not.toContain('<vehicle')
    expect((await read(text)).leads).toMatchObject([
      { reference: null, vehicles: [], vendor: { contact: null } },
    ])
  })
})

describe('a document of somebody else', () => {
  it.each(corpus.map((one) => [one.name, one] as const))('%s is read', async (_name, { text, leads }) => {
    expect((await read(text)).leads).toMatchObject(leads)
  })

  it.each(corpus.map((one) => [one.name, one] as const))(
    '%s is printed again with everything that it holds',
    async (_name, { text, holds }) => {
      const printed = (await read(text)).print()
      for (const part of holds) expect(printed).toContain(part)
      expect((await read(printed)).print()).toBe(printed)
    },
  )

  it.each([
    [
      'of an external entity',
      '<!DOCTYPE adf [<!ENTITY x SYSTEM "file:///etc/passwd">]><adf>&x;</adf>',
      'hasDoctype',
    ],
    [
      'of entities that grow',
      '<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><adf>&b;</adf>',
      'hasDoctype',
    ],
    ['of any document type', '<?xml version="1.0"?><!doctype adf><adf/>', 'hasDoctype'],
    ['of an unknown entity', '<adf><prospect>&x;</prospect></adf>', 'notXml'],
    ['that is not closed', '<adf><prospect></adf>', 'notXml'],
    ['that is empty', '', 'notXml'],
    ['that is no XML', 'Name: Hana', 'notXml'],
    ['of another root', '<lead/>', 'notAdf'],
    ['that is too large', `<adf>${'x'.repeat(300_000)}</adf>`, 'tooLarge'],
    ['that is too deep', `<adf>${'<a>'.repeat(4_000)}${'</a>'.repeat(4_000)}</adf>`, 'tooLarge'],
  ])('%s is refused', async (_what, text, problem) => {
    expect(await readAdf(text)).toEqual(E.left(problem))
  })

  it('may speak of a document type', async () => {
    const text =
      '<adf><!-- <!DOCTYPE a> --><prospect><customer><comments><![CDATA[<!DOCTYPE a>]]></comments></customer></prospect></adf>'
    expect((await read(text)).leads).toMatchObject([{ customer: { comments: '<!DOCTYPE a>' } }])
  })
})
