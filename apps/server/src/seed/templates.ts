import type { TemplateCategory, TemplateTypeName } from '@retain/domain/templates/template'
import { templatePlace } from '@retain/domain/templates/templatePlace'
import type { Insertable } from 'kysely'
import type { EmailDisclaimerTable, TemplateTable } from '../db/schema/templateTables'
import type { SeedStore } from './seedStores'
import type { StoreClock } from './storeClock'

/** The words of a template: name, subject (`null` of a call guide) and paragraphs. */
type Words = readonly [name: string, subject: string | null, ...paragraphs: string[]]

const greeting = 'Hi {{CustomerFirstName}},'
const regards = 'Kind regards,'
const signature = '{{Signature}}'

const emails: Readonly<Record<TemplateCategory, readonly Words[]>> = {
  Store: [
    [
      'Come by this week',
      'Your {{CurrentVehicleModel}} and an offer from {{AssociateStore}}',
      greeting,
      'We are looking for vehicles like your {{CurrentVehicleYearMakeModelTrim}}, and yours is worth more than most. Would you have half an hour this week? I would like to show you what that means for your next one.',
      'You reach me at {{AssociatePhone}}.',
      regards,
      signature,
    ],
    [
      'While you are in for service',
      'While your {{CurrentVehicleModel}} is with us',
      greeting,
      'Your {{CurrentVehicleModel}} is in good hands. While you wait I can work out what a {{ReplacementVehicleModel}} would cost you a month; it takes ten minutes and you decide nothing today.',
      regards,
      signature,
    ],
  ],
  Brand: [
    [
      'Lease end',
      '{{PaymentsRemaining}} payments left on your {{CurrentVehicleModel}}',
      greeting,
      'Your lease of the {{YearMakeModelTrim}} ends after {{PaymentsRemaining}} more payments of {{PaymentAmount}}. There is time to choose what comes next, and no need to wait for the last one.',
      regards,
      signature,
    ],
  ],
  Global: [
    [
      'First contact',
      'Your {{CurrentVehicleMake}} {{CurrentVehicleModel}}',
      greeting,
      'My name is {{AssociateName}}, from {{AssociateStore}}. I look after your {{CurrentVehicleYearMakeModelTrim}}, and I think there is a good moment coming up to talk about it.',
      'When is a good time to call you?',
      regards,
      signature,
    ],
    [
      'After our call',
      'As discussed',
      greeting,
      'Thank you for your time. As promised, here is where you find me: {{AssociateName}}, {{AssociatePhone}}.',
      regards,
      signature,
    ],
  ],
}

const guides: Readonly<Record<TemplateCategory, readonly Words[]>> = {
  Store: [
    [
      'Service lane',
      null,
      'Good morning {{CustomerFirstName}}, this is {{AssociateName}} from {{AssociateStore}}. I saw that your {{CurrentVehicleModel}} is with us today.',
      'Ask how the vehicle is doing, and what will change in the household this year.',
      'Offer the ten minutes with a {{ReplacementVehicleModel}} while they wait.',
    ],
  ],
  Brand: [
    [
      'Payment close to today’s',
      null,
      '{{CustomerFirstName}}, you pay {{PaymentAmount}} a month for your {{CurrentVehicleModel}}.',
      'A new {{ReplacementVehicleModel}} may cost you about the same. Would Thursday or Friday suit you better?',
    ],
  ],
  Global: [
    [
      'First call',
      null,
      'Hello {{CustomerFirstName}}, my name is {{AssociateName}}, from {{AssociateStore}}. Is this a good moment?',
      'Say why you call: the {{CurrentVehicleYearMakeModelTrim}} is worth more than what is left to pay.',
      'Agree on a day. If it is no good moment, ask for a better one and write it down.',
    ],
    [
      'Leave a message',
      null,
      'Hello {{CustomerFirstName}}, {{AssociateName}} of {{AssociateStore}}. I call about your {{CurrentVehicleModel}}. You reach me at {{AssociatePhone}}.',
    ],
  ],
}

const words: Readonly<Record<TemplateTypeName, typeof emails>> = { email: emails, call: guides }

/** Who wrote a template, and when. */
type Changed = Pick<Insertable<TemplateTable>, 'changed_by' | 'changed_at'>

const rowsOf = (
  category: TemplateCategory,
  store: SeedStore,
  changed: Changed,
): readonly Insertable<TemplateTable>[] => {
  const { hyperionId, brandId } = templatePlace(category, {
    hyperionId: store.hyperionId,
    brandIds: store.brands,
  })
  return (['email', 'call'] as const).flatMap((type) =>
    words[type][category].map(([name, subject, ...paragraphs]) => ({
      name,
      template_type_name: type,
      template_category: category,
      hyperion_id: hyperionId,
      brand_id: brandId,
      subject,
      body: paragraphs.map((text) => `<p>${text}</p>`).join(''),
      ...changed,
    })),
  )
}

const changedIn = (clock: StoreClock, administrator: string): Changed => ({
  changed_by: administrator,
  changed_at: clock.at(90, 10 * 60),
})

/** The templates of stores, of each of their main brands once, and the Global ones. */
export function templateRows(
  stores: readonly { readonly store: SeedStore; readonly clock: StoreClock }[],
  administrator: string,
): readonly Insertable<TemplateTable>[] {
  const ofBrand = new Map(stores.map((one) => [one.store.brands[0], one]))
  const [first] = stores
  return [
    ...stores.flatMap(({ store, clock }) => rowsOf('Store', store, changedIn(clock, administrator))),
    ...[...ofBrand.values()].flatMap(({ store, clock }) =>
      rowsOf('Brand', store, changedIn(clock, administrator)),
    ),
    ...(first === undefined ? [] : rowsOf('Global', first.store, changedIn(first.clock, administrator))),
  ]
}

/** The disclaimer of a store. */
export const disclaimerRow = (
  store: SeedStore,
  clock: StoreClock,
  administrator: string,
): Insertable<EmailDisclaimerTable> => ({
  hyperion_id: store.hyperionId,
  body: `<p>${store.name}, ${store.city}, ${store.state}. Amounts are estimates and no offer of credit; they depend on the vehicle, on what is left to pay and on approval by a lender.</p>`,
  ...changedIn(clock, administrator),
})
