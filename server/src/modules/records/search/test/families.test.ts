import { describe, expect, it, test } from 'vitest'
import { modules } from '../../../index.ts'
import { searched } from '../port.ts'
import type { Searched } from '../searched.ts'
import { typesOf as groupsOf } from '../types.ts'

/** Families that are announced and have no records yet. One that gets operations leaves this list; nothing comes onto it. */
const toCome: Readonly<Record<string, readonly string[]>> = {
  trips: ['trip'],
  expenses: ['expense'],
  billingExports: ['billing_export_batch'],
  invoices: ['invoice'],
  payments: ['payment'],
  quotes: ['quote'],
  intake: ['intake_item'],
  fieldService: ['service_order', 'service_visit', 'service_site', 'service_asset', 'service_agreement'],
}

/** Of the interface's Inventory, which no contract announces yet; and absences and shifts, whose places were kept before they were there. */
const ofNoContract: readonly string[] = ['stock_item', 'absence', 'shift']

const reasons: Readonly<Record<string, string>> = {
  absences:
    'An absence has no name or number, and what it is of is masked; its register filters by member and date.',
  shifts: 'A shift has no name or number; its list filters by unit, member and date.',
  shiftRotations: 'Few; one short list of each unit.',
  shiftPlan: 'What shifts look like in a window; they are read at their unit.',
  shiftRules: 'Figures of a planning unit, which is found itself.',
  shiftClosures: 'Days of a planning unit, which is found itself.',
  hourlyStaffing: 'Figures of a planning unit, which is found itself.',
  reports: 'What other families have, in a table or document; nothing of it is kept.',
  importJobs: 'A job is read by the id that its start answered; what it brought is found itself.',
  attachments: 'A file is found at the record that it belongs to, whose rights are its own.',
  me: 'What is one’s own is found in the families that it is of.',
  people: 'The members by name, who are found themselves.',
  search: 'It is the search.',
  workDays: 'A day is known by its member and its date, which its register filters by.',
  approvals: 'What waits for a decision is found in the family that it is of.',
  approvalDelegations: 'Who decides for whom; one short list, of members who are found themselves.',
  payrollLocks: 'A lock has no name or number, only a period.',
  balances: 'What somebody has saved is read at the member; an account has no name or number.',
  balanceCorrections: 'What waits for a decision is found at the balance that it is of.',
  leavePolicies: 'Few; one short list.',
  leaveGroups: 'Few; one short list.',
  leaveBalances: 'What members have left; the members are found themselves.',
  leaveGroupMembers: 'The members of a group, who are found themselves.',
  balancePayouts: 'Read at the balance that it is paid out of.',
  periodClosings: 'Few; one short list, by their dates.',
  punchClock: 'A punch is read with its session or day; what could not be placed is one short list.',
  punchCorrections: 'What waits for a decision is found in the queue, and at its member.',
  terminals: 'Few; one short list.',
  badges: 'By what members are known on walls, which is shown to nobody; they are found themselves.',
  device: 'What a device on a wall asks; no people search there.',
  calendarFeeds: 'One’s own; one short list.',
  unitCalendarFeeds: 'One’s own; one short list.',
  presence: 'What is so at this moment; its list looks for names.',
  teamCalendar: 'What absences look like in a window; they are found themselves.',
  staffingMinimums: 'Figures of a planning unit, which is found itself.',
  ownShifts: 'One’s own, in their order; nobody looks for one by a name.',
  openShifts: 'An open shift has no name or number; its list filters by unit, state and date.',
  openShiftClaims: 'A claim is read at its open shift, and what waits for a decision in the queue.',
  shiftSwaps: 'What waits for a decision is found in the queue; the others at their members.',
  shiftPublications: 'That a plan was told; found by its unit and days.',
  ownProjects: 'One’s own; they are found as projects.',
  ownTasks: 'One’s own; they are found as tasks.',
  taskStatuses: 'One short list of each project.',
  projectPhases: 'One short list of each project.',
  taskDependencies: 'What joins two tasks, which are found themselves.',
  taskRecurrences: 'A rule is read at the task that it repeats.',
  taskSchedules: 'Figures over tasks, which are found themselves.',
  taskComments: 'What is said about a task is read at the task.',
  taskApprovals: 'What waits for a decision is found at the task that it is of.',
  projectMilestones: 'One short list of each project.',
  pipelines: 'Few; the board of deals shows them.',
  closeReasons: 'One short list, from which a deal that closes takes one.',
  dealFigures: 'Figures over deals, which are found themselves.',
  activityFigures: 'Figures over activities, which are found themselves.',
  timeline: 'What happened to a customer is read at the customer.',
  holidays: 'Days of a calendar, of which a year is one list.',
  customFields: 'Definitions; one short list of each kind of record.',
  leadScoring: 'Versions of one set of rules, in their order.',
  leadAssignments: 'Versions of one setting, in their order; the members in them are found as members.',
  costRates: 'What somebody costs is no text to look for.',
  projectPurchases: 'What is bought for a project is read at the project.',
  projectBudgets: 'Figures of a project, which is found itself.',
  projectAllocations: 'Minutes by week; the members and projects are found themselves.',
  statusUpdates: 'How a project stands is read at the project.',
  installments: 'One short list of each project.',
  pricedHours: 'Hours are read at their project and their day.',
  publicLinks: 'A link is for who was given it; nobody looks for one.',
  publicChangeOrders: 'A change order as its customer sees it; it is found as what it is.',
  roundingRules: 'Dated rules of billed time; one short list.',
  approvalRules: 'Dated rules of who approves hours; one short list.',
  projectDays: 'Hours of a member in a day; found by project, member and dates.',
  invoicingTerms: 'Dated terms of a project, which is found itself.',
  projectRecognition: 'Dated settings of a project, which is found itself.',
  unbilled: 'Worked out of hours, purchases, installments and budgets, which are read at their projects.',
  projectFigures: 'Figures over projects, which are found themselves.',
  integrationEvents: 'The log is read in its order; what happened to a record is found by the record.',
  oauthClients: 'Few, of the person who registered them; one short list.',
  oauthConsents: 'Lives for minutes, in one browser.',
  oauthGrants: 'Few, of one person; one short list.',
  session: 'Signing in; nothing of it is a record that somebody looks for.',
  signIn: 'Methods of one person; one short list, which nobody else may know of.',
  settings: 'One record.',
  outgoingMails: 'A queue that empties itself; its list filters.',
  exports: 'Files of registers, whose records are found themselves.',
  imports: 'The history of imports is read in its order.',
  audit: 'The trail has filters of its own, and reading it is a line of it.',
  errors: 'The catalogue of codes is the same for everybody, and has a page.',
}

