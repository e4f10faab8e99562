import type { SettingKey } from './settingCatalogue'

/** What each setting does, in sentences: read on the screens of settings only. */
export const settingExplanations: Readonly<Record<SettingKey, string>> = {
  EAServiceDrive: 'Alerts of the service drive that are older are hidden.',
  EARemAnnounEmail: 'Alerts of emails and reminders that are older are hidden. With 0 none is.',
  EAAutoAssignAlerts: 'Whoever enters the store gets the alerts of its service drive.',
  EATimeDesktopAlerts: 'For how long an alert stays in the corner of the window.',
  EANumOfDesktopAlerts: 'How many alerts stay in the corner of the window at most.',
  TradeAdjustment: 'The navigation leads to the trade adjustments of the store.',
  QuickSearchV2: 'The search at the top asks the newer service.',
  EAStoreEnabled: 'A store that is off is offered to nobody.',
  EAAnnualMiles: 'By how much the mileage of a vehicle grows until somebody reads it again.',
  EASalesTaxRate: 'Added to the price of a vehicle that is bought, and to each payment of a lease.',
  EATradeReducesTax: 'The value of the trade-in is taken off the price before it is taxed.',
  EADealFees: 'Title, registration and documents: financed with the vehicle and not taxed.',
  EADealIncentives: 'Taken off every deal, beside the rebate of the vehicle.',
  EAIncentivesTaxed: 'The price is taxed before the incentives are taken off.',
  EANegativeEquity:
    'What is owed beyond the value of the trade-in is financed. When off it is paid at signing.',
  EADaysToFirstPayment: 'From signing to the first payment of a loan, a month having 30 days.',
  EAOddDays: 'The days beyond a month before the first payment of a loan earn interest.',
  EAFirstPaymentDay:
    'The day of the month on which every loan is first paid, a month or more after signing. With 0 the days to the first payment count.',
  EATelephony:
    'How numbers are dialled. Automatic: by the telephony object of the browser, and by links on a telephone. Link: by links on every device. SIP: in this page, by the telephone exchange of the server. Off: not at all.',
  EAPostalAddress:
    'Street, city, state and ZIP code, which commercial email has to name. It stands at the foot of every email; without it, city and state of the store do.',
}
