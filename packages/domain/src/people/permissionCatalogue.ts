import { permissions, type Permission } from '../session/user/permissions'

/** What a permission says to people, and where it counts. */
export interface ExplainedPermission {
  readonly title: string
  /** What it lets somebody do, in a sentence or two. */
  readonly text: string
  /** `'all'`: what it opens holds for every store. `'store'`: it counts in the stores of whoever has it. */
  readonly reach: 'all' | 'store'
}

/** Every permission in words. */
export const permissionCatalogue: Readonly<Record<Permission, ExplainedPermission>> = {
  Opportunity_Application_Access: {
    title: 'Work with Retain',
    text: 'Opens the app: the logs, customers and their contact history. Without it no other permission opens a page.',
    reach: 'store',
  },
  Opportunity_Can_Edit_Default_Settings: {
    title: 'Global settings',
    text: 'Changes the settings that hold for every store and the email disclaimers, and reads the audit log and this page.',
    reach: 'all',
  },
  Opportunity_Can_Edit_Default_Search_Settings: {
    title: 'Default searches',
    text: 'Changes and deletes the searches that a store opens its logs with.',
    reach: 'store',
  },
  Opportunity_Can_Access_Enable_Stores: {
    title: 'Enable stores',
    text: 'Switches stores on and off.',
    reach: 'all',
  },
  Opportunity_Can_Edit_HelpLink: {
    title: 'Help links and mapping table',
    text: 'Writes the help page, and maps the spellings of makes, models, trims and colors.',
    reach: 'all',
  },
  Opportunity_VehTradeAdjust_Access: {
    title: 'Trade adjustments',
    text: 'Raises and lowers trade-in values, where the store uses adjustments.',
    reach: 'store',
  },
  Opportunity_Can_Edit_Global_Setting_Overrides: {
    title: 'Setting overrides of every store',
    text: 'Changes, locks and unlocks settings of every store, market and brand, and sees the people and the audit entries of every store.',
    reach: 'all',
  },
  Opportunity_Can_Edit_Setting_Overrides: {
    title: 'Setting overrides',
    text: 'Changes the settings of the store, opens the dashboard, and deals out customers without an owner.',
    reach: 'store',
  },
  Opportunity_Can_View_Setting_Overrides: {
    title: 'Read setting overrides',
    text: 'Reads the settings of the store, opens the dashboard, and deals out customers without an owner.',
    reach: 'store',
  },
  Opportunity_Can_Access_Sandbox: {
    title: 'Sandbox',
    text: 'Opens the page on which the controls of the app can be tried out. It changes nothing.',
    reach: 'all',
  },
  Opportunity_Can_Edit_Email_Templates: {
    title: 'Email templates',
    text: 'Writes, changes and deletes the email templates of the store.',
    reach: 'store',
  },
  Opportunity_Can_Edit_Call_Guides: {
    title: 'Call guides',
    text: 'Writes, changes and deletes the call guides of the store.',
    reach: 'store',
  },
  Opportunity_Can_Print_Playground: {
    title: 'Print the playground',
    text: 'Prints the payments that were worked out for a customer.',
    reach: 'store',
  },
  Opportunity_Can_Set_No_Longer_Owned: {
    title: 'Manager',
    text: 'Records that a customer no longer owns the vehicle, assigns emails of unknown senders, settles which emails need no reply, and sends alerts.',
    reach: 'store',
  },
  Opportunity_Admin_Announcement: {
    title: 'Announcements',
    text: 'Writes the announcements that everybody reads when Retain opens.',
    reach: 'all',
  },
  Opportunity_Can_Access_Help_Tour: {
    title: 'Tour',
    text: 'Offers the tour through the app in the user menu.',
    reach: 'store',
  },
  Opportunity_Call_Center_Access: {
    title: 'Call center',
    text: 'Searches and exports several stores at once.',
    reach: 'store',
  },
  Opportunity_CustomerHistory_Activity_Report_GlobalAdmin: {
    title: 'Activity report of every store',
    text: 'Belongs to the reports outside of Retain. It opens nothing here.',
    reach: 'all',
  },
  'CanView360 Access': {
    title: 'Customer 360',
    text: 'Opens what is known of a customer across the departments of the store.',
    reach: 'store',
  },
  'CanView360 Numbers': {
    title: 'Customer 360: amounts',
    text: 'Shows the amounts, rates and payments there.',
    reach: 'store',
  },
  'CanView360 View Deal Info': {
    title: 'Customer 360: deal details',
    text: 'Shows the terms of past deals there.',
    reach: 'store',
  },
}

/** Some permissions, those that count everywhere last, else in the order of the catalogue. */
export const inCatalogueOrder = (some: readonly Permission[]): readonly Permission[] => {
  const ordered = permissions.filter((permission) => some.includes(permission))
  const countsIn = (reach: ExplainedPermission['reach']) =>
    ordered.filter((permission) => permissionCatalogue[permission].reach === reach)
  return [...countsIn('store'), ...countsIn('all')]
}
