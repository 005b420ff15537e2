import { payrollExportOperations } from '../../modules/payroll/payroll-exports/port.ts'
import { approvalOperations } from '../../modules/people/approvals/port.ts'
import { memberOperations } from '../../modules/people/members/port.ts'
import { payrollLockOperations } from '../../modules/time/payroll-locks/port.ts'
import { ownShiftOperations, publicationOperations } from '../../modules/time/shifts/port.ts'
import { workDayOperations } from '../../modules/time/work-days/port.ts'
import type { AnswerOf } from '../../platform/http/handler.ts'
import { type Id, newId } from '../../platform/vocabulary/ids.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import type { Person } from '../companies/company.ts'
import { addressesOf } from '../credentials.ts'
import type { PlannedEntry } from '../days/planned-day.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'
import type { ShiftAction } from '../timeline/shifts.ts'
import type { Action } from '../timeline/step.ts'
import { beAbsent, isAbsence } from './absences.ts'
import { activityStep, describeActivities } from './activities.ts'
import { agreementStep } from './agreements.ts'
import { dealStep } from './deals.ts'
import { describeLeads, leadStep } from './leads.ts'
import { punchStep } from './punches.ts'
import { agree, type Window } from './shifts/agreeing.ts'
import { type PlannedUnit, plannedUnitOf, signingIn } from './shifts/planned-unit.ts'
import { plan } from './shifts/planning.ts'
import { taskStep } from './tasks.ts'

type Waiting = AnswerOf<typeof approvalOperations.list>['items'][number]

/** Reads the supervisor's queue and approves, in batches, what is of direct reports and not after a date. */
async function approve({ by, until }: Extract<Action, { kind: 'approve' }>, founded: Founded): Promise<void> {
  const reports = reportsOf(by, founded)
  const ids: Id[] = []
  for await (const { workDayId, membershipId, workDate } of queueOf(by, founded))
    if (workDayId !== null && workDate !== null && reports.has(membershipId) && workDate <= until)
      ids.push(workDayId)
  for (let from = 0; from < ids.length; from += limits.batchIds) {
    const body = { ids: ids.slice(from, from + limits.batchIds) }
    await founded.office.as(by, workDayOperations.approveBatch, { body })
  }
}

async function* queueOf(by: Person, { office }: Founded): AsyncGenerator<Waiting> {
  const first = { kind: 'work_day', limit: limits.pageSize.max } as const
  let page = await office.as(by, approvalOperations.list, { query: first })
  yield* page.items
  while (page.pageInfo.nextCursor !== null) {
    const query = { ...first, cursor: page.pageInfo.nextCursor }
    page = await office.as(by, approvalOperations.list, { query })
    yield* page.items
  }
}

const reportsOf = ({ key }: Person, { company, members }: Founded): ReadonlySet<Id> =>
  new Set(
    company.people
      .filter(({ supervisor }) => supervisor === key)
      .map(report => members.get(report.key) ?? ''),
  )

const steps = { agree, plan, publish, acknowledge }

/** What the planner of a unit and its people do with its shifts. */
async function shiftStep(action: ShiftAction, founded: Founded): Promise<void> {
  const unit = plannedUnitOf(founded)
  if (unit) await steps[action.does](founded, unit, action)
}

/** Carries out an action of the timeline by requests of the people whose action it is. */
export function carryOut(action: Action, founded: Founded): Promise<unknown> {
  const { office } = founded
  switch (action.kind) {
    case 'record':
      return record(action, founded)
    case 'punch':
    case 'ask_correction':
      return punchStep(action, founded, entry => saidOf(entry, founded))
    case 'confirm':
      return confirm(action, founded)
    case 'approve':
      return approve(action, founded)
    case 'return':
    case 'correct':
      return decideOnDay(action, founded)
    case 'export':
      return exportPeriod(action, founded)
    case 'lock':
      return lockPeriod(action, founded)
    case 'retire':
      return office.asRole('hr', memberOperations.terminate, {
        params: { id: memberOf(action.person, founded) },
        body: { endDate: action.endDate, reasonCode: 'retirement', startOffboarding: true },
      })
    case 'describe_deals':
    case 'open_deal':
    case 'move_deal':
    case 'close_deal':
    case 'reopen_deal':
      return dealStep(action, founded)
    case 'describe_activities':
      return describeActivities(founded)
    case 'activity':
      return activityStep(action, founded)
    case 'describe_leads':
      return describeLeads(founded)
    case 'lead':
      return leadStep(action, founded)
    case 'task':
      return taskStep(action.change, founded)
    case 'agreement':
      return agreementStep(action, founded)
    case 'shifts':
      return shiftStep(action, founded)
    case 'invite':
      return invite(action, founded)
  }
}

type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

const memberOf = ({ key }: Pick<Person, 'key'>, { members }: Founded) =>
  required(members.get(key), `the member ${key}`)

