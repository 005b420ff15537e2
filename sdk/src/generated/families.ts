// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call } from '../call.ts'
import { me, calendarFeeds, unitCalendarFeeds } from './me.ts'
import { members } from './members.ts'
import { search } from './search.ts'
import { workDays, punchClock, punchCorrections } from './work-days.ts'
import { presence } from './presence.ts'
import { approvals } from './approvals.ts'
import { payrollLocks, payrollExports } from './payroll-exports.ts'
import { balances, balanceCorrections, balancePayouts, periodClosings } from './balances.ts'
import {
  timeBanks,
  payTypeRules,
  absenceTypes,
  leavePolicies,
  leaveGroups,
  leaveGroupMembers,
  customerGroups,
  customerTags,
  entryTypes,
  dayTypes,
  worktimeModels,
  dimensions,
  planningUnits,
  staffGroups,
  employers,
  holidays,
  customFields,
  paymentTerms,
} from './catalogs.ts'
import { absences, teamCalendar, staffingMinimums, leaveBalances } from './absences.ts'
import { customers, contacts } from './customers.ts'
import {
  pipelines,
  deals,
  dealFigures,
  closeReasons,
  products,
  leads,
  leadScoring,
  leadAssignments,
  leadSources,
  disqualifyReasons,
  activities,
  activityFigures,
  activityOutcomes,
  timeline,
} from './crm.ts'
import {
  projects,
  projectRoles,
  projectAllocations,
  changeOrders,
  statusUpdates,
  installments,
  projectPhases,
  rateCards,
  pricedHours,
  costRates,
  projectPurchases,
  projectBudgets,
  projectFigures,
  projectMilestones,
} from './projects.ts'
import { publicChangeOrders } from './public-links.ts'
import {
  tasks,
  ownTasks,
  taskStatuses,
  taskLabels,
  taskDependencies,
  taskSchedules,
  taskComments,
  taskApprovals,
  taskRecurrences,
} from './tasks.ts'
import { imports } from './imports.ts'
import { integrationEvents } from './integration-events.ts'
import { webhooks } from './webhooks.ts'
import { terminals, badges, device } from './terminals.ts'
import { apiKeys } from './api-keys.ts'
import { oauthClients, oauthGrants, oauthConsents } from './connected-apps.ts'
import { session, signIn } from './session.ts'
import { settings } from './settings.ts'
import { outgoingMails } from './outgoing-mail.ts'
import { attachments } from './attachments.ts'
import { audit } from './audit.ts'
import { errors } from './errors.ts'

export const bindFamilies = (call: Call) => ({
  me: me(call),
  calendarFeeds: calendarFeeds(call),
  unitCalendarFeeds: unitCalendarFeeds(call),
  members: members(call),
  search: search(call),
  workDays: workDays(call),
  punchClock: punchClock(call),
  punchCorrections: punchCorrections(call),
  presence: presence(call),
  approvals: approvals(call),
  payrollLocks: payrollLocks(call),
  payrollExports: payrollExports(call),
  balances: balances(call),
  balanceCorrections: balanceCorrections(call),
  balancePayouts: balancePayouts(call),
  periodClosings: periodClosings(call),
  timeBanks: timeBanks(call),
  payTypeRules: payTypeRules(call),
  absenceTypes: absenceTypes(call),
  leavePolicies: leavePolicies(call),
  leaveGroups: leaveGroups(call),
  leaveGroupMembers: leaveGroupMembers(call),
  customerGroups: customerGroups(call),
  customerTags: customerTags(call),
  entryTypes: entryTypes(call),
  dayTypes: dayTypes(call),
  worktimeModels: worktimeModels(call),
  dimensions: dimensions(call),
  planningUnits: planningUnits(call),
  staffGroups: staffGroups(call),
  employers: employers(call),
  holidays: holidays(call),
  customFields: customFields(call),
  paymentTerms: paymentTerms(call),
  absences: absences(call),
  teamCalendar: teamCalendar(call),
  staffingMinimums: staffingMinimums(call),
  leaveBalances: leaveBalances(call),
  customers: customers(call),
  contacts: contacts(call),
  pipelines: pipelines(call),
  deals: deals(call),
  dealFigures: dealFigures(call),
  closeReasons: closeReasons(call),
  products: products(call),
  leads: leads(call),
  leadScoring: leadScoring(call),
  leadAssignments: leadAssignments(call),
  leadSources: leadSources(call),
  disqualifyReasons: disqualifyReasons(call),
  activities: activities(call),
  activityFigures: activityFigures(call),
  activityOutcomes: activityOutcomes(call),
  timeline: timeline(call),
  projects: projects(call),
  projectRoles: projectRoles(call),
  projectAllocations: projectAllocations(call),
  changeOrders: changeOrders(call),
  statusUpdates: statusUpdates(call),
  installments: installments(call),
  projectPhases: projectPhases(call),
  rateCards: rateCards(call),
  pricedHours: pricedHours(call),
  costRates: costRates(call),
  projectPurchases: projectPurchases(call),
  projectBudgets: projectBudgets(call),
  projectFigures: projectFigures(call),
  projectMilestones: projectMilestones(call),
  publicChangeOrders: publicChangeOrders(call),
  tasks: tasks(call),
  ownTasks: ownTasks(call),
  taskStatuses: taskStatuses(call),
  taskLabels: taskLabels(call),
  taskDependencies: taskDependencies(call),
  taskSchedules: taskSchedules(call),
  taskComments: taskComments(call),
  taskApprovals: taskApprovals(call),
  taskRecurrences: taskRecurrences(call),
  imports: imports(call),
  integrationEvents: integrationEvents(call),
  webhooks: webhooks(call),
  terminals: terminals(call),
  badges: badges(call),
  device: device(call),
  apiKeys: apiKeys(call),
  oauthClients: oauthClients(call),
  oauthGrants: oauthGrants(call),
  oauthConsents: oauthConsents(call),
  session: session(call),
  signIn: signIn(call),
  settings: settings(call),
  outgoingMails: outgoingMails(call),
  attachments: attachments(call),
  audit: audit(call),
  errors: errors(call),
})
