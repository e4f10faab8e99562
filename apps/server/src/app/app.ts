import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ApiHost } from '../endpoints/apiHost'
import { countLargeAnswers } from '../endpoints/largeAnswers'
import { withCurrentAccess } from '../access/currentAccess'
import { makeRecordAccess } from '../access/recordAccess'
import type { Clock } from '../core/clock'
import { withoutValues } from '../core/loggedError'
import type { Config } from '../config/config'
import { projectRoot } from '../config/folders'
import type { Database } from '../db/schema/schema'
import { scannerOf } from '../email/malwareScanner'
import { mountActivity } from '../features/activity/activityRoutes'
import { mountAlerts } from '../features/alerts/alertRoutes'
import { mountAnnouncements } from '../features/announcements/announcementRoutes'
import { announceNoLongerOwns } from '../features/activity/announceNoLongerOwns'
import { mountAuditLog } from '../features/audit-log/auditRoutes'
import { mountContactLog } from '../features/contact-log/contactLogRoutes'
import { mountCustomer } from '../features/customer/customerRoutes'
import { mountCustomer360 } from '../features/customer-360/customer360Routes'
import { mountRepairOrders } from '../features/customer-360/repairOrderRoutes'
import { mountVehicle } from '../features/vehicle/vehicleRoutes'
import { mountExportLog } from '../features/export-log/exportRoutes'
import { mountFlagging } from '../features/flagging/flagRoutes'
import { mountEmail } from '../features/email/sending/emailRoutes'
import { mountEmailPicture } from '../features/email/opens/emailPicture'
import { makeMailer } from '../features/email/sending/mailer'
import { sendEmailJob } from '../features/email/sending/sendEmailJob'
import { mountUnassignedEmails } from '../features/email/receiving/unassignedEmails'
import { mountUnsubscribe } from '../features/email/addresses/unsubscribe'
import { followEleadJob } from '../features/lead/followEleadJob'
import { mountLeads } from '../features/lead/leadRoutes'
import { makeLeadSystems } from '../features/lead/makeLeadSystems'
import { sendLeadJob } from '../features/lead/sendLeadJob'
import { mountHistory } from '../features/history/historyRoutes'
import { mountReminders } from '../features/reminder/reminderRoutes'
import { mountLock } from '../features/lock/lockRoutes'
import { releaseStaleLocks } from '../features/lock/staleLocks'
import { mountLookups } from '../features/lookups/lookupRoutes'
import { mountHousehold } from '../features/household/householdRoutes'
import { mountPeople } from '../features/people/peopleRoutes'
import { mountPayment } from '../features/payment/paymentRoutes'
import { mountOffers } from '../features/offers/offerRoutes'
import { mountProducts } from '../features/products/productRoutes'
import { mountOpportunity } from '../features/opportunity/opportunityRoutes'
import { mountQuickSearch } from '../features/quick-search/quickSearchRoutes'
import { mountSavedSearches } from '../features/saved-search/savedSearchRoutes'
import { mountServiceLog } from '../features/service-log/serviceLogRoutes'
import { mountHelpLinks } from '../features/help-links/helpLinkRoutes'
import { mountProfiles } from '../features/session/profileRoutes'
import { mountSession } from '../features/session/sessionRoutes'
import { mountSettings } from '../features/settings/settingRoutes'
import { mountStores } from '../features/stores/storeRoutes'
import { mountTemplates } from '../features/templates/templateRoutes'
import { mountTelephony } from '../features/telephony/telephonyRoutes'
import { mountTradeAdjustments } from '../features/trade-adjustment/adjustmentRoutes'
import { mountUsage } from '../features/usage/usageRoutes'
import { mountDashboard } from '../features/dashboard/dashboardRoutes'
import { mountOrphans } from '../features/orphans/orphanRoutes'
import { mountVehicleMap } from '../features/vehicle-map/vehicleMapRoutes'
import { mountVls } from '../features/vls/vlsRoutes'
import { mountValuesOverTime } from '../features/values-over-time/valueRoutes'
import { mountWorkLog } from '../features/work-log/logRoutes'
import { mountMailIn } from '../feeds/mail/mountMailIn'
import { answerErrors } from '../http/answerErrors'
import { mountAppConfig } from '../http/appConfigRoute'
import { compressAnswers } from '../http/compressAnswers'
import { mountHealth } from '../http/health'
import { answerNoRequest, answerUnreadableAddress } from '../http/malformedRequests'
import { requireOwnHost } from '../http/ownHosts'
import { countingOf, limitIdentity, makeLimits } from '../http/rateLimits'
import { requestIdOf } from '../http/requestIds'
import { logRequests } from '../http/requestLog'
import { endStalledAnswers, stalledAfterMs } from '../http/stalledAnswers'
import { setSecurityHeaders } from '../http/securityHeaders'
import { mountWebApp } from '../http/webApp'
import type { AskAccess, VerifyToken } from '../identity/caller'
import { withRequiredSignIn } from '../identity/requiredSignIn'
import { mountJobs } from '../jobs/mountJobs'
import { mountLive } from '../live/mountLive'
import { loadDemo } from './demo/loadDemo'
import { jobKinds } from './jobKinds'

