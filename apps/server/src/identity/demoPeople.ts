import { permissions, type Permission } from '@retain/domain/session/user/permissions'

/** One of the invented people that the embedded identity server offers. */
export interface DemoPerson {
  /** The subject of the tokens. */
  readonly sub: string
  readonly userName: string
  readonly givenName: string
  readonly familyName: string
  /** What the person does, for the sign-in page and for the terminal. */
  readonly job: string
  readonly email: string
  readonly phone: string
  readonly phoneExt: string | null
  readonly mobile: string | null
  readonly roles: readonly Permission[]
  /** Store codes of `data/stores.csv`; `all` means every store that was seeded. */
  readonly stores: readonly string[] | 'all'
}

/** What somebody of the service drive may do in the demonstration. */
export const serviceAssociate: readonly Permission[] = [
  'Opportunity_Application_Access',
  'Opportunity_Can_Access_Help_Tour',
]

/** What somebody who sells may do in the demonstration. */
export const salesperson: readonly Permission[] = [
  'Opportunity_Application_Access',
  'Opportunity_Can_Access_Help_Tour',
  'Opportunity_Can_Print_Playground',
  'CanView360 Access',
]

/** What a manager may do in the demonstration. */
export const manager: readonly Permission[] = [
  ...salesperson,
  'Opportunity_Can_Set_No_Longer_Owned',
  'Opportunity_Can_Edit_Default_Search_Settings',
  'Opportunity_Can_Edit_Email_Templates',
  'Opportunity_Can_Edit_Call_Guides',
  'Opportunity_VehTradeAdjust_Access',
  'Opportunity_Can_View_Setting_Overrides',
  'Opportunity_Can_Edit_Setting_Overrides',
  'CanView360 Numbers',
  'CanView360 View Deal Info',
]

/** A person for every kind of work and for every way of being turned away (S-701). All of them are invented. */
export const demoPeople: readonly DemoPerson[] = [
  {
    sub: 'demo-jordan-mills',
    userName: 'jordan.mills',
    givenName: 'Jordan',
    familyName: 'Mills',
    job: 'Sales associate',
    email: 'jordan.mills@harborview.example',
    phone: '(207) 555-0141',
    phoneExt: '114',
    mobile: '(207) 555-0142',
    roles: salesperson,
    stores: ['HAR', 'BLR'],
  },
  {
    sub: 'demo-sam-rivera',
    userName: 'sam.rivera',
    givenName: 'Sam',
    familyName: 'Rivera',
    job: 'Service associate',
    email: 'sam.rivera@harborview.example',
    phone: '(207) 555-0143',
    phoneExt: '121',
    mobile: null,
    roles: serviceAssociate,
    stores: ['HAR'],
  },
  {
    sub: 'demo-dana-baker',
    userName: 'dana.baker',
    givenName: 'Dana',
    familyName: 'Baker',
    job: 'Manager',
    email: 'dana.baker@harborview.example',
    phone: '(207) 555-0144',
    phoneExt: '101',
    mobile: '(207) 555-0145',
    roles: manager,
    stores: ['HAR', 'BLR', 'PEA'],
  },
  {
    sub: 'demo-alex-romero',
    userName: 'alex.romero',
    givenName: 'Alex',
    familyName: 'Romero',
    job: 'Administrator',
    email: 'alex.romero@retain.example',
    phone: '(207) 555-0146',
    phoneExt: null,
    mobile: null,
    roles: permissions,
    stores: 'all',
  },
  {
    sub: 'demo-mei-tanaka',
    userName: 'mei.tanaka',
    givenName: 'Mei',
    familyName: 'Tanaka',
    job: 'Call center',
    email: 'mei.tanaka@retain.example',
    phone: '(402) 555-0147',
    phoneExt: '307',
    mobile: null,
    roles: ['Opportunity_Application_Access', 'Opportunity_Call_Center_Access'],
    stores: ['HAR', 'BLR', 'PEA', 'GUL', 'LAK', 'HOO'],
  },
  {
    sub: 'demo-chris-ortega',
    userName: 'chris.ortega',
    givenName: 'Chris',
    familyName: 'Ortega',
    job: 'No access',
    email: 'chris.ortega@harborview.example',
    phone: '(207) 555-0148',
    phoneExt: null,
    mobile: null,
    roles: [],
    stores: ['HAR'],
  },
  {
    sub: 'demo-robin-vale',
    userName: 'robin.vale',
    givenName: 'Robin',
    familyName: 'Vale',
    job: 'No stores',
    email: 'robin.vale@retain.example',
    phone: '(207) 555-0149',
    phoneExt: null,
    mobile: null,
    roles: ['Opportunity_Application_Access'],
    stores: [],
  },
]

/** The person whom a token's subject names. */
export const demoPersonOf = (sub: string): DemoPerson | null =>
  demoPeople.find((person) => person.sub === sub) ?? null