const typesOf = new Map<string, string[]>()
for (const { contract, contributes = [] } of modules) {
  const types = contributes
    .filter(({ slot }) => Object.is(slot, searched))
    .map(({ value }) => (value as Searched).type)
  typesOf.set(contract.name, [...(typesOf.get(contract.name) ?? []), ...types])
}

describe.each([...typesOf])('the family %s', (family, types) => {
  it('is found, is to come, or has a reason to be neither', () => {
    const said = [types.length > 0, family in toCome, family in reasons]
    expect(said.filter(Boolean)).toHaveLength(1)
  })
})

test('a family that has operations is not to come any more', () => {
  const built = modules.filter(({ contract }) => Object.keys(contract.operations).length > 0)
  expect(built.map(({ contract }) => contract.name).filter(name => name in toCome)).toEqual([])
})

test('no place is kept for a family that is not there', () => {
  expect(Object.keys(toCome).filter(name => !typesOf.has(name))).toEqual([])
})

test('there is a group for every kind that is found or to come, and for no other', () => {
  const found = [...typesOf.values()].flat().map(type => ({ type }))
  const all = [...[...typesOf.values()].flat(), ...Object.values(toCome).flat(), ...ofNoContract]
  expect(all.toSorted()).toEqual([...groupsOf(found)].toSorted())
})
