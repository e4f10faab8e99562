import { getContactHistoryEntry, logCall, saveContactHistory, saveNote } from './activity'
import {
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
  listAnnouncementsAdmin,
  markAnnouncementRead,
  updateAnnouncement,
} from './announcements'
import { exportAuditLog, getAuditEntry, listAuditChoices, searchAuditLog } from './audit-log'
import { changeOwner } from './change-owner'
import { searchContactLog } from './contact-log'
import { checkEmailBounce, checkEmailUnsubscribed, sendEmail, validateEmail } from './email'
import { getEmailAttachment } from './email-attachments'
import { exportLog } from './export-log'
import { listTimeline } from './customer-timeline'
import {
  getDealInfo360,
  getInventoryDetails,
  listAppraisals360,
  listCustomers360,
  listDeals360,
  listSearchHistory,
  listViewHistory,
  setEmployeeFlag,
  validateEmployee,
} from './customer-360'
import { exportDashboard, getDashboard, searchActivity } from './dashboard'
import {
  listAssociates,
  listFlaggedAssociates,
  listMyFlaggedOpportunities,
  setFlag,
  updateAssociates,
} from './flags'
import { listHouseholdVehicles } from './household'
import {
  createAdfLead,
  createElead,
  getCompassLeadStatus,
  getEleadStatus,
  listEleadSalespersons,
  previewAdfLead,
  recordEleadHistory,
  setLeadPending,
  submitToCompass,
} from './leads'
import { lockOpportunity } from './lock'
import {
  listColors,
  listCompassStatuses,
  listFlaggedSalesUsers,
  listHyperionFilters,
  listLenders,
  listMakes,
  listModels,
  listStoreUsers,
  listTrims,
  listYears,
} from './lookups'
import {
  createNotification,
  listNotifications,
  markNotificationsViewed,
  removeNotifications,
  removeReminderNotifications,
} from './notifications'
import { listCampaignOffers, listOffers, listServiceOffers } from './offers'
import {
  getContactHistory,
  getCustomerInfo,
  getDealInfo,
  getLastRoCustomer,
  getOpportunity,
  getOpportunityDetails,
  getPaymentInfo,
  getVehicleInfo,
  saveConquest,
  saveCustomerInfo,
} from './opportunity'
import { getOpportunitySections } from './opportunity-sections'
import { assignOrphans, listOrphans, undoOrphanAssignment } from './orphans'
import { overrideReply } from './override-reply'
import { computeLeaseFinance } from './payment'
import { exportPeople, getPerson, listPeopleChoices, listPermissionHolders, searchPeople } from './people'
import { listProtectionProducts } from './products'
import { listLastViewed, quickSearchV2, recordOpportunityViewed, searchLog } from './quick-search'
import { getRoHistory, getRoLineItems } from './repair-orders'
import { deleteSavedSearch, listSavedSearches, saveSearch } from './saved-search'
import { flagOpportunities, unlockOpportunities } from './selected-rows'
import { listCandidates } from './service-log'
import { completeReminder, createReminder, listMyReminders, removeReminders } from './reminders'
import { getUserAccess, validateToken } from './session'
import {
  deleteSettings,
  listAllStores,
  listSettingHistory,
  listSettings,
  lockSetting,
  saveManySettings,
  saveSettings,
  undoManySettings,
  updateSettings,
} from './settingOverrides'
import { getSetting, listGlobalSettings } from './settings'
import { getOfferTerms, listStockOffers } from './stock-offers'
import {
  autoSubscribeAlerts,
  checkStore,
  getStoreAdditionalInfo,
  getStoreLogo,
  listBrandRegionMarket,
  listStores,
  setActiveStore,
} from './stores'
import { assignEmail, listUnassignedEmails } from './unassigned-emails'
import { listTradeAdjustments, saveTradeAdjustment } from './trade-adjustments'
import { getKeyFeatures, listTrimLevels, saveTrim } from './vehicle'
import {
  deleteVehicleMappings,
  exportVehicleMap,
  filterVehicleMap,
  importVehicleMap,
  mapVehicleItems,
  previewVehicleMapImport,
  undoVehicleMapImport,
} from './vehicle-map'
import { chooseVlsVehicles, getVlsData, getVlsInventory, getVlsVehicles, openVls } from './vls'
import {
  createTemplate,
  deleteTemplate,
  getDisclaimer,
  listTemplates,
  saveDisclaimer,
  updateTemplate,
} from './templates'
import { findCallers, getSipCredentials } from './telephony'
import { getProfile, listProfiles, saveProfile } from './profile'
import { createHelpLink, deleteHelpLink, listHelpLinks, searchOnlineHelp, updateHelpLink } from './help-links'
import { recordUsage, recordUsages } from './usage'
import { getSearchedOpportunity } from './searched-opportunity'
import { getValueHistory } from './value-history'
import { countRowStates, searchLogs } from './work-log'