async function record({ by, person, date, day }: ActionOf<'record'>, founded: Founded): Promise<unknown> {
  const { office, catalogs } = founded
  const { setOwnDayType, writeOwnEntries, setDayType, writeEntries } = workDayOperations
  const params = { membershipId: memberOf(person, founded), date }
  if (day.dayType && isAbsence(day.dayType) && (await beAbsent({ by, person, date }, day.dayType, founded)))
    return undefined
  if (day.dayType) {
    const body = { dayTypeId: catalogs.dayTypes[day.dayType] }
    return by
      ? office.as(by, setDayType, { params, body })
      : office.as(person, setOwnDayType, { params: { date }, body })
  }
  const body = { entries: day.entries.map(entry => entryBody(entry, founded)) }
  return by
    ? office.as(by, writeEntries, { params, body })
    : office.as(person, writeOwnEntries, { params: { date }, body })
}

/** What an entry says besides its time. */
function saidOf({ type, project, costCenter, note }: PlannedEntry, founded: Founded) {
  const allocations = [
    project && { dimensionId: 'project', valueId: required(founded.projects.get(project), project) },
    costCenter && {
      dimensionId: 'cost_center',
      valueId: required(founded.costCenters[costCenter], costCenter),
    },
  ].filter(allocation => typeof allocation === 'object')
  return {
    entryTypeId: founded.catalogs.entryTypes[type],
    ...(allocations.length > 0 && { allocations }),
    ...(note !== undefined && { note }),
  }
}

function entryBody(entry: PlannedEntry, founded: Founded) {
  const { from, to, duration } = entry
  return {
    ...saidOf(entry, founded),
    ...(duration === undefined
      ? {
          startMinutes: required(from, 'when an entry begins'),
          endMinutes: required(to, 'when an entry ends'),
        }
      : { durationMinutes: duration }),
  }
}

function confirm({ by, person, from, to }: ActionOf<'confirm'>, founded: Founded): Promise<unknown> {
  const body = { from, to }
  if (!by) return founded.office.as(person, workDayOperations.confirmOwnRange, { body })
  const params = { membershipId: memberOf(person, founded) }
  return founded.office.as(by, workDayOperations.confirmRange, { params, body })
}

async function decideOnDay(
  { kind, by, person, date, reason }: ActionOf<'return' | 'correct'>,
  founded: Founded,
): Promise<unknown> {
  const params = { membershipId: memberOf(person, founded), date }
  const { workDayId } = await founded.office.as(by, workDayOperations.getMemberDay, { params })
  const id = required(workDayId, `a written day of ${person.key} on ${date}`)
  return founded.office.as(by, workDayOperations[kind], { params: { id }, body: { reason } })
}

async function exportPeriod(
  { periodStart, periodEnd, group, delivers }: ActionOf<'export'>,
  { office, catalogs, exportTarget: targetId }: Founded,
): Promise<void> {
  const { id, nothingToDeliver } = await office.asRole('payroll', payrollExportOperations.createBatch, {
    body: { periodStart, periodEnd, groupId: group && catalogs.staffGroups[group] },
    idempotencyKey: newId(),
  })
  if (delivers && !nothingToDeliver && id !== null)
    await office.asRole('payroll', payrollExportOperations.deliver, { params: { id }, body: { targetId } })
}

const lockPeriod = ({ periodStart, periodEnd, reason }: ActionOf<'lock'>, { office }: Founded) =>
  office.asRole('payroll', payrollLockOperations.create, { body: { periodStart, periodEnd, reason } })

function invite({ newcomer, startDate }: ActionOf<'invite'>, founded: Founded): Promise<unknown> {
  const { firstNames, lastName, role, supervisor, unit } = newcomer
  const { company, catalogs } = founded
  return founded.office.asRole('hr', memberOperations.create, {
    body: {
      firstNames,
      lastName,
      role,
      email: lastName.toLowerCase() + addressesOf(`newcomers.${company.slug}`),
      supervisorMembershipId: supervisor && memberOf({ key: supervisor }, founded),
      worktimeModelId: catalogs.worktimeModels.flex_37_5,
      planningUnitId: required(founded.units[unit], `the unit ${unit}`),
      staffGroupId: catalogs.staffGroups.monthly,
      employerId: founded.employer,
      employmentStartDate: startDate,
    },
    idempotencyKey: newId(),
  })
}

/** The planner publishes, with more notice than the act asks for. */
async function publish(
  { office }: Founded,
  { id: planningUnitId, planner }: PlannedUnit,
  { from: periodFrom, to: periodTo }: Window,
): Promise<void> {
  await office.as(planner, publicationOperations.publish, { body: { planningUnitId, periodFrom, periodTo } })
}

/** Every second of them says that they have seen their shifts; the others are still waited for. */
async function acknowledge(founded: Founded, unit: PlannedUnit, { from, to }: Window): Promise<void> {
  for (const { person } of signingIn(unit.working, founded).filter((_, index) => index % 2 === 0))
    await founded.office.as(person, ownShiftOperations.acknowledgeAll, { body: { from, to } })
}
