import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  updateTemplate,
  type TemplateBody,
} from '@retain/api-client/templates'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import type { TemplateCategory } from '@retain/domain/templates/template'
import { addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

const emails: Permission = 'Opportunity_Can_Edit_Email_Templates'
const guides: Permission = 'Opportunity_Can_Edit_Call_Guides'

const editor = (stores: readonly string[], roles: readonly Permission[] = [emails, guides]) => ({
  userName: 'dana.baker',
  roles: [generalAccess, ...roles],
  stores,
})

type Editor = ReturnType<typeof editor>

const email = (hyperionId: string, changes: Partial<TemplateBody> = {}): TemplateBody => ({
  name: ' Lease end ',
  templateTypeName: 'email',
  templateCategory: 'Store',
  hyperionId,
  subject: 'Your {{CurrentVehicleModel}}',
  body: '<p onclick="steal()">Hi {{CustomerFirstName}}</p><script>steal()</script>',
  ...changes,
})

const guide = (hyperionId: string, changes: Partial<TemplateBody> = {}) =>
  email(hyperionId, { templateTypeName: 'call', subject: null, ...changes })

async function created(who: Editor, body: TemplateBody) {
  const answer = await test.callAs(who, createTemplate, { body })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

async function namesIn(hyperionId: string, type?: 'email' | 'call') {
  const query = { hyperionId, ...(type === undefined ? {} : { templateTypeName: type }) }
  const answer = await test.callAs(editor([hyperionId], []), listTemplates, { query })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data.map(({ name }) => name)
}

const change = (who: Editor, body: TemplateBody & { readonly templateId: string }, version?: number) =>
  test.callAs(who, updateTemplate, { body, ...(version === undefined ? {} : { version }) })

const remove = (who: Editor, templateId: string) => test.callAs(who, deleteTemplate, { body: { templateId } })

const refused = (code: string, status: number) => ({ _tag: 'Left', left: { kind: 'http', code, status } })

/** A brand that no other test has, since all of them share a database. */
let brands = 0
async function brandedStores(count: number) {
  brands += 1
  const stores = []
  for (let made = 0; made < count; made += 1)
    stores.push(await addStore(test.db, { brands: `Brand ${brands}|Other ${brands}` }))
  return stores
}

describe('a new template', () => {
  it('is saved cleaned, with the names of the contract [O-369] [O-491] [OP-120]', async () => {
    const [store = ''] = await brandedStores(1)
    expect(await created(editor([store]), email(store))).toMatchObject({
      name: 'Lease end',
      templateTypeName: 'email',
      templateCategory: 'Store',
      hyperionId: store,
      brandId: null,
      subject: 'Your {{CurrentVehicleModel}}',
      body: '<p>Hi {{CustomerFirstName}}</p>',
      version: 1,
    })
  })

  it('is offered where its level says, and nowhere else [O-361] [O-365] [O-490] [OP-119]', async () => {
    const [store = '', sister = ''] = await brandedStores(2)
    const [stranger = ''] = await brandedStores(1)
    for (const templateCategory of ['Store', 'Brand', 'Global'] as const)
      await created(
        editor([store]),
        email(store, { templateCategory, name: `${templateCategory} of ${store}` }),
      )
    const offered = async (hyperionId: string) =>
      (await namesIn(hyperionId)).filter((name) => name.endsWith(` of ${store}`))
    const named = (...levels: TemplateCategory[]) => levels.map((level) => `${level} of ${store}`)
    expect(await offered(store)).toEqual(named('Store', 'Brand', 'Global'))
    expect(await offered(sister)).toEqual(named('Brand', 'Global'))
    expect(await offered(stranger)).toEqual(named('Global'))
  })

  it('is listed by its type, where a type is asked for [O-364] [O-367]', async () => {
    const [store = ''] = await brandedStores(1)
    await created(editor([store]), email(store, { name: 'A mail' }))
    await created(editor([store]), guide(store, { name: 'A guide' }))
    const own = async (type: 'email' | 'call') =>
      (await namesIn(store, type)).filter((name) => name === 'A mail' || name === 'A guide')
    expect([await own('email'), await own('call')]).toEqual([['A mail'], ['A guide']])
  })

  it('is refused with everything that it still needs [O-385] [OP-120]', async () => {
    const [store = ''] = await brandedStores(1)
    const body = email(store, { name: ' ', subject: null, body: '<script>only()</script>' })
    expect(await test.callAs(editor([store]), createTemplate, { body })).toMatchObject(
      E.left({
        status: 400,
        fieldErrors: [
          { field: 'name', message: 'A name is needed.' },
          { field: 'subject', message: 'A subject is needed.' },
          { field: 'body', message: 'A text is needed.' },
        ],
      }),
    )
  })

  it('needs the permission of its type, and a store of the caller [OP-117] [D-37]', async () => {
    const [store = '', other = ''] = await brandedStores(2)
    const only = editor([store], [guides])
    expect(await test.callAs(only, createTemplate, { body: email(store) })).toMatchObject(
      refused('permission', 403),
    )
    expect(await created(only, guide(store))).toMatchObject({ templateTypeName: 'call', subject: null })
    expect(await test.callAs(only, createTemplate, { body: guide(other) })).toMatchObject(
      refused('store', 403),
    )
  })
})

describe('a change of a template', () => {
  it('replaces the version that it names, and may change the level [O-362] [O-492]', async () => {
    const [store = ''] = await brandedStores(1)
    const { templateId } = await created(editor([store]), email(store))
    const body = { ...email(store, { name: 'Renewed', templateCategory: 'Brand' as const }), templateId }
    expect(await change(editor([store]), body, 1)).toMatchObject({
      right: { data: { name: 'Renewed', templateCategory: 'Brand', hyperionId: null, version: 2 } },
    })
  })

  it('is refused without a version, and with an old one [O-492]', async () => {
    const [store = ''] = await brandedStores(1)
    const { templateId } = await created(editor([store]), email(store))
    const body = { ...email(store, { name: 'Mine' }), templateId }
    expect(await change(editor([store]), body)).toMatchObject(refused('versionRequired', 400))
    await change(editor([store]), { ...body, name: 'Theirs' }, 1)
    expect(await change(editor([store]), body, 1)).toMatchObject(refused('stale', 409))
    expect(await namesIn(store)).toContain('Theirs')
  })

  it('leaves a Brand template with its brand where a store sells several', async () => {
    const [store = ''] = await brandedStores(1)
    const second = await addStore(test.db, { brands: `Elsewhere|Brand ${brands}` })
    const { templateId, brandId } = await created(
      editor([store]),
      email(store, { templateCategory: 'Brand' }),
    )
    const body = { ...email(second, { templateCategory: 'Brand' as const, name: 'Renamed' }), templateId }
    expect(await change(editor([second]), body, 1)).toMatchObject({
      right: { data: { name: 'Renamed', brandId } },
    })
  })

  it('finds only what its store offers, and is no way around the permission of the type [D-37]', async () => {
    const [store = '', other = ''] = await brandedStores(2)
    const { templateId } = await created(editor([store]), email(store))
    expect(await change(editor([other]), { ...email(other), templateId }, 1)).toMatchObject(
      refused('notFound', 404),
    )
    expect(await change(editor([store], [guides]), { ...guide(store), templateId }, 1)).toMatchObject(
      refused('permission', 403),
    )
  })
})

describe('deleting a template', () => {
  it('takes it away, and a second time is no error [O-363] [O-493]', async () => {
    const [store = ''] = await brandedStores(1)
    const { templateId } = await created(editor([store]), email(store, { name: 'Gone' }))
    expect(await remove(editor([store]), templateId)).toMatchObject({ right: { data: null } })
    expect(await remove(editor([store]), templateId)).toMatchObject({ right: { data: null } })
    expect(await namesIn(store)).not.toContain('Gone')
  })

  it('is refused to other stores, and without the permission of its type', async () => {
    const [store = '', other = ''] = await brandedStores(2)
    const { templateId } = await created(editor([store]), email(store, { name: 'Kept' }))
    expect(await remove(editor([other]), templateId)).toMatchObject(refused('store', 403))
    expect(await remove(editor([store], [guides]), templateId)).toMatchObject(refused('permission', 403))
    expect(await namesIn(store)).toContain('Kept')
  })
})
