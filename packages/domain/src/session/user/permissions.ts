/** The 21 permission names, spelt exactly as the identity server grants them (S-359); three hold blanks (S-740). */
export const permissions = [
  'Opportunity_Application_Access',
  'Opportunity_Can_Edit_Default_Settings',
  'Opportunity_Can_Edit_Default_Search_Settings',
  'Opportunity_Can_Access_Enable_Stores',
  'Opportunity_Can_Edit_HelpLink',
  'Opportunity_VehTradeAdjust_Access',
  'Opportunity_Can_Edit_Global_Setting_Overrides',
  'Opportunity_Can_Edit_Setting_Overrides',
  'Opportunity_Can_View_Setting_Overrides',
  'Opportunity_Can_Access_Sandbox',
  'Opportunity_Can_Edit_Email_Templates',
  'Opportunity_Can_Edit_Call_Guides',
  'Opportunity_Can_Print_Playground',
  'Opportunity_Can_Set_No_Longer_Owned',
  'Opportunity_Admin_Announcement',
  'Opportunity_Can_Access_Help_Tour',
  'Opportunity_Call_Center_Access',
  'Opportunity_CustomerHistory_Activity_Report_GlobalAdmin',
  'CanView360 Access',
  'CanView360 Numbers',
  'CanView360 View Deal Info',
] as const

/** One thing that a role may allow. */
export type Permission = (typeof permissions)[number]

/** What opens the main app and the logs: general access (S-027). */
export const generalAccess: Permission = 'Opportunity_Application_Access'

/**
 * Any of them opens the setting overrides; what each grants beyond reading is the rule of settingAccess (S-735,
 * OP-126).
 */
export const overridePermissions = [
  'Opportunity_Can_View_Setting_Overrides',
  'Opportunity_Can_Edit_Setting_Overrides',
  'Opportunity_Can_Edit_Global_Setting_Overrides',
] as const satisfies readonly Permission[]
