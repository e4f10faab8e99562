import { searchContactLog } from './contact-log'
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
  searchContactLog,
  listGlobalSettings,
] as const
