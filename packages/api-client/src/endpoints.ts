import { getContactHistoryEntry, lockOpportunity, logCall } from './activity'
import { searchContactLog } from './contact-log'
import {
  getContactHistory,
  getCustomerInfo,
  getDealInfo,
  getLastRoCustomer,
  getOpportunity,
  getOpportunityDetails,
  getPaymentInfo,
  getVehicleInfo,
} from './opportunity'
import { getUserAccess, validateToken } from './session'
import { listGlobalSettings } from './settings'
import { checkStore, getStoreLogo, listStores, setActiveStore } from './stores'
import { recordUsage } from './usage'
import { searchLogs } from './work-log'

/** Every endpoint of the contract, in the order of api.md: what docs/api.md is printed from and what the server must mount. */
export const endpoints = [
  getUserAccess,
  validateToken,
  listStores,
  checkStore,
  getStoreLogo,
  setActiveStore,
  recordUsage,
  searchLogs,
  getOpportunityDetails,
  getOpportunity,
  getCustomerInfo,
  getDealInfo,
  getVehicleInfo,
  getContactHistory,
  getPaymentInfo,
  getLastRoCustomer,
  logCall,
  getContactHistoryEntry,
  lockOpportunity,
  searchContactLog,
  listGlobalSettings,
] as const
