import {
  getContactHistory,
  getCustomerInfo,
  getDealInfo,
  getLastRoCustomer,
  getOpportunity,
  getOpportunityDetails,
  getPaymentInfo,
  getVehicleInfo,
} from '@retain/api-client/opportunity'
import { getOpportunitySections, sectionLine } from '@retain/api-client/opportunity-sections'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { StreamedLines, asReady } from '../../endpoints/streamedLines'
import { readSection } from './readSection'
import { recordView, sectionHandlers } from './sectionHandlers'

/** Serves the page of an opportunity: its frame and its sections, each by its own call and several in one answer. */
export function mountOpportunity(host: ApiHost): void {
  mount(host, getOpportunityDetails, sectionHandlers.frame)
  mount(host, getOpportunity, (call) =>
    call.params.log ? recordView(call) : sectionHandlers.opportunity(call),
  )
  mount(host, getCustomerInfo, sectionHandlers.equityDealCustomer)
  mount(host, getDealInfo, sectionHandlers.dealInformation)
  mount(host, getVehicleInfo, sectionHandlers.currentVehicle)
  mount(host, getPaymentInfo, sectionHandlers.leaseFinance)
  mount(host, getLastRoCustomer, sectionHandlers.lastRoDealCustomer)
  mount(host, getContactHistory, sectionHandlers.contactHistory)
  mount(host, getOpportunitySections, async (call) => {
    const { log } = host.fastify
    const sections = call.query.names.map((name) => readSection(name, call, log))
    return new StreamedLines(sectionLine, asReady(sections))
  })
}