/** Every endpoint of the contract, in the order of api.md: what docs/api.md is printed from and what the server must mount. */
export const endpoints = [
  getUserAccess,
  validateToken,
  listStores,
  listBrandRegionMarket,
  listAllStores,
  checkStore,
  getStoreAdditionalInfo,
  getStoreLogo,
  setActiveStore,
  autoSubscribeAlerts,
  listNotifications,
  markNotificationsViewed,
  removeNotifications,
  removeReminderNotifications,
  createNotification,
  listAnnouncements,
  markAnnouncementRead,
  getProfile,
  saveProfile,
  listProfiles,
  searchOnlineHelp,
  recordUsage,
  recordUsages,
  searchLogs,
  countRowStates,
  getSearchedOpportunity,
  getValueHistory,
  searchLog,
  quickSearchV2,
  exportLog,
  listCandidates,
  listSavedSearches,
  saveSearch,
  deleteSavedSearch,
  listYears,
  listMakes,
  listModels,
  listTrims,
  listColors,
  listCompassStatuses,
  listLenders,
  listHyperionFilters,
  listFlaggedSalesUsers,
  listStoreUsers,
  listLastViewed,
  recordOpportunityViewed,
  getOpportunityDetails,
  getOpportunity,
  getCustomerInfo,
  getDealInfo,
  getVehicleInfo,
  getContactHistory,
  getPaymentInfo,
  getLastRoCustomer,
  getOpportunitySections,
  saveConquest,
  saveCustomerInfo,
  getKeyFeatures,
  listTrimLevels,
  saveTrim,
  listHouseholdVehicles,
  logCall,
  saveNote,
  sendEmail,
  checkEmailBounce,
  checkEmailUnsubscribed,
  validateEmail,
  saveContactHistory,
  getContactHistoryEntry,
  getEmailAttachment,
  listMyReminders,
  createReminder,
  completeReminder,
  removeReminders,
  lockOpportunity,
  setFlag,
  listFlaggedAssociates,
  listMyFlaggedOpportunities,
  listAssociates,
  updateAssociates,
  changeOwner,
  listOrphans,
  assignOrphans,
  undoOrphanAssignment,
  flagOpportunities,
  unlockOpportunities,
  searchContactLog,
  overrideReply,
  listUnassignedEmails,
  assignEmail,
  getDashboard,
  exportDashboard,
  searchActivity,
  listOffers,
  listCampaignOffers,
  listServiceOffers,
  listProtectionProducts,
  openVls,
  getVlsData,
  getVlsVehicles,
  getVlsInventory,
  chooseVlsVehicles,
  listCustomers360,
  listDeals360,
  getDealInfo360,
  listAppraisals360,
  listViewHistory,
  listSearchHistory,
  getInventoryDetails,
  validateEmployee,
  setEmployeeFlag,
  getRoHistory,
  getRoLineItems,
  listTimeline,
  listGlobalSettings,
  getSetting,
  listSettings,
  saveSettings,
  updateSettings,
  saveManySettings,
  undoManySettings,
  deleteSettings,
  lockSetting,
  listSettingHistory,
  listTemplates,
  createTemplate,
  updateTemplate,
  deleteTemplate,
  getDisclaimer,
  saveDisclaimer,
  listTradeAdjustments,
  saveTradeAdjustment,
  getSipCredentials,
  findCallers,
  filterVehicleMap,
  exportVehicleMap,
  mapVehicleItems,
  deleteVehicleMappings,
  previewVehicleMapImport,
  importVehicleMap,
  undoVehicleMapImport,
  searchAuditLog,
  exportAuditLog,
  listAuditChoices,
  getAuditEntry,
  searchPeople,
  exportPeople,
  listPeopleChoices,
  getPerson,
  listPermissionHolders,
  listHelpLinks,
  createHelpLink,
  updateHelpLink,
  deleteHelpLink,
  listAnnouncementsAdmin,
  createAnnouncement,
  updateAnnouncement,
  deleteAnnouncement,
  setLeadPending,
  submitToCompass,
  getCompassLeadStatus,
  createAdfLead,
  createElead,
  recordEleadHistory,
  getEleadStatus,
  listEleadSalespersons,
  previewAdfLead,
  computeLeaseFinance,
  getOfferTerms,
  listStockOffers,
] as const
