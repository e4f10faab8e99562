/** What of the alerts is fetched once the page can be used. */
export { AlertsCount } from './AlertsCount'
export { AlertsMenu } from './AlertsMenu'
