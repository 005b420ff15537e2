/** Lists that people do not look for rows in, by the reason. They may only shrink. */
export type Exceptions = Readonly<Record<string, readonly string[]>>

const drilldowns = [
  'dealFigures.forecastDrilldown',
  'dealFigures.conversionDrilldown',
  'dealFigures.timeInStageDrilldown',
  'dealFigures.winLossDrilldown',
]
const workedOut = [
  ...drilldowns,
  ...['teamCalendar.read', 'customers.listDuplicates', 'projectFigures.profitabilities'],
  ...['projectFigures.wip', 'unbilled.projects', 'unbilled.rows'],
]
const partsOfEntries = ['projectPhases.listHours', 'pricedHours.list']
const logs = ['integrationEvents.list', 'audit.list', 'audit.checkpoints']
const movements = ['balances.listTransactions', 'leaveBalances.transactions']
const versions = ['leadScoring.list', 'leadAssignments.list', 'projects.listBaselines']
const timelines = ['timeline.ofDeal', 'timeline.ofCustomer']
const ofOneBatch = ['payrollExports.listLines', 'payrollExports.listDeliveries']

export const withoutIds: Exceptions = {
  'Worked out of records, which are read in their own lists.': [
    ...workedOut,
    ...['presence.list', 'shiftPublications.listShifts', 'shiftSwaps.candidates', 'workDays.history'],
  ],
  'Rows of several kinds, each of which is read at its own place.': ['me.requests', ...timelines],
  'Parts of entries of days, which have no records of their own.': partsOfEntries,
  'What became of rows of a table or of members, which have places in it and no ids.': [
    ...['importJobs.rows', 'periodClosings.listResults'],
  ],
  'Few, of one record.': [
    ...[...ofOneBatch, ...versions, 'contacts.listOfCustomer'],
    ...['leads.duplicates', 'projectPhases.list', 'projectRecognition.list', 'projectMilestones.list'],
    ...['invoicingTerms.list', 'taskDependencies.list'],
  ],
  'Of one member, by date or kind.': [
    ...['me.entitlements', 'balances.listOwn', 'workDays.listMemberDays', 'workDays.listOwnDays'],
  ],
  'Members, who are read in the roster.': ['leaveGroupMembers.list'],
  'Dates, of which those of the calendar have no id.': ['holidays.list'],
  'Read in its order.': [...movements, ...logs, 'webhooks.listDeliveries'],
}

export const withoutText: Exceptions = {
  'Worked out of records, which are found in their own lists.': [
    ...[...workedOut, ...partsOfEntries, 'shiftSwaps.candidates'],
  ],
  'Of the caller, by date, and few.': [
    ...['me.requests', 'punchClock.list', 'punchClock.listOwnUnplaced', 'punchCorrections.listOwn'],
    ...['approvalDelegations.listOwn', 'absences.listOwn', 'openShifts.listOwn', 'openShiftClaims.listOwn'],
    ...['shiftSwaps.listOwn', 'ownShifts.list', 'projectDays.listOwn', 'taskComments.listOwn'],
    'taskApprovals.listWaiting',
  ],
  'Of one record, in their order.': [
    ...[...ofOneBatch, ...movements, ...timelines, ...versions, 'balanceCorrections.list'],
    ...['balancePayouts.list', 'shiftPublications.listShifts', 'openShifts.claims', 'importJobs.rows'],
    ...['statusUpdates.list', 'rateCards.listRules', 'taskComments.list', 'taskApprovals.list'],
    'webhooks.listDeliveries',
  ],
  'Known by their dates and units; they have no text.': [
    ...['periodClosings.list', 'shiftPublications.list', 'openShifts.list', 'roundingRules.list'],
    'approvalRules.list',
  ],
  'A log, which is narrowed by its fields.': logs,
}

export const withoutOrder: Exceptions = {
  'Worked out of records, in an order that is part of what they say.': [
    ...[...workedOut, ...partsOfEntries, 'presence.list', 'shiftSwaps.candidates'],
  ],
  'By the name of a person.': ['people.list'],
  'By member, who is found by name.': [
    ...['balances.list', 'leaveBalances.list', 'leaveGroupMembers.list', 'periodClosings.listResults'],
  ],
  'Of the caller, by date, and few.': [
    ...['me.requests', 'punchClock.listOwnUnplaced', 'punchCorrections.listOwn', 'ownProjects.list'],
    ...['approvalDelegations.listOwn', 'openShifts.listOwn', 'openShiftClaims.listOwn', 'ownTasks.list'],
    ...['shiftSwaps.listOwn', 'ownShifts.list', 'projectDays.listOwn', 'taskComments.listOwn'],
    'taskApprovals.listWaiting',
  ],
  'Of one record, in their order.': [
    ...[...ofOneBatch, ...movements, ...timelines, ...versions, 'balanceCorrections.list'],
    ...['balancePayouts.list', 'shiftPublications.listShifts', 'openShifts.claims', 'importJobs.rows'],
    ...['projectAllocations.list', 'statusUpdates.list', 'rateCards.listRules', 'taskComments.list'],
    ...['taskApprovals.list', 'webhooks.listDeliveries', 'attachments.list'],
  ],
  'By the date that they are of.': [
    ...['punchClock.list', 'punchClock.listTeamUnplaced', 'periodClosings.list', 'roundingRules.list'],
    ...['approvalRules.list', 'projectDays.list'],
  ],
  'A log, in its order.': logs,
}