/** What the app is made of. */
export interface AppParts {
  readonly config: Config
  readonly db: Database
  readonly logger: Logger
  readonly clock: Clock
  /** Decides whose tokens are trusted; it may mount an identity server on the app first. */
  readonly trust: (app: FastifyInstance) => Promise<VerifyToken>
  /** Asks an external identity server what a token is worth now; the newest token of each person counts when absent. */
  readonly askAccess?: AskAccess | null
  /** The build of the web app; the one of the repository when absent. */
  readonly webFolder?: string
  /** How long a client may take nothing of an answer; half a minute when absent. */
  readonly stalledAfterMs?: number
  /** Gives the app's requests to a server that listens already, instead of making one. */
  readonly serveOn?: (listener: RequestListener) => Server
}

/** The largest body of a request (api.md 1.2, sizes). */
const bodyLimit = 256 * 1024

/**
 * Puts the server together: what every request goes through, the endpoints of the contract, and the web app. It does not
 * listen; tests call it with `app.inject`.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, clock, serveOn } = parts
  const loggerInstance: FastifyBaseLogger = parts.logger
  const app: FastifyInstance = fastify({
    loggerInstance,
    // We log requests ourselves: without addresses (http/requestLog).
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: requestIdOf,
    bodyLimit,
    exposeHeadRoutes: false,
    trustProxy: config.trustProxy,
    clientErrorHandler: answerNoRequest(config),
    frameworkErrors: answerUnreadableAddress(config),
    routerOptions: { maxParamLength: 200 },
    // Closing is bound by it too, and waits for jobs and requests that still run: those are cut off by their own limits first.
    pluginTimeout: 60_000,
    ...(serveOn === undefined ? {} : { serverFactory: serveOn }),
  })
  app.decorateRequest('caller', null)
  app.removeContentTypeParser('text/plain')
  logRequests(app)
  setSecurityHeaders(app, config)
  requireOwnHost(app, config)
  answerErrors(app)
  compressAnswers(app)
  endStalledAnswers(app.server, parts.stalledAfterMs ?? stalledAfterMs)

  const checkLimit = await makeLimits(app, countingOf(config, db))
  limitIdentity(app, checkLimit)
  const { requiredSignIn } = config.identity
  const trusted = withRequiredSignIn(await parts.trust(app), requiredSignIn, clock)
  const verifyToken = withCurrentAccess(trusted, {
    db,
    clock,
    ask: parts.askAccess ?? null,
    onFailure: (error) =>
      app.log.warn({ err: withoutValues(error) }, 'what a token is worth now could not be asked'),
  })
  const parent = { fastify: app, db, clock, verifyToken }
  const liveParts = { ...parent, takeMessage: announceNoLongerOwns, afterHeartbeat: releaseStaleLocks }
  const largeAnswers = countLargeAnswers(config.rateLimits)
  const recordAccess = makeRecordAccess(db, clock)
  const host: ApiHost = {
    ...parent,
    requiredSignIn,
    recordAccess,
    checkLimit,
    largeAnswers,
    live: mountLive(liveParts, config),
  }
  const demo = await loadDemo(config)
  const mailer = makeMailer(host, config, demo?.startDemoPostOffice)
  const emailJob = sendEmailJob(mailer, host)
  const scanFile = scannerOf(config.clamd, (malware) => app.log.warn({ malware }, 'a file was not kept'))
  const mailIn = mountMailIn(host, config, mailer, scanFile)
  const leads = makeLeadSystems(host, config, mailer, demo?.startDemoLeadSystems)
  const followLead = followEleadJob(leads)
  const leadJob = sendLeadJob(leads, followLead, config.web.appName, clock)
  mountJobs(host, config, [...jobKinds(config, demo), emailJob, leadJob, followLead, ...mailIn.jobs])
  mountHealth(app, db)
  mountAppConfig(app, config)
  mountSession(host)
  mountProfiles(host)
  mountHelpLinks(host)
  mountStores(host)
  mountAlerts(host)
  mountAnnouncements(host)
  mountUsage(host)
  mountWorkLog(host)
  mountQuickSearch(host)
  mountExportLog(host)
  mountServiceLog(host)
  mountOpportunity(host)
  mountValuesOverTime(host)
  mountHousehold(host)
  mountOffers(host)
  mountProducts(host)
  mountPayment(host)
  mountHistory(host)
  mountEmail(host, emailJob)
  mountUnassignedEmails(host, scanFile)
  mountUnsubscribe(host, config, mailer)
  mountEmailPicture(host, mailer)
  mountLeads(host, leads, leadJob, config.web.appName)
  mountLock(host)
  mountActivity(host)
  mountCustomer(host)
  mountCustomer360(host)
  mountRepairOrders(host)
  mountVehicle(host)
  mountVls(host)
  mountReminders(host)
  mountFlagging(host)
  mountContactLog(host)
  mountSettings(host)
  mountTemplates(host)
  mountTradeAdjustments(host)
  mountTelephony(host, config)
  mountOrphans(host)
  mountVehicleMap(host)
  mountDashboard(host)
  mountAuditLog(host)
  mountPeople(host, config)
  mountSavedSearches(host)
  mountLookups(host)
  if (config.identity.isEmbedded) demo?.mountDemonstration(host, config, mailIn.port)
  await mountWebApp(app, config, parts.webFolder ?? join(projectRoot, 'apps/web/dist'))
  return app
}
