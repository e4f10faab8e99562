import { toCents } from '../src/money/money'
import { placeholderValues, type AssociateFacts, type OpportunityFacts } from '../src/templates/placeholders'
import type { Template } from '../src/templates/template'

/** An email template of the store. */
export const template = (known: Partial<Template> = {}): Template => ({
  templateId: '1',
  name: 'Lease end',
  templateTypeName: 'email',
  templateCategory: 'Store',
  hyperionId: '1001',
  brandId: null,
  subject: 'Your {{CurrentVehicleModel}}',
  body: '<p>Hi {{CustomerFirstName}}</p>',
  version: 1,
  ...known,
})

export const associateFacts: AssociateFacts = {
  fullName: 'Jordan Mills',
  phone: '5550140101',
  phoneExt: '12',
  storeName: 'Lakeside Motors',
  signature: '<p>Jordan <b>Mills</b></p>',
}

export const opportunityFacts: OpportunityFacts = {
  customer: { firstName: 'Hana', lastName: 'Castellanos' },
  currentVehicle: { year: 2021, make: 'Honda', model: 'Accord', trim: 'EX-L' },
  paymentAmount: toCents(436_00),
  paymentsRemaining: 39,
  replacementVehicleModel: 'RAV4',
}

export const values = placeholderValues(associateFacts, opportunityFacts)
